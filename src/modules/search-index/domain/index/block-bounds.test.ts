import fc from "fast-check";
import { expect, it } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { itemArbitrary } from "#tests/support/random-stock.ts";
import { payableCents } from "#modules/pricing/domain/payable-price.ts";
import { BOUNDS } from "./block-bounds.ts";
import { BLOCK_ROWS } from "./row-blocks.ts";
import { StockIndex } from "./stock-index.ts";

const NONE = 2 ** 32 - 1;

/** The bounds of a block worked out from its cards. */
function expectedBounds(index: StockIndex, block: number): number[] {
  const rows = Array.from({ length: BLOCK_ROWS }, (_, at) => block * BLOCK_ROWS + at).filter(
    (row) => index.columns.look[row] !== 0,
  );
  const cards = rows.map((row) => index.card(row));
  const least = (values: readonly number[]) => Math.min(Infinity, ...values);
  const most = (values: readonly number[]) => Math.max(-Infinity, ...values);
  const prices = cards.map((card) => payableCents(card) ?? NONE);
  const mileages = cards.map(({ mileage }) => mileage ?? NONE);
  const payments = cards.map(
    ({ estimatedPayment }) => estimatedPayment?.estimatedMonthlyPaymentCents ?? NONE,
  );
  return [
    least(cards.map((card) => -(payableCents(card) ?? -1))),
    least(prices),
    least(mileages),
    least(payments),
    least(
      rows.map((row) => {
        const { drawbacks, added } = index.columns;
        return (drawbacks[row] as number) * 2 ** 32 + NONE - (added[row] as number);
      }),
    ),
    most(prices),
    most(mileages),
    most(payments),
  ];
}

it("knows the first of each block by every sort and its highest figures, whatever came, changed and went", () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: itemArbitrary.map((item) => ({ put: item })) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 59 }).map((number) => ({ remove: `veh_${number}` })) },
  );
  const property = fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
    const index = new StockIndex();
    for (const one of steps) {
      if ("put" in one) index.put(one.put);
      else index.remove(one.remove);
    }
    const restored = new StockIndex();
    restored.restore(index.state());
    for (let block = 0; block < index.blocks.count; block += 1) {
      const expected = expectedBounds(index, block);
      for (const { columns } of [index, restored])
        expect([...columns.bounds.subarray(block * BOUNDS, (block + 1) * BOUNDS)]).toEqual(expected);
    }
  });
  fc.assert(property, { numRuns: draws(200) });
});
