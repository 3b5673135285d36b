import fc from "fast-check";
import { expect, it } from "vitest";
import { changedIndexes } from "#tests/support/changed-stock.ts";
import { draws } from "#tests/support/draws.ts";
import { payableCents } from "#modules/pricing/domain/payable-price.ts";
import { BOUNDS } from "./block-bounds.ts";
import { BLOCK_ROWS } from "./row-blocks.ts";
import type { StockIndex } from "./stock-index.ts";

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
  const property = fc.property(changedIndexes, ([index, restored]) => {
    for (let block = 0; block < index.blocks.count; block += 1) {
      const expected = expectedBounds(index, block);
      for (const { columns } of [index, restored])
        expect([...columns.bounds.subarray(block * BOUNDS, (block + 1) * BOUNDS)]).toEqual(expected);
    }
  });
  fc.assert(property, { numRuns: draws(200) });
});
