import { countsByRooftop } from "#modules/search-index/domain/counts-by-rooftop.ts";
import { SearchScratch } from "#modules/search-index/domain/index/scratch.ts";
import type { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";
import { newMatches } from "#modules/search-index/domain/new-matches.ts";
import { searchStock } from "#modules/search-index/domain/search-stock.ts";
import { applyChanges } from "./apply-changes.ts";
import type { SearchEngine } from "../search-engine.ts";

/** The indexes of this process, which whoever follows the stock keeps. */
export function inProcessEngine(
  indexOf: (tenantId: string) => StockIndex,
  scratch: SearchScratch = new SearchScratch(),
): SearchEngine {
  const apply: SearchEngine["apply"] = async (tenantId, changes) => applyChanges(indexOf(tenantId), changes);
  return {
    search: async (tenantId, question) => searchStock(indexOf(tenantId), scratch, question),
    newMatches: async (tenantId, question) => newMatches(indexOf(tenantId), scratch, question),
    countsByRooftop: async (tenantId, question) => countsByRooftop(indexOf(tenantId), scratch, question),
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
