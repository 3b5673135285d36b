import type { Cents } from "#platform/shared/money.ts";

/** What somebody pays for a vehicle before tax and fees: its price less what its maker gives everybody; null without a price. */
export function payableCents(vehicle: {
  readonly priceCents: Cents | null;
  readonly incentivesCents: Cents;
}): Cents | null {
  return vehicle.priceCents === null
    ? null
    : Math.max(0, vehicle.priceCents - (vehicle.incentivesCents || 0));
}
