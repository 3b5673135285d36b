import { describe, expect, it } from "vitest";
import { FACETS } from "#modules/search-index/domain/facets.ts";
import { emptySearch } from "#modules/search-index/domain/search-query.ts";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import type { FacetValueView, SearchView } from "#modules/search-index/domain/search-view.ts";
import { SearchJson, type WrittenJson } from "./search-json.ts";

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

const textOf = ({ bytes }: WrittenJson) => Buffer.from(bytes).toString();

/** The last field of a card, and of an answer its facets and cars, are written last. */
function inOrder({ facets, vehicles, ...rest }: SearchView): object {
  return {
    ...rest,
    facets,
    vehicles: vehicles.map(({ distance, ...fields }) => ({ ...fields, distance })),
  };
}

describe("search results as JSON", () => {
  it.each([
    ["without a place", card],
    ["with a distance", { ...card, distance: 12 }],
  ])("says what JSON.stringify says, %s", (_name, vehicle) => {
    const view = viewWith([vehicle]);
    const json = new SearchJson();
    json.write(viewWith([card]), [card]);
    expect(textOf(json.write(view, [card]))).toBe(JSON.stringify(inOrder(view)));
  });

  it("writes any number of cars and counts, and the next answer over the last one", () => {
    const json = new SearchJson();
    const many = viewWith(
      Array.from({ length: 200 }, (_, at) => ({ ...card, key: `${at} ä`, distance: at })),
    );
    const other = viewWith([card]);
    const first = json.write(many, many.vehicles);
    expect(textOf(json.write(other, [card]))).toBe(JSON.stringify(inOrder(other)));
    expect(textOf(first)).toBe(JSON.stringify(inOrder(many)));
  });

  it("has one identity for one answer, whoever writes it, and another one for every other", () => {
    const json = new SearchJson();
    const identityOf = (view: SearchView) => json.write(view, view.vehicles).identity;
    const other = { ...card, key: "another" };
    const views = [
      viewWith([card]),
      { ...viewWith([card]), total: 2 },
      viewWith([{ ...card, distance: 3 }]),
      viewWith([other]),
      viewWith([card, other]),
      viewWith([other, card]),
      viewWith([]),
    ];
    expect(new Set(views.map(identityOf)).size).toBe(views.length);
    expect(new SearchJson().write(views[4]!, views[4]!.vehicles).identity).toBe(identityOf(views[4]!));
  });
});
