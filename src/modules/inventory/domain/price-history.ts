import type { Cents } from "#platform/shared/money.ts";

/** A price and since when it was asked. */
export interface PricePoint {
  /** ISO instant. */
  readonly at: string;
  /** Null is "call for price". */
  readonly priceCents: Cents | null;
}

/** One line of the history as people read it. */
export interface PriceStep extends PricePoint {
  /** Against the price before; null for the first price, and where either is not known. */
  readonly changeCents: Cents | null;
}

/** A change as it was recorded. */
export interface PriceChange {
  readonly at: string;
  readonly from: Cents | null;
  readonly to: Cents | null;
}

/**
 * The prices of a vehicle since it was listed, oldest first; empty when its price never changed.
 * @param changes oldest first
 */
export function priceHistoryOf(listedAt: string, changes: readonly PriceChange[]): readonly PricePoint[] {
  const [first] = changes;
  if (first === undefined) return [];
  // A change is never told as older than the listing, whatever a feed's clock said.
  const since = listedAt < first.at ? listedAt : first.at;
  return [{ at: since, priceCents: first.from }, ...changes.map(({ at, to }) => ({ at, priceCents: to }))];
}

/** The history with what each step changed, oldest first. */
export function priceSteps(history: readonly PricePoint[]): readonly PriceStep[] {
  return history.map((point, index) => {
    const before = history[index - 1]?.priceCents ?? null;
    const isKnown = before !== null && point.priceCents !== null;
    return { ...point, changeCents: isKnown ? (point.priceCents ?? 0) - before : null };
  });
}

/** Difference between the latest price and the first one; null while either is not known. */
export function wholeChangeCents(history: readonly PricePoint[]): Cents | null {
  const first = history[0]?.priceCents ?? null;
  const last = history.at(-1)?.priceCents ?? null;
  return first === null || last === null ? null : last - first;
}
