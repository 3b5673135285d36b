import * as v from "valibot";
import { whole } from "#platform/shared/settings/field-schemas.ts";

/** No retailer is reminded of a payoff earlier than this many days ahead. */
export const MOST_REMIND_DAYS = 30;

/** What a retailer promises about cars that it takes. */
const TradeInHandoverSchema = v.strictObject({
  /** Calendar days after it took a car in which it pays what is owed on it; a shorter term of the state's law counts. */
  payoffDays: v.optional(whole(1, 60), 10),
  /** Who pays what a lender asks on top once its quote ran out: written, so that nobody is surprised (TRADE-06). */
  payoffShortfall: v.optional(
    v.picklist(["retailer", "buyer"] as const, "must be retailer or buyer"),
    "retailer",
  ),
  /** So many days before the payoff is owed the retailer is reminded, and every day after. */
  remindDays: v.optional(whole(0, MOST_REMIND_DAYS), 3),
});

export const tradeInHandoverSettings = {
  config: { tradeInHandover: v.optional(TradeInHandoverSchema, {}) },
};
