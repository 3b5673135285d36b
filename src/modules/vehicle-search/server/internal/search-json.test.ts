import { describe, expect, it } from "vitest";
import { FACETS } from "#modules/search-index/domain/facets.ts";
import { emptySearch } from "#modules/search-index/domain/search-query.ts";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import type { FacetValueView, SearchView } from "#modules/search-index/domain/search-view.ts";
import { SearchJson } from "./search-json.ts";

const card = { key: 'A "quoted" one', color: { name: "Weiß" }, distance: null } as VehicleCardView;
const values: FacetValueView[] = [
  { value: "black", label: "Black", count: 3, selected: false },
  { value: "jet\\black", label: "black", count: 0, selected: true },
];

function viewWith(vehicles: readonly VehicleCardView[]): SearchView {
  const facets = Object.fromEntries(FACETS.map((name) => [name, name === "color" ? values : []]));
  return {
    total: 1,
    page: 1,
    facets,
    vehicles,
    query: emptySearch("price-desc"),
    zipError: null,
  } as unknown as SearchView;
}

describe("search results as JSON", () => {
  it.each([
    ["without a place", card],
    ["with a distance", { ...card, distance: 12 }],
  ])("says what JSON.stringify says, %s", (_name, vehicle) => {
    const view = viewWith([vehicle]);
    const json = new SearchJson();
    json.write(viewWith([card]), [card]);
    expect(JSON.parse(json.write(view, [card]))).toEqual(JSON.parse(JSON.stringify(view)));
  });
});
