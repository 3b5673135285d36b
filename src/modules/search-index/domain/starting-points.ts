import type { Text } from "#platform/shared/texts/text.ts";
import { toSearchParams, withFacet, type SearchQuery } from "./search-query.ts";
import type { SearchView } from "./search-view.ts";
import type { SortKey } from "./sort-options.ts";

/** One press away from everything there is. */
export interface StartingPoint {
  readonly label: string;
  /** Vehicles behind it; null where the page doesn't know. */
  readonly count: number | null;
  readonly search: string;
}

/** Round amounts of dollars that people name; those inside the stock's prices are offered, the lowest first. */
const BUDGETS = [15_000, 20_000, 30_000, 50_000, 75_000];
const MOST_BUDGETS = 2;
const MOST_BODIES = 4;
/** A stock on one page needs no way through it. */
const FEW = 24;

/** For who has asked for nothing yet: what can be paid, and the body styles of which there are most. */
export function startingPoints(
  view: Pick<SearchView, "query" | "facets" | "ranges" | "total">,
  { defaultSort, t }: { readonly defaultSort: SortKey; readonly t: Text },
): readonly StartingPoint[] {
  const { query, facets, ranges, total } = view;
  if (total <= FEW) return [];
  const searchOf = (next: SearchQuery) => toSearchParams({ ...next, page: 1 }, defaultSort).toString();
  const price = ranges.price;
  const budgets = BUDGETS.filter(
    (dollars) => price !== null && dollars * 100 > price.min * 1.5 && dollars * 100 < price.max,
  );
  return [
    ...budgets.slice(0, MOST_BUDGETS).map((dollars) => ({
      label: t("Up to {most}", { most: `$${dollars.toLocaleString("en-US")}` }),
      count: null,
      search: searchOf({ ...query, price: { min: null, max: dollars * 100 } }),
    })),
    ...facets.body
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST_BODIES)
      .map(({ value, label, count }) => ({
        label: t(label),
        count,
        search: searchOf(withFacet(query, "body", [value])),
      })),
  ];
}
