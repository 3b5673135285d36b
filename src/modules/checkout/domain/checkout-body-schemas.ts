import { DEFAULT_DEAL_TYPE, OFFERED_DEAL_TYPES } from "#modules/orders/domain/offered-deal-types.ts";
import * as v from "valibot";
import { dealChoicesSchema } from "#modules/orders/domain/deal-choices-schema.ts";
import { buyerDraftSchema } from "#modules/orders/domain/buyer-details-schema.ts";
import { DELIVERY_OPTIONS } from "#modules/orders/domain/order.ts";
import { zipCodeSchema } from "#platform/shared/fields/address/zip-code.ts";
import { acceptedTerms, shownTerms } from "#modules/deal-drafts/domain/shown-terms.ts";

const dealType = v.picklist(OFFERED_DEAL_TYPES, "Choose cash, finance or lease.");
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
  /** The deal type that the choices are for; for another one nothing is saved. */
  dealType: v.optional(dealType),
});

/** POST /api/commerce/orders/{orderNumber}/deal-type (CALC-11, OP-54). */
export const changeDealBody = v.object({ dealType, choices: v.optional(dealChoicesSchema) });

/** POST /api/commerce/orders/{orderNumber}/submit. */
export const submitOrderBody = v.object({
  acceptedTerms,
  /** The total the buyer saw, in cents; another one on the server is answered, never charged. */
  amountDueCents: v.optional(v.pipe(v.number(), v.integer())),
  /** The terms the buyer saw (`receipt.termsDigest`); others are answered, never agreed to. */
  termsDigest: v.optional(shownTerms),
  /** Of credit that was applied for with this order before: the buyer knows that lenders are asked, and may look, anew. */
  appliesAgain: v.optional(v.boolean()),
});
