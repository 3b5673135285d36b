import * as v from "valibot";

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(90));
const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999));

/** POST /sandbox/api/protection. */
export const playBody = v.variant("play", [
  v.strictObject({ play: v.literal("rate"), planId: name, priceCents: cents }),
  v.strictObject({ play: v.literal("withdraw"), planId: name }),
  v.strictObject({ play: v.literal("claim"), contractNumber: name, amountCents: cents }),
  v.strictObject({ play: v.literal("restore") }),
  v.strictObject({ play: v.literal("down") }),
  v.strictObject({ play: v.literal("up") }),
]);
