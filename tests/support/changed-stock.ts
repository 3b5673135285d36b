import fc from "fast-check";
import { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";
import { itemArbitrary } from "./random-stock.ts";

const step = fc.oneof(
  { weight: 3, arbitrary: itemArbitrary.map((item) => ({ put: item })) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 59 }).map((number) => ({ remove: `veh_${number}` })) },
);

/** An index to which cars came, in which they changed and from which they went, and one that was taken up from its state. */
export const changedIndexes: fc.Arbitrary<readonly [written: StockIndex, restored: StockIndex]> = fc
  .array(step, { maxLength: 150 })
  .map((steps) => {
    const written = new StockIndex();
    for (const one of steps) {
      if ("put" in one) written.put(one.put);
      else written.remove(one.remove);
    }
    const restored = new StockIndex();
    restored.restore(written.state());
    return [written, restored];
  });
