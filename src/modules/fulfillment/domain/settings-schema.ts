import * as v from "valibot";
import { dollars, whole } from "#platform/shared/settings/field-schemas.ts";
import { type Holiday, HOLIDAYS } from "#platform/shared/settings/holiday-names.ts";

const CLOSED: Holiday[] = ["new-year", "memorial", "independence", "labor", "thanksgiving", "christmas"];

/** OP-44: demonstration values. Dollars, miles, hours of the rooftop's own day. */
const DeliverySchema = v.strictObject({
  freeRadiusMiles: v.optional(whole(0, 5000), 50),
  perMile: v.optional(dollars(100), 1.5),
  maxMiles: v.optional(whole(0, 5000), 500),
  transferPickupFee: v.optional(dollars(10_000), 199),
  openingHour: v.optional(whole(0, 23), 9),
  closingHour: v.optional(whole(1, 24), 17),
  leadBusinessDays: v.optional(whole(0, 30), 2),
  bookableDays: v.optional(whole(1, 60), 10),
  /** Nothing is handed over on these, and they are no business days. */
  holidays: v.optional(v.array(v.picklist(HOLIDAYS, "must be the name of a holiday")), CLOSED),
  /** Further closed days, `YYYY-MM-DD`. */
  closedDates: v.optional(
    v.pipe(
      v.array(v.pipe(v.string("must be a date"), v.isoDate("must be a date"))),
      v.maxLength(366, "too many"),
    ),
    [],
  ),
  /** Until so many hours before it begins, a buyer may move or cancel an appointment. */
  changeUntilHours: v.optional(whole(0, 336), 24),
  /** Documents stood in for the check (SIGN-05): whether the car may leave with the insurance not verified. */
  handsOverUninsured: v.optional(v.boolean(), false),
  /** The same for the ID. */
  handsOverUnidentified: v.optional(v.boolean(), false),
});

/** When and how far cars are handed over. */
export const fulfillmentSettings = { config: { delivery: v.optional(DeliverySchema, {}) } };
