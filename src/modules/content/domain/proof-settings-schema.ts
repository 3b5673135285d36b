import * as v from "valibot";
import { line, prose, webUrl, whole } from "#platform/shared/settings/field-schemas.ts";

const day = v.pipe(v.string("must be a date"), v.isoDate("must be a date"));

/** What others say of the store. Entered by the retailer, each with its source and day; nothing is worked out or invented. */
export const ProofSchema = v.strictObject({
  rating: v.optional(
    v.nullable(
      v.strictObject({
        /** 1 to 5. */
        value: v.pipe(
          v.number("must be a number"),
          v.minValue(1, "must be at least 1"),
          v.maxValue(5, "must be at most 5"),
        ),
        count: whole(1, 10_000_000),
        /** Where people left their reviews. */
        source: line,
        url: v.optional(v.nullable(webUrl), null),
        asOf: day,
      }),
    ),
    null,
  ),
  deliveries: v.optional(v.nullable(v.strictObject({ count: whole(1, 10_000_000), asOf: day })), null),
  reviews: v.optional(
    v.pipe(
      v.array(v.strictObject({ text: prose, name: line, source: line, date: day })),
      v.maxLength(6, "must be at most 6 reviews"),
    ),
    [],
  ),
});

export type ProofSettings = v.InferOutput<typeof ProofSchema>;
