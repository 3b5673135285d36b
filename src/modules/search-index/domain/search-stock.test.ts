import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { FACETS } from "./facets.ts";
import { referenceSearch } from "#tests/support/reference-search.ts";
import { distances, itemArbitrary, textQuery } from "#tests/support/random-stock.ts";
import { SearchScratch } from "./index/scratch.ts";
import { emptySearch, parseSearchQuery, toSearchParams, type SearchQuery } from "./search-query.ts";
import { searchStock } from "./search-stock.ts";
import { paymentRange, stockRanges } from "./stock-ranges.ts";
import { SORTS } from "./sort-options.ts";
import { MIXED } from "./index/row-blocks.ts";
import { StockIndex } from "./index/stock-index.ts";
import { isListed, type StockItem } from "#modules/inventory/domain/stock-item.ts";
import { anyLetter } from "#tests/support/any-letter.ts";
import { draws } from "#tests/support/draws.ts";

function expectSame(
  index: StockIndex,
  stock: ReadonlyMap<string, StockItem>,
  { query, payments }: { readonly query: SearchQuery; readonly payments?: Int32Array },
): void {
  const input = { query, distances: query.zip === null ? null : distances, payments };
  const expected = referenceSearch([...stock.values()], input);
  const actual = searchStock(index, new SearchScratch(), input);
  const { facets, ...few } = searchStock(index, new SearchScratch(), { ...input, counted: ["make", "fuel"] });
  expect({ ...few, make: facets.make, fuel: facets.fuel, trim: facets.trim }).toEqual({
    total: actual.total,
    page: actual.page,
    pageCount: actual.pageCount,
    cards: actual.cards,
    make: actual.facets.make,
    fuel: actual.facets.fuel,
    trim: [],
  });
  expect(actual.total).toBe(expected.total);
  expect(actual.page).toBe(expected.page);
  expect(actual.cards.map((card) => card.key)).toEqual(expected.keys);
  for (const name of FACETS) {
    const counted = actual.facets[name].filter((value) => value.count > 0);
    expect(new Map(counted.map((value) => [value.value, value.count])), name).toEqual(
      new Map(expected.counts[name]),
    );
    expect(
      actual.facets[name]
        .filter((value) => value.selected)
        .map((value) => value.value)
        .toSorted(),
    ).toEqual(query.facets[name].filter((value) => index.dictionaries[name].find(value) > 0));
  }
}

/** What somebody would pay: nothing to do with the estimate, and nothing for one car in four. */
function ownPayment(car: VehicleCardView | undefined): number | null {
  if (car === undefined) return null;
  const { priceCents, mileage } = car;
  return priceCents === null || (mileage ?? 1) % 4 === 0
    ? null
    : Math.round(priceCents / 61) - (mileage ?? 0);
}

function withPayment(item: StockItem, cents: number | null): StockItem {
  const terms = { estimatedDownPaymentCents: 0, estimatedTerm: 60, estimatedAPR: 5 };
  const estimatedPayment = cents === null ? null : { ...terms, estimatedMonthlyPaymentCents: cents };
  return { ...item, card: { ...item.card, estimatedPayment } };
}

