import * as v from "valibot";
import { defineEvents, final } from "#modules/order-steps/server/step-events.ts";
import { inspectTradeIn } from "./inspect-trade-in.ts";
import type { TradeInHandoverContext } from "./handover-context.ts";
import { wrongFields } from "./handover-errors.ts";
import { receiveTradeIn, recordPayoff, recordRelease, waiveDifference } from "./settle-trade-in.ts";

const MILES = "Enter the miles that the odometer shows.";
const DAY = "Enter a day as YYYY-MM-DD.";
const REFERENCE = "Enter letters, digits and dashes only.";

const day = v.pipe(v.string(DAY), v.isoDate(DAY));
const answer = v.pipe(v.string(), v.maxLength(40));

/** What the retailer says about the car that it takes. */
export const tradeInEvents = defineEvents<TradeInHandoverContext>()({
  details: {
    odometerMiles: v.optional(
      v.pipe(v.number(MILES), v.integer(MILES), v.minValue(1, MILES), v.maxValue(999_998, MILES)),
    ),
    /** Only the answers that turned out different, by question. */
    differentAnswers: v.optional(
      v.pipe(
        v.record(answer, answer),
        v.check((all) => Object.keys(all).length <= 40, "Too many answers."),
      ),
    ),
    payoffCents: v.optional(v.pipe(v.number(), v.safeInteger("Whole cents."), v.minValue(1))),
    payoffPaidOn: v.optional(day),
    payoffReference: v.optional(v.pipe(v.string(REFERENCE), v.regex(/^[\w-]{1,40}$/u, REFERENCE))),
    lienReleasedOn: v.optional(day),
  },
  rules: {
    "trade-in.inspected": {
      ...final(),
      apply(trx, ctx, { order, details: { odometerMiles: miles, differentAnswers: answers = {} } }) {
        if (miles === undefined) throw wrongFields("milesMissing", { odometerMiles: MILES });
        return inspectTradeIn(trx, ctx, { order, finding: { miles, answers } });
      },
    },
    "trade-in.waived": { ...final(), apply: (trx, ctx, { order }) => waiveDifference(trx, ctx, order) },
    "trade-in.received": { ...final(), apply: (trx, ctx, { order }) => receiveTradeIn(trx, ctx, order) },
    "trade-in.paid-off": {
      ...final(),
      apply: (trx, ctx, { order, details }) =>
        recordPayoff(trx, ctx, {
          order,
          paidCents: details.payoffCents,
          paidOn: details.payoffPaidOn,
          reference: details.payoffReference,
        }),
    },
    "trade-in.lien-released": {
      ...final(),
      apply: (trx, ctx, { order, details }) =>
        recordRelease(trx, ctx, { order, releasedOn: details.lienReleasedOn }),
    },
  },
});
