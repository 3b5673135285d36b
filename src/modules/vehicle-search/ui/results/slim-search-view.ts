import { FACETS, type FacetName } from "#modules/search-index/domain/facets.ts";
import type { SearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { FacetValueView, SearchView } from "#modules/search-index/domain/search-view.ts";

/** Longest list per filter; what is left is reached through the search box. */
const LONGEST: Partial<Record<FacetName, number>> = { model: 40, trim: 30, interior: 12, feature: 40 };

/** Values shown before "Show more". */
export const SHORT_LIST = 7;

/** Filters that show what is chosen and nothing else, because another one comes first. */
function waitingFacets({ facets }: Pick<SearchQuery, "facets">): Partial<Record<FacetName, boolean>> {
  return { model: facets.make.length === 0, trim: facets.model.length === 0, year: true };
}

/** The filters whose values the results page shows; the others need not be counted. */
export function shownFacets(query: Pick<SearchQuery, "facets">): readonly FacetName[] {
  const waits = waitingFacets(query);
  return FACETS.filter((name) => waits[name] !== true || query.facets[name].length > 0);
}

/**
 * The part of an answer that the results page shows. Documents carry it twice, as markup and as data,
 * so models wait for a make, trims for a model, and years have their slider.
 */
export function slimSearchView(view: SearchView): SearchView {
  const waits = waitingFacets(view.query);
  const slim = (name: FacetName): readonly FacetValueView[] => {
    const values = view.facets[name];
    if (waits[name]) return values.filter(({ selected }) => selected);
    let room = LONGEST[name] ?? 60;
    // In their order: nothing moves because it was chosen.
    return popularFirst(values.filter(({ selected, count }) => selected || (count > 0 && room-- > 0)));
  };
  return {
    ...view,
    facets: Object.fromEntries(FACETS.map((name) => [name, slim(name)])) as SearchView["facets"],
  };
}

/** The most common values stand in front, so that few have to open the rest; the rest keeps its order. */
function popularFirst(values: readonly FacetValueView[]): readonly FacetValueView[] {
  if (values.length <= SHORT_LIST) return values;
  const popular = values
    .toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count)
    .slice(0, SHORT_LIST);
  const inOrder = (list: readonly FacetValueView[]) =>
    list.toSorted((a, b) => a.label.localeCompare(b.label, "en"));
  return [...inOrder(popular), ...inOrder(values.filter((value) => !popular.includes(value)))];
}
