import { DEFAULT_DEAL_TYPE, OFFERED_DEAL_TYPES } from "#modules/orders/domain/offered-deal-types.ts";
import * as v from "valibot";
import { INCENTIVE_PREFERENCES } from "#modules/incentives/domain/incentive-choices.ts";
import { dealChoicesSchema } from "#modules/orders/domain/deal-choices-schema.ts";
import { buyerDraftSchema } from "#modules/orders/domain/buyer-details-schema.ts";
import { DELIVERY_OPTIONS } from "#modules/orders/domain/order.ts";
import { zipCodeSchema } from "#platform/shared/fields/address/zip-code.ts";
import { ACCEPT_TERMS } from "./accept-terms.ts";

const dealType = v.picklist(OFFERED_DEAL_TYPES, "Choose cash, finance or lease.");
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/u, "Send the terms as they were shown."));
const deliveryOption = v.picklist(DELIVERY_OPTIONS, "Choose pickup or delivery.");

/** POST /api/commerce/orders: add to cart. */
export const createOrderBody = v.object({
  /** VIN or vehicle id. */
  vehicleKey: v.pipe(v.string(), v.trim(), v.nonEmpty("Name the vehicle."), v.maxLength(64)),
  dealType: v.optional(dealType, DEFAULT_DEAL_TYPE),
  choices: v.optional(dealChoicesSchema),
  zipCode: v.optional(zipCodeSchema),
  deliveryOption: v.optional(deliveryOption),
});

/** PATCH /api/commerce/orders/{orderNumber}: what was typed or chosen since the last save. */
export const updateOrderBody = v.object({
  buyer: v.optional(buyerDraftSchema),
  zipCode: v.optional(zipCodeSchema),
  deliveryOption: v.optional(deliveryOption),
  /** All choices about the deal; they take the place of those before. */
  choices: v.optional(dealChoicesSchema),
});

/** POST /api/commerce/orders/{orderNumber}/deal-type (CALC-11, OP-54). */
export const changeDealBody = v.object({ dealType, choices: v.optional(dealChoicesSchema) });

/** POST /api/commerce/orders/{orderNumber}/promo (CART-08); null takes the code out. */
export const promoBody = v.object({
  code: v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty("Enter a promo code."), v.maxLength(40))),
});

/** PUT /api/commerce/orders/{orderNumber}/incentives (PROT-05). */
export const incentivesBody = v.object({
  claims: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(40)),
  preference: v.picklist(
    INCENTIVE_PREFERENCES,
    "Choose what everybody gets, the lowest cost, cash or the special rate.",
  ),
  horizonMonths: v.nullable(
    v.pipe(
      v.number(),
      v.integer("Enter a whole number of months."),
      v.minValue(1, "Enter at least 1 month."),
      v.maxValue(120, "Enter at most 120 months."),
    ),
  ),
});

/** POST /api/commerce/orders/{orderNumber}/trade-in (TRADE-08). */
export const tradeInBody = v.object({ use: v.boolean() });

/** POST /api/commerce/orders/{orderNumber}/accept-offer (LEND-02). */
export const acceptOfferBody = v.object({
  acceptedTerms: v.literal(true, ACCEPT_TERMS),
  offerId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  termsDigest: digest,
});

/** POST /api/commerce/orders/{orderNumber}/end-application. */
export const endApplicationBody = v.object({ why: v.picklist(["declined", "withdrawn"]) });

/** POST /api/commerce/orders/{orderNumber}/submit. */
export const submitOrderBody = v.object({
  acceptedTerms: v.literal(true, ACCEPT_TERMS),
  /** The total the buyer saw, in cents; another one on the server is answered, never charged. */
  amountDueCents: v.optional(v.pipe(v.number(), v.integer())),
  /** The terms the buyer saw (`receipt.termsDigest`); others are answered, never agreed to. */
  termsDigest: v.optional(digest),
});
