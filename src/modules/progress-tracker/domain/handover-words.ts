import { cancelUntil } from "#modules/orders/domain/cancel-right-of.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { LOCALES } from "#platform/shared/texts/language.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";

const WHERE = english("Where: {place}.");
const RETURN_UNTIL = english(
  "If it isn't right for you, call us by {until} to bring it back under the {days}-day money-back guarantee.",
);
const CANCEL_UNTIL = english(
  "By law you may cancel the purchase through {last}, with at most {miles} miles driven. We keep a restocking fee of {fee} and at most {most} for the miles.",
);

/**
 * Where a car was handed over, and until when it can be brought back (ORD-03): the same days as the retailer's
 * guarantee, and what the law of the dealer's state gives beside it.
 * @param handover.place on one line; null leaves it out
 * @param handover.returnDays null or 0 when the retailer takes nothing back
 */
export function handoverWords(
  t: Text,
  handover: {
    readonly place: string | null;
    readonly at: Date;
    readonly returnDays: number | null;
    readonly cancelRight: OrderView["cancelRight"];
    readonly timeZone: string;
  },
): string {
  const { place, at, returnDays, cancelRight, timeZone } = handover;
  const day = { timeZone, dateStyle: "full" } as const;
  const dayOf = (instant: number, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[t.language], format).format(instant);
  const sentences = place === null ? [] : [t(WHERE, { place })];
  if (returnDays) {
    const until = dayOf(at.getTime() + returnDays * DAY_MS, { ...day, timeStyle: "short" });
    sentences.push(t(RETURN_UNTIL, { until, days: String(returnDays) }));
  }
  if (cancelRight !== null) {
    const last = dayOf(cancelUntil(cancelRight, at.getTime(), timeZone) - 1, day);
    sentences.push(t(CANCEL_UNTIL, { last, ...cancelCosts(t, cancelRight) }));
  }
  return sentences.join(" ");
}

/** What the right allows and costs, as texts name it. */
export function cancelCosts(t: Text, right: NonNullable<OrderView["cancelRight"]>) {
  return {
    miles: right.maximumMiles.toLocaleString(LOCALES[t.language]),
    fee: formatDollarsAndCents(right.restockingCents),
    most: formatDollarsAndCents(right.maximumMileageChargeCents),
  };
}
