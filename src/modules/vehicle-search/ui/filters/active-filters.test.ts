import { describe, expect, test } from "vitest";
import { FACETS, type FacetName } from "#modules/search-index/domain/facets.ts";
import { parseSearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { FacetValueView } from "#modules/search-index/domain/search-view.ts";
import { englishText } from "#platform/shared/texts/text.ts";
import { activeFilters } from "./active-filters.ts";

function chips(search: string, labels: Partial<Record<FacetName, readonly FacetValueView[]>> = {}) {
  const facets = Object.fromEntries(FACETS.map((name) => [name, labels[name] ?? []])) as Record<
    FacetName,
    FacetValueView[]
  >;
  return activeFilters(
    { query: parseSearchQuery(new URLSearchParams(search), "price-desc"), facets },
    { defaultSort: "price-desc", t: englishText },
  );
}

describe("the filters in force", () => {
  test("are none for a search that asks for everything", () => {
    expect(chips("sort=price-asc&page=3")).toEqual([]);
  });

  test("carry the label of their facet and the address without them", () => {
    const make = [{ value: "toyota", label: "Toyota", count: 3, selected: true }];
    expect(chips("make=toyota&make=honda&sort=price-asc&page=2", { make })).toEqual([
      { label: "honda", search: "make=toyota&sort=price-asc" },
      { label: "Toyota", search: "make=honda&sort=price-asc" },
    ]);
  });

  test("say ranges the way people do", () => {
    const labels = chips("priceMax=30000&paymentMin=300&paymentMax=500&mileageMin=1000&yearMin=2020").map(
      (chip) => chip.label,
    );
    expect(labels).toEqual(["Up to $30,000", "$300/mo to $500/mo", "From 1,000 mi", "From 2020"]);
  });

  test("keep the zip when the distance is taken back", () => {
    expect(chips("zip=78701&distance=50")).toEqual([{ label: "Within 50 mi", search: "zip=78701" }]);
  });
});
