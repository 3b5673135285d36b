import type { StockItem } from "#modules/inventory/domain/stock-item.ts";

/** Miles up to which a car counts as equally near. */
export const DISTANCE_BANDS = [25, 50, 100, 250, 500] as const;
/** Room for the largest `addedAt` there is. */
const SECONDS = 2 ** 32;
const DRAWBACKS = 32;

/** How near a rooftop is, 0 for nearest; all are equally near while the shopper's place is unknown. */
export function distanceBand(miles: number): number {
  const band = DISTANCE_BANDS.findIndex((limit) => miles <= limit);
  return band === -1 ? DISTANCE_BANDS.length : band;
}

/**
 * What speaks against showing a vehicle early, 0 to 31: somebody else is buying it, then how much of it is unknown
 * (price, photo, mileage, color, trim), then that it has not become cheaper.
 */
export function drawbacksOf({ card, isPriceDropped = false }: StockItem): number {
  const known = [card.priceCents, card.image, card.mileage, card.color, card.trim];
  const missing = known.filter((value) => value === null || value === undefined).length;
  const isPending = card.availability === "PendingSale";
  return (isPending ? 16 : 0) + missing * 2 + (isPriceDropped ? 0 : 1);
}

/** One number for the order "Recommended", smallest first: near, then `drawbacksOf`, then what came last into the stock. */
export function recommendedValue(band: number, drawbacks: number, addedAt: number): number {
  return (band * DRAWBACKS + drawbacks) * SECONDS + (SECONDS - 1 - addedAt);
}

/** More than any `recommendedValue`: what one point of relevance weighs. */
export const RELEVANCE_STEP = (DISTANCE_BANDS.length + 1) * DRAWBACKS * SECONDS;
