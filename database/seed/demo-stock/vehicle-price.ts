import type { MakeLine } from "./model-lines-data.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Part of the price when new that an average car is still worth after 0, 1, 2 … years at usual mileage. */
const WORTH_BY_AGE = [0.92, 0.83, 0.745, 0.67, 0.6, 0.535, 0.475, 0.42, 0.37, 0.33, 0.29];
const MILES_A_YEAR = 11_800;

/** Odometer of a used car by its age in model years. */
export function usedMileage(random: SeededRandom, age: number): number {
  const habit = 0.45 + random.next() * 0.75 + random.next() * 0.35;
  return Math.round((Math.max(age, 0) + 0.35) * MILES_A_YEAR * habit) + random.between(35, 900);
}

/** What the same trim cost when new in an earlier year: prices rose by about 3 % a year. In whole dollars. */
export function originalMsrp(msrpToday: number, age: number): number {
  return Math.round((msrpToday * 0.97 ** age) / 5) * 5;
}

/** Asking price of a used car in whole dollars, with the odd endings that dealers like. */
export function usedPrice(
  random: SeededRandom,
  input: { msrp: number; age: number; miles: number; make: MakeLine },
): number {
  const worth = WORTH_BY_AGE[Math.min(input.age, WORTH_BY_AGE.length - 1)] ?? 0.3;
  const held = worth * (1 + input.make.hold) ** (input.age + 1);
  const milesTooMany = input.miles - (input.age + 0.35) * MILES_A_YEAR;
  const wear = 1 - Math.max(-0.08, Math.min(0.18, milesTooMany / 260_000));
  return dealerEnding(random, Math.max(4_995, input.msrp * held * wear * (0.965 + random.next() * 0.07)));
}

/** Asking price of a new car: often the sticker, sometimes less. */
export function newPrice(random: SeededRandom, msrp: number): number {
  if (random.chance(0.4)) return msrp;
  return msrp - Math.round((msrp * (0.005 + random.next() * 0.05)) / 50) * 50;
}

function dealerEnding(random: SeededRandom, dollars: number): number {
  return Math.round(dollars / 100) * 100 - random.pick([5, 5, 1, 10, 12, 50, 0, 15]);
}
