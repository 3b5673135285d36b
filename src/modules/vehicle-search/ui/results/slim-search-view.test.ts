import { describe, expect, test } from "vitest";
import { FACETS, type FacetName } from "#modules/search-index/domain/facets.ts";
import { parseSearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { FacetValueView, SearchView } from "#modules/search-index/domain/search-view.ts";
import { slimSearchView } from "./slim-search-view.ts";

const value = (label: string, count: number, selected = false): FacetValueView => ({
  value: label.toLowerCase(),
  label,
  count,
  selected,
});

function slim(search: string, given: Partial<Record<FacetName, readonly FacetValueView[]>>) {
  const facets = Object.fromEntries(FACETS.map((name) => [name, given[name] ?? []]));
  const query = parseSearchQuery(new URLSearchParams(search), "price-desc");
  return slimSearchView({ query, facets } as unknown as SearchView).facets;
}

describe("what a results page carries", () => {
  test("models wait until a make is chosen", () => {
    const model = [value("RAV4", 5)];
    expect(slim("", { model }).model).toEqual([]);
    expect(slim("make=toyota", { model }).model).toEqual(model);
  });

  test("a chosen value stays even when nothing is left of it", () => {
    const chosen = value("Yugo", 0, true);
    expect(slim("make=yugo", { make: [chosen, value("Kia", 0)] }).make).toEqual([chosen]);
  });

  test("a few values stay in their order when one is chosen", () => {
    const condition = [value("New", 5), value("Certified", 3), value("Used", 9, true)];
    expect(slim("condition=used", { condition }).condition).toEqual(condition);
  });

  test("a rare value that is chosen stands among those that show", () => {
    const make = Array.from({ length: 12 }, (_, index) => value(`Make ${index}`, 20 - index, index === 11));
    const shown = slim("make=make+11", { make }).make.slice(0, 7);
    expect(shown.filter(({ selected }) => selected)).toHaveLength(1);
  });

  test("common makes come first, the others by name", () => {
    const make = ["Acura", "BMW", "Audi", "Ford", "Honda", "Kia", "Mazda", "Toyota", "Volvo"].map(
      (name, index) => value(name, index + 1),
    );
    expect(slim("", { make }).make.map(({ label }) => label)).toEqual(
      ["Audi", "Ford", "Honda", "Kia", "Mazda", "Toyota", "Volvo"].concat("Acura", "BMW"),
    );
  });
});
