import * as v from "valibot";
import { dollars, line, percent, whole } from "#platform/shared/settings/field-schemas.ts";

const day = v.pipe(v.string(), v.isoDate("must be a day like 2026-11-23"));

/** OP-40: a code that lowers the price before tax; one per order. Dollars or percent of the price, never both. */
const PromoCode = v.pipe(
  v.strictObject({
    /** As buyers type it; capitals and small letters are the same. */
    code: v.pipe(
      v.string(),
      v.regex(/^[A-Z0-9-]{3,24}$/, "must be 3 to 24 capital letters, digits or dashes"),
    ),
    title: line,
    amount: v.optional(dollars()),
    percent: v.optional(percent(0.01, 50)),
    /** First and last day, both included, in days where the car is sold. */
    validFrom: v.optional(day),
    validTo: v.optional(day),
    /** Orders that may have it: of everybody, and of one account. A canceled order gives its use back. */
    uses: v.optional(whole(1, 1_000_000)),
    usesPerAccount: v.optional(whole(1, 1_000)),
    /** Ids of the rooftops whose cars it is for; left out, all. */
    rooftops: v.optional(v.pipe(v.array(line), v.minLength(1, "must name a rooftop"), v.maxLength(200))),
  }),
  v.check(
    ({ amount, percent: share }) => (amount === undefined) !== (share === undefined),
    "must have either amount or percent",
  ),
  v.check(
    ({ validFrom, validTo }) => validFrom === undefined || validTo === undefined || validFrom <= validTo,
    "must have validFrom on or before validTo",
  ),
  v.check(
    ({ uses, usesPerAccount }) =>
      uses === undefined || usesPerAccount === undefined || usesPerAccount <= uses,
    "must have usesPerAccount of at most uses",
  ),
);

/** CART-08. */
const PromoCodesSchema = v.pipe(
  v.array(PromoCode),
  v.maxLength(200, "must hold at most 200 codes"),
  v.check((codes) => new Set(codes.map(({ code }) => code)).size === codes.length, "must not repeat a code"),
);

/** Codes that buyers may type in checkout. */
export const promoCodesSettings = { config: { promoCodes: v.optional(PromoCodesSchema, []) } };
