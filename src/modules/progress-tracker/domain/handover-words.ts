import { DAY_MS } from "#platform/shared/time/durations.ts";
import { LOCALES } from "#platform/shared/texts/language.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";

const WHERE = english("Where: {place}.");
const RETURN_UNTIL = english(
  "If it isn't right for you, call us by {until} to bring it back under the {days}-day money-back guarantee.",
);

/**
 * Where a car was handed over, and until when it can be brought back (ORD-03): the same days as the retailer's guarantee.
 * @param handover.place on one line; null leaves it out
 * @param handover.returnDays null or 0 when the retailer takes nothing back
 */
export function handoverWords(
  t: Text,
  handover: {
    readonly place: string | null;
    readonly at: Date;
    readonly returnDays: number | null;
    readonly timeZone: string;
  },
): string {
  const { place, at, returnDays, timeZone } = handover;
  const where = place === null ? [] : [t(WHERE, { place })];
  if (!returnDays) return where.join(" ");
  const until = new Intl.DateTimeFormat(LOCALES[t.language], {
    timeZone,
    dateStyle: "full",
    timeStyle: "short",
  }).format(at.getTime() + returnDays * DAY_MS);
  return [...where, t(RETURN_UNTIL, { until, days: String(returnDays) })].join(" ");
}
