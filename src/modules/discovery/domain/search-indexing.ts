import type { FacetName } from "#modules/search-index/domain/facets.ts";
import {
  emptySearch,
  toSearchParams,
  withFacet,
  type SearchQuery,
} from "#modules/search-index/domain/search-query.ts";
import type { FacetValueView } from "#modules/search-index/domain/search-view.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { SortKey } from "#modules/search-index/domain/sort-options.ts";
import type { Crumb } from "./structured/breadcrumb-json-ld.ts";

/** Facets that people search the web for; a page of results about one value of some of them is a landing page. */
const LANDING_FACETS = ["make", "model", "condition", "body", "fuel"] as const satisfies readonly FacetName[];
const MOST_FACETS = 2;

/** How search engines are to treat one page of results. */
interface SearchIndexing {
  /** Path and query that stand for this search. */
  readonly canonicalPath: string;
  readonly noIndex: boolean;
}

/**
 * Results are indexed for everything, or for one value each of at most two landing facets (`/search?make=kia&model=ev6`);
 * each page of them stands for itself. Order is no other page. All else (ranges, keywords, places, several values,
 * nothing found) is followed, not indexed, and stands for the nearest search that is.
 */
export function searchIndexing(
  query: SearchQuery,
  { total, defaultSort }: { readonly total: number; readonly defaultSort: SortKey },
): SearchIndexing {
  const landing = landingOf(query, defaultSort);
  const path = (search: SearchQuery): string => {
    const params = toSearchParams(search, defaultSort).toString();
    return params === "" ? "/search" : `/search?${params}`;
  };
  const same = path({ ...query, sort: defaultSort }) === path({ ...landing, page: query.page });
  const isIndexed = same && total > 0;
  return { canonicalPath: path(isIndexed ? { ...landing, page: query.page } : landing), noIndex: !isIndexed };
}

/**
 * The way from the whole stock to the landing page nearest to a search, one facet a step, each step indexed itself.
 * @param words of `searchWords`
 */
export function searchCrumbs(
  query: SearchQuery,
  words: Readonly<Record<LandingFacet, string>>,
  { defaultSort, t }: { readonly defaultSort: SortKey; readonly t: Text },
): readonly Crumb[] {
  const landing = landingOf(query, defaultSort);
  let step = emptySearch(defaultSort);
  const steps = LANDING_FACETS.filter((name) => landing.facets[name].length > 0 && words[name] !== "");
  return [
    { name: t("Search"), path: "/search" },
    ...steps.map((name) => {
      step = withFacet(step, name, landing.facets[name]);
      return { name: words[name], path: `/search?${toSearchParams(step, defaultSort).toString()}` };
    }),
  ];
}

/** What of a search a landing page may be about. */
function landingOf(query: SearchQuery, defaultSort: SortKey): SearchQuery {
  let landing = emptySearch(defaultSort);
  let count = 0;
  for (const name of LANDING_FACETS) {
    const [value, second] = query.facets[name];
    if (value === undefined || second !== undefined || count === MOST_FACETS) continue;
    // A model without its make is nobody's.
    if (name === "model" && landing.facets.make.length === 0) continue;
    landing = withFacet(landing, name, [value]);
    count += 1;
  }
  return landing;
}

type LandingFacet = (typeof LANDING_FACETS)[number];

/** The words that name a search in a title: `{ condition: "Used", make: "Kia", model: "EV6" }`; empty when unnamed. */
export function searchWords(
  facets: Readonly<Record<FacetName, readonly Pick<FacetValueView, "label" | "selected">[]>>,
  t: Text,
): Readonly<Record<LandingFacet, string>> {
  const word = (name: LandingFacet): string => {
    const [value, second] = facets[name].filter(({ selected }) => selected);
    return value === undefined || second !== undefined ? "" : t(value.label);
  };
  return {
    condition: word("condition"),
    make: word("make"),
    model: word("model"),
    body: word("body"),
    fuel: word("fuel"),
  };
}
