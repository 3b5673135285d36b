import type { ComparableCar } from "./comparable-car.ts";
import { estimatedValue } from "./estimated-value.ts";
import type { ValueTable } from "./value-table.ts";

/** Where nobody was kept aside, a band that promises little. */
const WIDE = { low: 0.7, high: 1.3 };
const FEWEST_MEASURED = 30;

/** The middle eight tenths of price over estimate, of cars that the estimate never saw (split conformal). */
export function bandOf(models: ValueTable["models"], aside: readonly ComparableCar[]): ValueTable["band"] {
  const shares = aside
    .flatMap((car) => {
      const estimate = estimatedValue(models, car);
      return estimate === null ? [] : [car.priceCents / estimate];
    })
    .sort((a, b) => a - b);
  const count = shares.length;
  if (count < FEWEST_MEASURED) return { ...WIDE, count };
  const at = (rank: number) => shares[Math.min(count - 1, Math.max(0, rank))]!;
  return { low: at(Math.floor(0.1 * (count + 1)) - 1), high: at(Math.ceil(0.9 * (count + 1)) - 1), count };
}

/** Whether a car that a table never saw lies in its band; null where it says nothing about the model. */
export function isInBand({ models, band }: ValueTable, car: ComparableCar): boolean | null {
  const estimate = estimatedValue(models, car);
  if (estimate === null) return null;
  const share = car.priceCents / estimate;
  return share >= band.low && share <= band.high;
}
