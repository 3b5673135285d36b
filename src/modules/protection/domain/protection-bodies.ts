import * as v from "valibot";
import { DEAL_TYPES } from "#modules/orders/domain/order.ts";
import { CREDIT_TIER_NAMES } from "#modules/worksheet/domain/settings-schema.ts";
import { INVALID_ZIP_CODE } from "#platform/shared/fields/address/zip-code.ts";
import { ZIP_CODE } from "#platform/shared/fields/address/zip-code-pattern.ts";

const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999));
const planId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,40}\.[a-z0-9-]{1,40}$/, "Choose a plan from the list."),
);
const plans = v.pipe(v.array(planId), v.maxLength(20));

const vehicleKey = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const zipCode = v.pipe(v.string(), v.trim(), v.regex(ZIP_CODE, INVALID_ZIP_CODE));

/** GET /public/protection/products: the vehicle's key, and where it would be registered. */
export const productsQuery = v.object({ vin: vehicleKey, zip: v.optional(zipCode) });

/** POST /public/protection/menu: a car and a deal, nobody's name. Amounts in cents. */
export const menuBody = v.strictObject({
  /** The vehicle's key. */
  vehicle: vehicleKey,
  zip: zipCode,
  deal: v.strictObject({
    type: v.picklist(DEAL_TYPES),
    downPaymentCents: v.optional(cents),
    termMonths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
    creditTier: v.optional(v.picklist(CREDIT_TIER_NAMES)),
    annualMiles: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
    tradeValueCents: v.optional(cents),
    tradeOwedCents: v.optional(cents),
  }),
  /** Plans to preview the payment with. */
  chosen: v.optional(plans, []),
});
export type MenuBody = v.InferOutput<typeof menuBody>;

/** PUT /api/commerce/orders/{orderNumber}/protection: all that is wanted; an empty list declines the offer. */
export const choosePlansBody = v.strictObject({
  plans: v.pipe(
    v.array(
      v.strictObject({
        id: planId,
        /** Hash of the words that were shown beside the plan. */
        consent: v.pipe(
          v.string(),
          v.regex(/^[0-9a-f]{64}$/, "Read and accept the sentence beside the plan."),
        ),
      }),
    ),
    v.maxLength(20),
    v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, "Choose each plan once."),
  ),
});
export type ChoosePlansBody = v.InferOutput<typeof choosePlansBody>;
