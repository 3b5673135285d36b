import * as v from "valibot";
import { dollars, whole } from "./field-schemas.ts";

/** OP-44: demonstration values. Dollars, miles, hours of the rooftop's own day. */
export const DeliverySchema = v.strictObject({
  freeRadiusMiles: v.optional(whole(0, 5000), 50),
  perMile: v.optional(dollars(100), 1.5),
  maxMiles: v.optional(whole(0, 5000), 500),
  transferPickupFee: v.optional(dollars(10_000), 199),
  openingHour: v.optional(whole(0, 23), 9),
  closingHour: v.optional(whole(1, 24), 17),
  leadBusinessDays: v.optional(whole(0, 30), 2),
  bookableDays: v.optional(whole(1, 60), 10),
});
