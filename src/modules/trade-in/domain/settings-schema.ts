import * as v from "valibot";
import { bool, dollars, line, percent, whole } from "#platform/shared/settings/field-schemas.ts";
import { QUESTIONS } from "./questions-data.ts";

const KEYS = new Set(QUESTIONS.flatMap(({ id, answers }) => answers.map((answer) => `${id}.${answer.id}`)));

/** Hours of a day at which people review cars, local to the retailer; null is closed. */
const hours = v.nullable(v.strictObject({ opens: whole(0, 23), closes: whole(1, 24) }));

/** OP-35, TRADE-07: Monday to Saturday 9:00 am to midnight, Sunday 11:00 am to midnight. */
const ReviewHoursSchema = v.strictObject({
  weekdays: v.optional(hours, { opens: 9, closes: 24 }),
  saturday: v.optional(hours, { opens: 9, closes: 24 }),
  sunday: v.optional(hours, { opens: 11, closes: 24 }),
});
export type ReviewHours = v.InferOutput<typeof ReviewHoursSchema>;

/** What a retailer may set of trade-ins. US dollars, percent, years, miles. */
const TradeInSchema = v.strictObject({
  enabled: v.optional(bool, true),
  dealerId: v.optional(v.nullable(line), null),
  accountId: v.optional(v.nullable(line), null),
  /** Taken off what is left after repairs and transport. */
  marginPercent: v.optional(percent(0, 50), 6),
  smallestMargin: v.optional(dollars(10_000), 500),
  transport: v.optional(dollars(10_000), 150),
  /** By `<question>.<answer>`; what is left out is the product's own. */
  deductions: v.optional(
    v.record(
      v.pipe(
        v.string(),
        v.check((key) => KEYS.has(key), "must be <question>.<answer> of the README"),
      ),
      dollars(20_000),
    ),
    {},
  ),
  maximumAgeYears: v.optional(whole(1, 40), 15),
  maximumMiles: v.optional(whole(1_000, 999_999), 180_000),
  smallestOffer: v.optional(dollars(100_000), 500),
  /** A bonus for everybody who trades in (TRADE-01). */
  incentive: v.optional(dollars(20_000), 0),
  reviewHours: v.optional(ReviewHoursSchema, {}),
  /** At an inspection: so many more miles change nothing. */
  freeMiles: v.optional(whole(0, 10_000), 500),
  /** And each one after them takes off so much. */
  dollarsPerMile: v.optional(dollars(5), 0.2),
});

export const tradeInSettings = { config: { tradeIn: v.optional(TradeInSchema, {}) } };
export type TradeInSettings = v.InferOutput<typeof TradeInSchema>;