describe("search over a stock", { timeout: 60_000 }, () => {
  it("answers what the specification answers, for any stock, any updates and any query", () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: itemArbitrary.map((item) => ({ put: item })) },
      {
        weight: 1,
        arbitrary: fc.integer({ min: 0, max: 59 }).map((number) => ({ remove: `veh_${number}` })),
      },
    );
    const property = fc.property(
      fc.array(step, { maxLength: 120 }),
      fc.array(textQuery, { minLength: 1, maxLength: 6 }),
      (steps, queries) => {
        const index = new StockIndex();
        const stock = new Map<string, StockItem>();
        for (const one of steps) {
          if ("put" in one) {
            index.put(one.put);
            stock.set(one.put.card.id, one.put);
          } else {
            index.remove(one.remove);
            stock.delete(one.remove);
          }
        }
        for (const query of queries) expectSame(index, stock, { query });
      },
    );
    fc.assert(property, { numRuns: draws(300) });
  });

  it("answers the same where many vehicles share a spec and lie in blocks of their own, while they come and go", () => {
    const few = itemArbitrary.map((item): StockItem => {
      const { card } = item;
      const isSeldom = Number(card.stockNumber?.slice(2)) % 5 === 0;
      const spec = { bodyStyle: "suv", fuel: "hybrid", drivetrain: isSeldom ? "awd" : "fwd" } as const;
      const one = { make: "Toyota", model: "RAV4", trim: "LE", ...spec } as const;
      return { ...item, transmission: null, card: { ...card, ...one } };
    });
    const numbered = fc.tuple(few, fc.integer({ min: 0, max: 199 })).map(([item, number]): StockItem => {
      const id = `veh_${number}`;
      return { ...item, card: { ...item.card, id, key: id, vin: null } };
    });
    const steps = fc.array(fc.record({ item: numbered, isLeaving: fc.boolean() }), {
      minLength: 150,
      maxLength: 400,
    });
    let withOwnBlocks = 0;
    const property = fc.property(
      steps,
      fc.array(textQuery, { minLength: 1, maxLength: 6 }),
      (all, queries) => {
        const index = new StockIndex();
        const stock = new Map<string, StockItem>();
        for (const [at, { item, isLeaving }] of all.entries()) {
          index.put(item);
          stock.set(item.card.id, item);
          const leaving = `veh_${at % 200}`;
          if (isLeaving && at % 3 === 0) {
            index.remove(leaving);
            stock.delete(leaving);
          }
        }
        for (const query of queries) expectSame(index, stock, { query });
        const owners = index.blocks.owners.subarray(0, index.blocks.count);
        withOwnBlocks += owners.some((owner) => owner !== MIXED) ? 1 : 0;
      },
    );
    fc.assert(property, { numRuns: draws(150) });
    expect(withOwnBlocks).toBeGreaterThan(draws(150) / 2);
  });

  // Up to 64 values of a facet, none included, have sets of rows; of more, rows are looked at one by one.
  it.each([10, 63, 64, 90])("answers the same with %i names of interiors", (names) => {
    const index = new StockIndex();
    const stock = new Map<string, StockItem>();
    const items = fc.sample(itemArbitrary, { seed: names, numRuns: 400 });
    for (const [at, item] of items.entries()) {
      const id = `veh_${at}`;
      const card = { ...item.card, id, key: id, vin: null, availability: "Available" as const };
      const shaded = { ...item, interiorColor: at < 300 ? `Shade ${at % names}` : null, card };
      index.put(shaded);
      stock.set(id, shaded);
    }
    expect(index.dictionaries.interior.size).toBe(names + 1);
    const last = `interior=shade ${names - 1}`;
    for (const text of [
      "",
      "interior=shade 3",
      last,
      `${last}&interior=shade 5&condition=used`,
      "yearMin=2019",
    ]) {
      const query = parseSearchQuery(new URLSearchParams(text), "price-asc");
      expectSame(index, stock, { query });
    }
  });

  it("answers by what one person would pay as if every car's estimate were that", () => {
    const property = fc.property(
      fc.array(itemArbitrary, { maxLength: 80 }),
      fc.array(textQuery, { minLength: 1, maxLength: 6 }),
      (items, queries) => {
        const index = new StockIndex();
        const stock = new Map<string, StockItem>();
        for (const item of items) {
          index.put(item);
          stock.set(item.card.id, withPayment(item, ownPayment(item.card)));
        }
        const rows = Array.from({ length: index.rowCount }, (_, row) => index.card(row));
        const payments = Int32Array.from(rows, (card) => ownPayment(card) ?? -1);
        for (const query of queries) expectSame(index, stock, { query, payments });
        const paid = [...stock.values()].filter(isListed).flatMap(({ card }) => ownPayment(card) ?? []);
        const range = paid.length === 0 ? null : { min: Math.min(...paid), max: Math.max(...paid) };
        expect(paymentRange(index, payments)).toEqual(range);
      },
    );
    fc.assert(property, { numRuns: draws(300) });
  });

  it("pages deep into a large stock like the specification", () => {
    const index = new StockIndex();
    const stock = new Map<string, StockItem>();
    for (const [number, item] of fc.sample(itemArbitrary, { numRuns: 1000, seed: 7 }).entries()) {
      const id = `veh_${number}`;
      const numbered = { ...item, card: { ...item.card, id, key: `1FA${number}`, vin: null } };
      index.put(numbered);
      stock.set(id, numbered);
    }
    for (const sort of SORTS) {
      for (const page of [1, 2, 20, 21, 1000]) {
        const q = sort.key === "relevance" ? "s c" : "";
        const query = { ...emptySearch("price-desc"), q, zip: "78701", sort: sort.key, page };
        expectSame(index, stock, { query });
      }
    }
    const query = parseSearchQuery(new URLSearchParams("feature=moonroof&make=toyota"), "price-desc");
    expectSame(index, stock, { query });
  });

  it("answers searches of any nonsense without failing", () => {
    const index = new StockIndex();
    for (const item of fc.sample(itemArbitrary, { numRuns: 300, seed: 3 })) index.put(item);
    const scratch = new SearchScratch();
    const names = fc.constantFrom(
      ...FACETS,
      "q",
      "priceMin",
      "priceMax",
      "yearMin",
      "zip",
      "distance",
      "sort",
      "page",
    );
    const nonsense = fc.array(
      fc.tuple(names, fc.oneof(fc.string({ unit: anyLetter }), fc.double().map(String))),
    );
    const known = textQuery.map((query) => [...toSearchParams(query, "price-desc")]);
    fc.assert(
      fc.property(nonsense, known, (first, second) => {
        const query = parseSearchQuery(new URLSearchParams([...first, ...second]), "year-desc");
        const result = searchStock(index, scratch, {
          query,
          distances: query.zip === null ? null : distances,
        });
        expect(result.cards.length).toBe(Math.min(24, result.total - (result.page - 1) * 24));
      }),
      { numRuns: draws(10_000) },
    );
  });

  it("is empty, not broken, without any vehicle", () => {
    const index = new StockIndex();
    const result = searchStock(index, new SearchScratch(), {
      query: emptySearch("price-desc"),
      distances: null,
    });
    expect(result).toMatchObject({ total: 0, page: 1, pageCount: 1, cards: [] });
    expect(stockRanges(index)).toEqual({ price: null, payment: null, mileage: null, year: null });
  });

  it("counts a value once, however it is spelled, and shows its first spelling", () => {
    const [sample] = fc.sample(itemArbitrary, { numRuns: 1, seed: 1 });
    const index = new StockIndex();
    for (const [at, features] of [["Moonroof", " MOONROOF  "], ["moonroof"], ["  "]].entries()) {
      const card = { ...(sample as StockItem).card, id: `veh_${at}`, availability: "Available" as const };
      index.put({ ...(sample as StockItem), features, card });
    }
    const query = emptySearch("price-desc");
    const { facets } = searchStock(index, new SearchScratch(), { query, distances: null });
    expect(facets.feature).toEqual([{ value: "moonroof", label: "Moonroof", count: 2, selected: false }]);
  });

  it("lists a vehicle whose sale is pending and forgets one that is sold", () => {
    const [sample] = fc.sample(itemArbitrary, { numRuns: 1, seed: 1 });
    const item = sample as StockItem;
    const index = new StockIndex();
    const totalWith = (availability: "Available" | "PendingSale" | "Sold"): number => {
      index.put({ ...item, card: { ...item.card, availability } });
      return searchStock(index, new SearchScratch(), { query: emptySearch("price-desc"), distances: null })
        .total;
    };
    expect([totalWith("Available"), totalWith("PendingSale"), totalWith("Sold")]).toEqual([1, 1, 0]);
  });
});
