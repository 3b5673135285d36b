import fc from "fast-check";
import { expect, test } from "vitest";
import { isListed, type StockItem } from "#modules/inventory/domain/stock-item.ts";
import { payableCents } from "#modules/pricing/domain/payable-price.ts";
import { draws } from "#tests/support/draws.ts";
import { itemArbitrary } from "#tests/support/random-stock.ts";
import { StockIndex } from "./index/stock-index.ts";
import { stockRanges } from "./stock-ranges.ts";

const step = fc.record({
  item: itemArbitrary,
  number: fc.integer({ min: 0, max: 19 }),
  isLeaving: fc.boolean(),
  isAsked: fc.boolean(),
});

/** By the specification: over all that are listed. */
function rangesOf(stock: ReadonlyMap<string, StockItem>) {
  const cards = [...stock.values()].filter(isListed).map(({ card }) => card);
  const rangeOf = (values: readonly (number | null | undefined)[]) => {
    const known = values.filter((value): value is number => typeof value === "number");
    return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
  };
  return {
    price: rangeOf(cards.map(payableCents)),
    payment: rangeOf(cards.map((card) => card.estimatedPayment?.estimatedMonthlyPaymentCents)),
    mileage: rangeOf(cards.map(({ mileage }) => mileage)),
    year: rangeOf(cards.map(({ year }) => year)),
  };
}

test("bounds are those of the cars that are there, however they came and went", () => {
  const property = fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
    const index = new StockIndex();
    const stock = new Map<string, StockItem>();
    for (const { item, number, isLeaving, isAsked } of steps) {
      const id = `veh_${number}`;
      if (isLeaving) {
        index.remove(id);
        stock.delete(id);
      } else {
        const put = { ...item, card: { ...item.card, id, key: id, vin: null } };
        index.put(put);
        stock.set(id, put);
      }
      if (isAsked) expect(stockRanges(index)).toEqual(rangesOf(stock));
    }
    expect(stockRanges(index)).toEqual(rangesOf(stock));
    const copy = new StockIndex();
    copy.restore(index.state());
    expect(stockRanges(copy)).toEqual(rangesOf(stock));
  });
  fc.assert(property, { numRuns: draws(300) });
});

test("a car that comes or goes between the bounds has no other car looked at", () => {
  const index = new StockIndex();
  const [item] = fc.sample(itemArbitrary.filter(isListed), { numRuns: 1, seed: 1 }) as [StockItem];
  const priced = (id: string, priceCents: number): StockItem => ({
    ...item,
    card: { ...item.card, id, key: id, vin: null, priceCents, estimatedPayment: null, mileage: 10 },
  });
  for (const [at, cents] of [1_000_00, 2_000_00, 3_000_00].entries()) index.put(priced(`veh_${at}`, cents));
  index.put(priced("veh_1", 2_500_00));
  index.remove("veh_1");
  const { columns, looks, dictionaries } = index;
  const untouched = { columns, looks, dictionaries, rowCount: Number.NaN };
  Object.defineProperty(untouched, "rowCount", { get: () => expect.fail("all cars were looked at") });
  const bounds = index.ranges.read(untouched);
  expect(bounds).toEqual(
    rangesOf(new Map([1_000_00, 3_000_00].map((cents) => [`${cents}`, priced("veh", cents)]))),
  );
});
