import * as v from "valibot";
import { line, whole } from "#platform/shared/settings/field-schemas.ts";

/** Days of the week with opening and closing hour, local; null is closed. */
const Hours = v.nullable(v.strictObject({ opens: whole(0, 23), closes: whole(1, 24) }));

/** PRIV-05: Mon-Fri 9-6, Sat 9-5, Sun closed (ET). */
export const SupportHoursSchema = v.strictObject({
  timeZone: v.optional(line, "America/New_York"),
  weekdays: v.optional(Hours, { opens: 9, closes: 18 }),
  saturday: v.optional(Hours, { opens: 9, closes: 17 }),
  sunday: v.optional(Hours, null),
});
