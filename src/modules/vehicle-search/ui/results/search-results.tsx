import { Suspense } from "react";
import { useNavigation } from "react-router";
import { WrittenOnce } from "#rendering/screens.tsx";
import { WhileMissing } from "#platform/browser/missing-part.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { toSearchParams } from "#modules/search-index/domain/search-query.ts";
import type { SortKey } from "#modules/search-index/domain/sort-options.ts";
import type { LoosenedSearch } from "./loosened-searches.ts";
import type { ResultsView } from "./results-text.ts";
import { BadgeLegend, NoMatches, Pagination } from "./search-parts.ts";
import { VehicleGrid } from "#modules/inventory/ui/card/vehicle-grid.tsx";

interface SearchResultsProps {
  readonly view: ResultsView;
  /** `cardText`s. */
  readonly cards: readonly string[];
  /** `arrivalsToday`. */
  readonly arrivals: readonly number[];
  readonly loosened: readonly LoosenedSearch[];
  readonly defaultSort: SortKey;
}

/** One page of vehicles, dimmed when the next answer takes longer than 300 ms. */
export function SearchResults({ view, cards, arrivals, loosened, defaultSort }: SearchResultsProps) {
  const t = useText();
  const isLoading = useNavigation().location?.pathname === "/search";
  if (view.total === 0 && isLoading) return <ResultsSkeleton />;
  if (view.total === 0) {
    return (
      <Suspense fallback={<WhileMissing />}>
        <NoMatches loosened={loosened} />
      </Suspense>
    );
  }
  const hrefFor = (page: number) => {
    const search = toSearchParams({ ...view.query, page }, defaultSort).toString();
    return search === "" ? "/search" : `/search?${search}`;
  };
  return (
    <div
      aria-busy={isLoading}
      className="search-results grid gap-10 transition-opacity delay-300 duration-200 aria-busy:pointer-events-none aria-busy:opacity-50"
    >
      <h2 className="sr-only">{t("Vehicles")}</h2>
      {arrivals.length > 0 && <style>{shownArrivals(arrivals)}</style>}
      <VehicleGrid cards={cards} eager={2} />
      <Suspense>
        <Pagination hrefFor={hrefFor} page={view.page} pageCount={view.pageCount} />
        <WrittenOnce by="badge legend">{() => <BadgeLegend />}</WrittenOnce>
      </Suspense>
    </div>
  );
}

/** Markup of cards is kept for days; the page of a day says which of them arrived on it. */
function shownArrivals(arrivals: readonly number[]): string {
  return `${arrivals.map((ends) => `.card-badges>[data-ends="${ends}"]`).join()}{display:inline-flex!important}`;
}

/** What comes after an empty result; appears after 300 ms. */
function ResultsSkeleton() {
  return (
    <div
      aria-busy="true"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.25rem),1fr))] gap-cards"
    >
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton className="aspect-[4/5]" key={at} />
      ))}
    </div>
  );
}
