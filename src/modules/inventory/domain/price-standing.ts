import type { Cents } from "#platform/shared/money.ts";
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
    for (const car of group) {
      const standing = standingAmong(car, group);
      if (standing !== undefined) standings.set(car.id, standing);
    }
  }
  return standings;
}

function isComparable(car: PricedCar): car is Comparable {
  return car.condition !== "new" && car.mileage !== null && car.priceCents !== null && car.priceCents > 0;
}

function standingAmong(car: Comparable, group: readonly Comparable[]): PriceStanding | undefined {
  const prices = group
    .filter(
      (other) =>
        other.id !== car.id &&
        Math.abs(other.year - car.year) <= PRICE_RULE.years &&
        Math.abs(other.mileage - car.mileage) <= PRICE_RULE.miles,
    )
    .map(({ priceCents }) => priceCents)
    .sort((a, b) => a - b);
  if (prices.length < PRICE_RULE.least) return undefined;
  const middle = middleOf(prices);
  return {
    belowPercent: Math.floor(((middle - car.priceCents) / middle) * 100),
    compared: prices.length,
  };
}

function middleOf(sorted: readonly Cents[]): number {
  const at = sorted.length >> 1;
  const upper = sorted[at] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[at - 1] ?? 0) + upper) / 2;
}

/** What a price may be called. */
export type PriceLevel = "great" | "good";

/** Null where it is neither, or nobody could compare it. */
export function priceLevel(belowPercent: number | null): PriceLevel | null {
  if (belowPercent === null || belowPercent < PRICE_RULE.good) return null;
  return belowPercent >= PRICE_RULE.great ? "great" : "good";
}
