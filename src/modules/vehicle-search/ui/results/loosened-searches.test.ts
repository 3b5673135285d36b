import { describe, expect, test } from "vitest";
import { englishText } from "#platform/shared/texts/text.ts";
import { FACETS } from "#modules/search-index/domain/facets.ts";
import { parseSearchQuery, type SearchQuery } from "#modules/search-index/domain/search-query.ts";
import { activeFilters } from "../filters/active-filters.ts";
import { loosenedSearches } from "./loosened-searches.ts";
import type { ResultsView } from "./results-text.ts";

const read = (search: string) => parseSearchQuery(new URLSearchParams(search), "price-desc");
const facets = Object.fromEntries(FACETS.map((name) => [name, []])) as unknown as ResultsView["facets"];

function loosen(search: string, count: (query: SearchQuery) => number) {
  return loosenedSearches({
    query: read(search),
    filtersOf: (query) => activeFilters({ query, facets }, { defaultSort: "price-desc", t: englishText }),
    read,
    count: async (query) => count(query),
  });
}

describe("a search that finds nothing", () => {
  test("names the condition that keeps most vehicles away first", async () => {
    const found = await loosen("make=kia&body=van&priceMax=1000", ({ facets: { make, body }, price }) => {
      if (price.max === null) return 7;
      return make.length === 0 || body.length === 0 ? 3 : 0;
    });
    expect(found).toEqual([
      { without: ["Up to $1,000"], search: "make=kia&body=van", count: 7 },
      { without: ["kia"], search: "body=van&priceMax=1000", count: 3 },
      { without: ["van"], search: "make=kia&priceMax=1000", count: 3 },
    ]);
  });

  test("names pairs when no single condition is in the way", async () => {
    const found = await loosen("make=kia&body=van&priceMax=1000", ({ facets: { body }, price }) =>
      price.max === null && body.length === 0 ? 9 : 0,
    );
    expect(found).toEqual([{ without: ["van", "Up to $1,000"], search: "make=kia", count: 9 }]);
  });

  test("offers nothing where nothing helps, and ends also with many conditions", async () => {
    const many = Array.from({ length: 40 }, (_, at) => `feature=f${at}`).join("&");
    let counted = 0;
    expect(await loosen(many, () => Math.min(0, (counted += 1)))).toEqual([]);
    expect(counted).toBeLessThanOrEqual(80);
    expect(await loosen("", () => 5)).toEqual([]);
  });
});
