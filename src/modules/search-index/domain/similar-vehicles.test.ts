import fc from "fast-check";
import { expect, test } from "vitest";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { draws } from "#tests/support/draws.ts";
import { similarVehicles, type SimilarTo } from "./similar-vehicles.ts";
import { StockIndex } from "./index/stock-index.ts";

const MODELS = [
  ["Toyota", "RAV4", "suv"],
  ["Toyota", "Highlander", "suv"],
  ["Toyota", "Camry", "sedan"],
  ["Honda", "CR-V", "suv"],
  ["Ford", "F-150", "pickup"],
  // A model of the same name by somebody else.
  ["Honda", "RAV4", "suv"],
] as const;

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 5 });

const cardArbitrary: fc.Arbitrary<VehicleCardView> = fc
  .record({
    number: fc.integer({ min: 0, max: 39 }),
    model: fc.constantFrom(...MODELS),
    trim: maybe(fc.constantFrom("LE", "XLE")),
    year: fc.integer({ min: 2022, max: 2026 }),
    condition: fc.constantFrom("new" as const, "used" as const, "certified" as const),
    fuel: maybe(fc.constantFrom("gasoline" as const, "hybrid" as const)),
    drivetrain: maybe(fc.constantFrom("fwd" as const, "awd" as const)),
    // Few prices, so that many vehicles are equally like.
    price: maybe(fc.constantFrom(0, 1_000_000, 2_000_000, 2_100_000, 4_000_000)),
    availability: fc.constantFrom("Available" as const, "PendingSale" as const, "Sold" as const),
  })
  .map(({ number, model: [make, model, bodyStyle], price, ...raw }) => {
    const id = `veh_${number}`;
    const texts = { stockNumber: null, dealershipId: "north", dealershipName: "North", vin: null };
    return { ...raw, ...texts, id, key: id, make, model, bodyStyle, priceCents: price } as VehicleCardView;
  });

/** What likeness means, in plain code: every listed vehicle in the order of the index, with its score. */
function plainly(index: StockIndex, to: SimilarTo, limit: number): string[] {
  const scored = Array.from(
    { length: index.rowCount },
    (_, row) => index.card(row) as VehicleCardView | undefined,
  )
    .filter((card) => card !== undefined)
    .filter((card) => card.id !== to.id)
    .map((card) => {
      const bySpec =
        (card.model === to.model ? 6 : 0) +
        (card.bodyStyle !== null && card.bodyStyle === to.bodyStyle ? 4 : 0) +
        (card.make === to.make ? 2 : 0) +
        (card.fuel !== null && card.fuel === to.fuel ? 1.5 : 0) +
        (card.drivetrain !== null && card.drivetrain === to.drivetrain ? 0.5 : 0);
      const byCondition = card.condition === to.condition ? 1.5 : 0;
      return {
        card,
        isFirst: bySpec >= 6,
        score: bySpec + byCondition - gap(to.priceCents, card.priceCents),
      };
    });
  return scored
    .toSorted((a, b) => b.score - a.score || Number(b.isFirst) - Number(a.isFirst))
    .slice(0, limit)
    .map(({ card }) => card.id);
}

function gap(wanted: number | null, price: number | null): number {
  if (!wanted || !price) return 2.5;
  return Math.abs(Math.log2(price / wanted)) * 5;
}

test("similar vehicles are those of a look at every vehicle, for any stock, any updates and any vehicle", () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: cardArbitrary.map((card) => ({ put: card })) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 39 }).map((number) => ({ remove: `veh_${number}` })) },
  );
  const property = fc.property(
    fc.array(step, { maxLength: 120 }),
    fc.array(cardArbitrary, { minLength: 1, maxLength: 5 }),
    fc.integer({ min: 1, max: 8 }),
    (steps, asked, limit) => {
      const index = new StockIndex();
      for (const one of steps) {
        if ("remove" in one) index.remove(one.remove);
        else index.put({ card: one.put, transmission: null, interiorColor: null, features: [] });
      }
      for (const to of asked) {
        const found = similarVehicles(index, to, limit).map(({ id }) => id);
        expect(found).toEqual(plainly(index, to, limit));
      }
    },
  );
  fc.assert(property, { numRuns: draws(500) });
});

test("a vehicle is never similar to itself, and an unknown one is like whatever has its body", () => {
  const index = new StockIndex();
  const [card] = fc.sample(cardArbitrary, { numRuns: 1, seed: 1 }) as [VehicleCardView];
  const rav4 = {
    ...card,
    id: "veh_1",
    model: "RAV4",
    make: "Toyota",
    bodyStyle: "suv",
    availability: "Available",
  };
  index.put({ card: rav4 as VehicleCardView, transmission: null, interiorColor: null, features: [] });
  expect(similarVehicles(index, rav4 as VehicleCardView, 4)).toEqual([]);
  const unknown = { ...rav4, id: "veh_2", make: "Lada", model: "Niva" } as VehicleCardView;
  expect(similarVehicles(index, unknown, 4).map(({ id }) => id)).toEqual(["veh_1"]);
});
