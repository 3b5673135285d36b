import * as v from "valibot";
import { INCENTIVE_PREFERENCES } from "#modules/incentives/domain/incentive-choices.ts";

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
