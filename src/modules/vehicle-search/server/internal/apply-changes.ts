import type { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";
import type { StockChanges } from "../search-engine.ts";

/** What changed in a stock, in its index. */
export function applyChanges(index: StockIndex, { put, removed }: StockChanges): void {
  for (const item of put) index.put(item);
  for (const id of removed) index.remove(id);
}
