import type { Cents } from "#platform/shared/money.ts";
import { PriceCounts } from "./price-counts.ts";
import type { Condition } from "./vehicle.ts";

/** What a price is compared by. */
export interface PricedCar {
  readonly id: string;
  readonly condition: Condition;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly mileage: number | null;
  readonly priceCents: Cents | null;
}

/** A price among those of cars like it in the retailer's own stock. */
export interface PriceStanding {
  /** Whole percent below their middle price; negative above it. */
  readonly belowPercent: number;
  /** How many cars it was compared with. */
  readonly compared: number;
}

/** One rule, as the pages explain it: the same model and trim, about as old, driven about as far, and enough of them. */
export const PRICE_RULE = { years: 1, miles: 20_000, least: 3, good: 4, great: 8 } as const;

type Comparable = PricedCar & { readonly mileage: number; readonly priceCents: Cents };

/** The standings of all used cars that have enough cars to be compared with, by id; new cars have none. */
export function priceStandings(cars: Iterable<PricedCar>): ReadonlyMap<string, PriceStanding> {
  const alike = new Map<string, Comparable[]>();
  for (const car of cars) {
    if (!isComparable(car)) continue;
    const name = [car.make, car.model, car.trim].join("\n").toLowerCase();
    const known = alike.get(name);
    if (known === undefined) alike.set(name, [car]);
    else known.push(car);
  }
  const standings = new Map<string, PriceStanding>();
  for (const group of alike.values()) {
    if (group.length <= PRICE_RULE.least) continue;
    group.sort((a, b) => a.mileage - b.mileage);
    for (const [year, ofYear] of Map.groupBy(group, (car) => car.year)) {
      const near = group.filter((car) => Math.abs(car.year - year) <= PRICE_RULE.years);
      for (const [id, standing] of standingsAmong(ofYear, near)) standings.set(id, standing);
    }
  }
  return standings;
}

function isComparable(car: PricedCar): car is Comparable {
  return car.condition !== "new" && car.mileage !== null && car.priceCents !== null && car.priceCents > 0;
}

/** Both sorted by mileage, `cars` among `near`: a window over the miles moves once through all of them. */
function* standingsAmong(
  cars: readonly Comparable[],
  near: readonly Comparable[],
): Generator<[string, PriceStanding]> {
  const prices = new PriceCounts(near.map(({ priceCents }) => priceCents));
  let [from, to] = [0, 0];
  for (const car of cars) {
    for (let next = near[to]; next && next.mileage <= car.mileage + PRICE_RULE.miles; next = near[(to += 1)])
      prices.change(next.priceCents, 1);
    for (
      let first = near[from];
      first && first.mileage < car.mileage - PRICE_RULE.miles;
      first = near[(from += 1)]
    )
      prices.change(first.priceCents, -1);
    // A car is not compared with itself.
    prices.change(car.priceCents, -1);
    if (prices.size >= PRICE_RULE.least) yield [car.id, standingOf(car, prices)];
    prices.change(car.priceCents, 1);
  }
}

function standingOf({ priceCents }: Comparable, others: PriceCounts): PriceStanding {
  const middle = others.middle();
  return { belowPercent: Math.floor(((middle - priceCents) / middle) * 100), compared: others.size };
}

/** What a price may be called. */
export type PriceLevel = "great" | "good";

/** Null where it is neither, or nobody could compare it. */
export function priceLevel(belowPercent: number | null): PriceLevel | null {
  if (belowPercent === null || belowPercent < PRICE_RULE.good) return null;
  return belowPercent >= PRICE_RULE.great ? "great" : "good";
}
