import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { STATE_TREATMENTS } from "./state-treatments-data.ts";

/** What a buyer may do, and what it costs. */
export interface CancelRight {
  readonly days: number;
  /** Driven since the handover. */
  readonly maximumMiles: number;
  /** Kept by the retailer when the car comes back. */
  readonly restockingCents: Cents;
  /** The most that is kept for the miles driven. */
  readonly maximumMileageChargeCents: Cents;
}

/**
 * The right to cancel that the dealer's state gives a buyer of a used car, by dated state data; null where it gives
 * none. It stands beside what the retailer promises of its own.
 * @param sale.state two letters, of the dealer
 */
export function rightToCancel(sale: {
  readonly state: string;
  readonly isNew: boolean;
  readonly priceCents: Cents;
  readonly onDate: CivilDate;
}): CancelRight | null {
  if (sale.isNew) return null;
  const right = STATE_TREATMENTS.findLast(
    ({ state, effectiveFrom, rightToCancel: one }) =>
      state === sale.state && effectiveFrom <= sale.onDate && one !== undefined && one.from <= sale.onDate,
  )?.rightToCancel;
  if (right === undefined || sale.priceCents > right.maximumPriceCents) return null;
  const share = Math.round((sale.priceCents * right.restockingPpm) / 1_000_000);
  return {
    days: right.days,
    maximumMiles: right.maximumMiles,
    restockingCents: Math.min(right.maximumRestockingCents, Math.max(right.minimumRestockingCents, share)),
    maximumMileageChargeCents: right.maximumMileageChargeCents,
  };
}
