import { expect, test } from "vitest";
import { FACETS } from "#modules/search-index/domain/facets.ts";
import { emptySearch } from "#modules/search-index/domain/search-query.ts";
import { readResultsText, resultsText, type ResultsView } from "./results-text.ts";

test("an answer comes out of its text as it went in", () => {
  const facets = Object.fromEntries(
    FACETS.map((name, at) => [name, [{ value: name, label: `3/4" ${name}`, count: at, selected: at === 2 }]]),
  ) as unknown as ResultsView["facets"];
  const view: ResultsView = {
    total: 12,
    page: 1,
    pageCount: 1,
    sort: "price-asc",
    sortOptions: [{ key: "price-asc", label: "Price (low to high)" }],
    facets,
    ranges: { price: { min: 1, max: 2 }, payment: null, mileage: null, year: null },
    query: emptySearch("price-asc"),
    search: "make=kia",
    place: null,
    zipError: "Enter a 5-digit zip code.",
  };
  const text = resultsText(view);
  expect(readResultsText(text)).toEqual(view);
  // Only the first time it is the view itself.
  expect(readResultsText(text)).toEqual(view);
});
