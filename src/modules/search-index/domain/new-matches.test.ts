import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { newMatches } from "./new-matches.ts";
import { SearchScratch } from "./index/scratch.ts";
import { emptySearch, withFacet } from "./search-query.ts";
import { StockIndex } from "./index/stock-index.ts";

const car = (id: string, make: string, addedAt: number) => ({
  card: {
    id,
    key: id,
    vin: null,
    stockNumber: null,
    dealershipId: "north",
    dealershipName: "North",
    condition: "used",
    year: 2024,
    make,
    model: "X",
    trim: null,
    bodyStyle: null,
    drivetrain: null,
    fuel: null,
    color: null,
    priceCents: null,
    mileage: null,
    estimatedPayment: null,
    onlineExclusive: false,
    availability: "Available",
  } as unknown as VehicleCardView,
  transmission: null,
  interiorColor: null,
  features: [],
  addedAt,
});
const toyotas = withFacet(emptySearch("price-desc"), "make", ["toyota"]);

describe("what is new in a search", () => {
  it("is what matches and came later, with the time of the newest", () => {
    const stocked = fc.array(
      fc.record({
        make: fc.constantFrom("Toyota", "Honda"),
        addedAt: fc.integer({ min: 1, max: 20 }),
        isGone: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(stocked, fc.integer({ min: 0, max: 21 }), (cars, after) => {
        const index = new StockIndex();
        for (const [at, { make, addedAt }] of cars.entries()) index.put(car(`veh_${at}`, make, addedAt));
        for (const [at, { isGone }] of cars.entries()) if (isGone) index.remove(`veh_${at}`);
        const matching = cars.filter(({ make, isGone }) => make === "Toyota" && !isGone);
        const late = matching.map(({ addedAt }) => addedAt).filter((added) => added > after);
        expect(newMatches(index, new SearchScratch(), { query: toyotas, distances: null, after })).toEqual({
          total: matching.length,
          count: late.length,
          newest: Math.max(after, ...late),
        });
      }),
    );
  });

  it("keeps its time when a car changes", () => {
    const index = new StockIndex();
    index.put(car("a", "Honda", 5));
    index.put(car("a", "Toyota", 5));
    const found = newMatches(index, new SearchScratch(), { query: toyotas, distances: null, after: 5 });
    expect(found).toEqual({ total: 1, count: 0, newest: 5 });
  });
});
