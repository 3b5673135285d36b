import { SearchScratch } from "#modules/search-index/domain/index/scratch.ts";
import type { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";
import { newMatches } from "#modules/search-index/domain/new-matches.ts";
import { searchStock } from "#modules/search-index/domain/search-stock.ts";
import type { SearchEngine } from "../../providers/search-engine.ts";

/** The indexes of this process, which whoever follows the stock keeps. */
export function inProcessEngine(
  indexOf: (tenantId: string) => StockIndex,
  scratch: SearchScratch = new SearchScratch(),
): SearchEngine {
  const apply: SearchEngine["apply"] = async (tenantId, { put, removed }) => {
    const index = indexOf(tenantId);
    for (const item of put) index.put(item);
    for (const id of removed) index.remove(id);
  };
  return {
    search: async (tenantId, question) => searchStock(indexOf(tenantId), scratch, question),
    newMatches: async (tenantId, question) => newMatches(indexOf(tenantId), scratch, question),
    apply,
    async replace(tenantId, pages) {
      const known = new Set<string>();
      for await (const put of pages) {
        await apply(tenantId, { put, removed: [] });
        for (const { card } of put) known.add(card.id);
      }
      const removed = [...indexOf(tenantId).cards()].map(({ id }) => id).filter((id) => !known.has(id));
      await apply(tenantId, { put: [], removed });
    },
  };
}
