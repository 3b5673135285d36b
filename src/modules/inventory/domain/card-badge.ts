import type { Cents } from "#platform/shared/money.ts";
import { addDays, type CivilDate } from "#platform/shared/time/civil-date.ts";
import { instantOfLocalTime, localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { priceLevel, type PriceLevel } from "./price-standing.ts";

/** A price that fell by less than this is no news. */
export const LEAST_DROP_PERCENT = 2;
/** When more of the stock came on one day, a store opened or changed its feed, and nothing is new. */
const MOST_ARRIVED = 0.2;

interface Priced {
  readonly priceCents: Cents | null;
  /** How far the last change of the price took it down; null where it did not. */
  readonly priceDropCents?: Cents | null;
  readonly priceBelowPercent?: number | null;
}

/** The one thing that a card says about its price. */
export type PriceBadge = PriceLevel | "drop";

/** What compares with other cars comes first: it says more than what a car cost before. */
export function priceBadge({ priceCents, priceDropCents, priceBelowPercent }: Priced): PriceBadge | null {
  if (priceCents === null) return null;
  const level = priceLevel(priceBelowPercent ?? null);
  if (level !== null) return level;
  const before = priceCents + (priceDropCents ?? 0);
  return (priceDropCents ?? 0) * 100 >= before * LEAST_DROP_PERCENT ? "drop" : null;
}

/** Whether "arrived today" says anything about the cars that did. */
export function areArrivalsNews(arrived: number, stock: number): boolean {
  return arrived > 0 && arrived <= stock * MOST_ARRIVED;
}

/**
 * When the day ends on which something came, in hours since 1970: a page shows a car as new while that is the next
 * midnight where the car stands, so that markup which is kept needs no clock.
 * @param instant milliseconds since 1970
 */
export function arrivalEnds(instant: number, timeZone: string): number {
  return arrivalDay(instant, timeZone).ends;
}

/** A day where a car stands, in milliseconds since 1970, and its `arrivalEnds`. */
export interface ArrivalDay {
  readonly from: number;
  /** The first millisecond of the next. */
  readonly until: number;
  readonly ends: number;
}

/** The day on which something came. */
export function arrivalDay(instant: number, timeZone: string): ArrivalDay {
  const midnight = (date: CivilDate) => instantOfLocalTime({ date, minutes: 0 }, timeZone);
  const { date } = localTimeOf(instant, timeZone);
  const until = midnight(addDays(date, 1));
  return { from: midnight(date), until, ends: Math.ceil(until / 3_600_000) };
}
