import type { StockItem } from "#modules/inventory/domain/stock-item.ts";
import type { FacetName } from "#modules/search-index/domain/facets.ts";
import type { NewMatches, NewsQuestion } from "#modules/search-index/domain/new-matches.ts";
import type { SearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { RooftopDistances, StockResult } from "#modules/search-index/domain/search-stock.ts";

export interface EngineQuestion {
  readonly query: SearchQuery;
  readonly distances: RooftopDistances;
  /** Facets to count; the lists of the others are empty. */
  readonly counted: readonly FacetName[];
}

/**
 * What answers searches of a store (SRCH, OP-32). The index in this process by default; another one per deployment.
 * PostgreSQL stays the truth: an engine holds what it was given, for all retailers, and can be filled again at any time.
 */
export interface SearchEngine {
  /** Total, one page in order and the wanted facets, each counted without its own filter. */
  search(tenantId: string, question: EngineQuestion): Promise<StockResult>;
  /** How many vehicles a search finds, and how many of them came after a moment (SRCH-08). */
  newMatches(tenantId: string, question: NewsQuestion): Promise<NewMatches>;
  /** How many vehicles a search finds at each rooftop by its id; those without any are left out (SRCH-07). */
  countsByRooftop(
    tenantId: string,
    question: Omit<EngineQuestion, "counted">,
  ): Promise<ReadonlyMap<string, number>>;
  /** Has the next search see these vehicles; one that is not listed any more is gone like a removed one. */
  apply(tenantId: string, changes: StockChanges): Promise<void>;
  /** The whole stock of a retailer: whatever else was known of it is gone afterwards. */
  replace(
    tenantId: string,
    pages: AsyncIterable<readonly StockItem[]> | readonly (readonly StockItem[])[],
  ): Promise<void>;
}

export interface StockChanges {
  readonly put: readonly StockItem[];
  /** Ids. */
  readonly removed: readonly string[];
}
