import type { SuggestionView } from "#modules/search-index/domain/search-view.ts";
import type { SearchContext } from "./search-context.ts";

const MAX_TYPED = 100;

/** What the search box offers while typing, at most ten, best first (SRCH-02). Never fails. */
export function suggest(ctx: SearchContext, { typed }: { typed: string }): readonly SuggestionView[] {
  return ctx.vehicleSearch.stock(ctx.tenantId).terms.suggest(typed.slice(0, MAX_TYPED));
}
