import * as v from "valibot";
import { dollars, email, imageUrl, line, phone, prose } from "#platform/shared/settings/field-schemas.ts";

const key = v.optional(v.pipe(v.string("must be a text"), v.nonEmpty("must not be empty")), "*");

/** What a rule may replace (OP-10). Identity pools, keys and legal text are not here on purpose. */
const Values = v.strictObject({
  brandName: v.optional(line),
  logoUrl: v.optional(imageUrl),
  supportPhone: v.optional(phone),
  supportPhoneAbbreviated: v.optional(line),
  supportEmail: v.optional(email),
  contactText: v.optional(prose),
  defaultDownPaymentAmount: v.optional(dollars()),
  docFee: v.optional(dollars(10_000)),
  transferPickupFee: v.optional(dollars(10_000)),
});

/** TEN-10: `*` stands for any make, condition or dealership. */
const RooftopOverrideSchema = v.strictObject({
  dealershipId: key,
  make: key,
  condition: v.optional(v.picklist(["*", "new", "used", "cpo"], "must be *, new, used or cpo"), "*"),
  values: Values,
});

export const RooftopOverridesSchema = v.pipe(
  v.array(RooftopOverrideSchema),
  v.check((rules) => {
    const keys = rules.map((rule) => `${rule.dealershipId} ${rule.make.toLowerCase()} ${rule.condition}`);
    return new Set(keys).size === keys.length;
  }, "must not name the same dealership, make and condition twice"),
);
