import { useNavigation } from "react-router";
import { Pagination } from "#design-system/pagination.tsx";
import { toSearchParams } from "../domain/search/search-query.ts";
import type { SortKey } from "../domain/search/sort-options.ts";
import type { ActiveFilter } from "./active-filters.ts";
import { NoMatches } from "./no-matches.tsx";
import type { ResultsView } from "./results-text.ts";
import { VehicleGrid } from "./vehicle-grid.tsx";

export interface SearchResultsProps {
  readonly view: ResultsView;
  /** `cardText`s. */
  readonly cards: readonly string[];
  readonly filters: readonly ActiveFilter[];
  readonly defaultSort: SortKey;
}

/** One page of vehicles, dimmed when the next answer takes longer than 300 ms. */
export function SearchResults({ view, cards, filters, defaultSort }: SearchResultsProps) {
  const isLoading = useNavigation().location?.pathname === "/search";
  if (view.total === 0) return <NoMatches filters={filters} />;
  const hrefFor = (page: number) => {
    const search = toSearchParams({ ...view.query, page }, defaultSort).toString();
    return search === "" ? "/search" : `/search?${search}`;
  };
  return (
    <div
      aria-busy={isLoading}
      className="search-results grid gap-10 transition-opacity delay-300 duration-200 aria-busy:pointer-events-none aria-busy:opacity-50"
    >
      <h2 className="sr-only">Vehicles</h2>
      <VehicleGrid cards={cards} eager={2} />
      <Pagination hrefFor={hrefFor} page={view.page} pageCount={view.pageCount} />
    </div>
  );
}
