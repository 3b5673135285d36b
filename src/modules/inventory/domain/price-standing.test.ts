import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceLevel, priceStandings, type PricedCar } from "./price-standing.ts";

const car = (id: string, facts: Partial<PricedCar> = {}): PricedCar => ({
  id,
  condition: "used",
  year: 2022,
  make: "Honda",
  model: "Civic",
  trim: "EX",
  mileage: 30_000,
  priceCents: 2_000_000,
  ...facts,
});
const others = (facts: Partial<PricedCar> = {}) => ["a", "b", "c"].map((id) => car(id, facts));
const below = (mine: PricedCar, rest: readonly PricedCar[]) => priceStandings([mine, ...rest]).get(mine.id);
const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

function slowly(mine: number, near: readonly { priceCents: number }[]) {
  const prices = near.map(({ priceCents }) => priceCents).sort((a, b) => a - b);
  const [low, high] = [prices[(prices.length - 1) >> 1]!, prices[prices.length >> 1]!];
  const middle = (low + high) / 2;
  return { belowPercent: Math.floor(((middle - mine) / middle) * 100), compared: prices.length };
}

describe("the standing of a price", () => {
  test("is counted from the middle price of the other cars alone", () => {
    const prices = [1_000_000, 2_000_000, 9_000_000].map((priceCents, at) => car(`o${at}`, { priceCents }));
    expect(below(car("mine", { priceCents: 1_800_000 }), prices)).toEqual({ belowPercent: 10, compared: 3 });
  });

  test("needs three cars of the same model and trim, a year and 20,000 miles apart at most", () => {
    expect(below(car("mine"), others())).toMatchObject({ compared: 3 });
    expect(below(car("mine"), others().slice(1))).toBeUndefined();
    for (const facts of [{ trim: "LX" }, { model: "Accord" }, { year: 2024 }, { mileage: 50_001 }])
      expect(below(car("mine"), others(facts)), JSON.stringify(facts)).toBeUndefined();
  });

  test("is had by no new car, and by none without a price or mileage, and those count for nobody", () => {
    for (const facts of [{ condition: "new" }, { priceCents: null }, { mileage: null }] as const) {
      expect(below(car("mine", facts), others())).toBeUndefined();
      expect(below(car("mine"), others(facts))).toBeUndefined();
    }
  });

  test("is the same as by looking at every other car", () => {
    const row = fc.record({
      year: fc.integer({ min: 2020, max: 2023 }),
      mileage: fc.integer({ min: 0, max: 60 }).map((thousands) => thousands * 1000),
      priceCents: fc.integer({ min: 1, max: 12 }).map((price) => price * 100_000),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
        const all = rows.map((facts, at) => car(`c${at}`, facts));
        const expected = all.flatMap((mine, at) => {
          const near = rows.filter(
            ({ year, mileage }, other) =>
              other !== at &&
              Math.abs(year - mine.year) <= 1 &&
              Math.abs(mileage - rows[at]!.mileage) <= 20_000,
          );
          return near.length < 3 ? [] : [{ id: mine.id, ...slowly(rows[at]!.priceCents, near) }];
        });
        const found = [...priceStandings(all)].map(([id, standing]) => ({ id, ...standing }));
        expect(found.toSorted(byId)).toEqual(expected.toSorted(byId));
      }),
    );
  });

  test("does not depend on the order of the stock, and a lower price never stands worse", () => {
    const stock = fc.array(
      fc.record({
        year: fc.integer({ min: 2020, max: 2023 }),
        mileage: fc.integer({ min: 0, max: 60_000 }),
        priceCents: fc.integer({ min: 500_000, max: 4_000_000 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(stock, fc.integer({ min: 500_000, max: 4_000_000 }), (rows, priceCents) => {
        const rest = rows.map((row, at) => car(`o${at}`, row));
        const mine = below(car("mine", { priceCents }), rest);
        expect(below(car("mine", { priceCents }), rest.toReversed())).toEqual(mine);
        const cheaper = below(car("mine", { priceCents: priceCents - 100_000 }), rest);
        expect(cheaper?.belowPercent ?? 0).toBeGreaterThanOrEqual(mine?.belowPercent ?? 0);
      }),
    );
  });
});

test("a price is good from 4 percent below the middle on and great from 8 on", () => {
  expect([null, -20, 3, 4, 7, 8, 60].map(priceLevel)).toEqual([
    null,
    null,
    null,
    "good",
    "good",
    "great",
    "great",
  ]);
});
