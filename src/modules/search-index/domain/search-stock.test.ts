import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { FACETS } from "./facets.ts";
import { referenceSearch } from "#tests/support/reference-search.ts";
import { SearchScratch } from "./index/scratch.ts";
import { emptySearch, parseSearchQuery, toSearchParams, type SearchQuery } from "./search-query.ts";
import { paymentRange, searchStock, stockRanges } from "./search-stock.ts";
import { SORTS } from "./sort-options.ts";
import { StockIndex } from "./index/stock-index.ts";
import { isListed, type StockItem } from "#modules/inventory/domain/stock-item.ts";

const MODELS = [
  ["Toyota", "RAV4", "suv"],
  ["Toyota", "Camry", "sedan"],
  ["Honda", "CR-V", "suv"],
  ["Ford", "F-150", "pickup"],
  ["Jeep", "Grand Cherokee", "suv"],
  ["Mercedes-Benz", "C 300", "sedan"],
] as const;
const FEATURES = Array.from({ length: 40 }, (_, index) => `Feature ${index}`).concat(
  "Moonroof",
  "Heated Seats",
);

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 5 });

const itemArbitrary: fc.Arbitrary<StockItem> = fc
  .record({
    number: fc.integer({ min: 0, max: 59 }),
    model: fc.constantFrom(...MODELS),
    trim: maybe(fc.constantFrom("LE", "XLE", "Sport")),
    year: fc.integer({ min: 2018, max: 2026 }),
    condition: fc.constantFrom("new", "used", "certified"),
    fuel: maybe(fc.constantFrom("gasoline", "hybrid", "electric")),
    drivetrain: maybe(fc.constantFrom("fwd", "awd", "4wd")),
    transmission: maybe(fc.constantFrom("automatic", "manual")),
    color: maybe(fc.constantFrom("black", "white", "blue")),
    interior: maybe(fc.constantFrom("Black", "Tan")),
    features: fc.subarray(FEATURES, { maxLength: 12 }),
    price: maybe(fc.integer({ min: 10, max: 20 }).map((thousands) => thousands * 100_000)),
    incentives: fc.constantFrom(0, 0, 50_000, 150_000),
    mileage: maybe(fc.integer({ min: 0, max: 9 }).map((thousands) => thousands * 1000)),
    payment: maybe(fc.integer({ min: 200, max: 210 }).map((dollars) => dollars * 100)),
    rooftop: fc.constantFrom("north", "south", "nowhere"),
    availability: fc.constantFrom("Available", "Available", "PendingSale", "Sold", "Deleted"),
    onlineExclusive: fc.boolean(),
    hasVin: fc.boolean(),
    image: maybe(fc.constant("https://photos.example/1.jpg")),
    addedAt: fc.integer({ min: 1_700_000_000, max: 1_700_000_003 }),
    isPriceDropped: fc.boolean(),
  })
  .map((raw): StockItem => {
    const id = `veh_${raw.number}`;
    const vin = raw.hasVin ? `1HGCM82633A0${String(raw.number).padStart(5, "0")}` : null;
    const card = {
      id,
      key: vin ?? id,
      vin,
      stockNumber: `S-${raw.number}`,
      dealershipId: raw.rooftop,
      dealershipName: raw.rooftop,
      condition: raw.condition,
      year: raw.year,
      make: raw.model[0],
      model: raw.model[1],
      trim: raw.trim,
      bodyStyle: raw.model[2],
      fuel: raw.fuel,
      drivetrain: raw.drivetrain,
      mileage: raw.mileage,
      priceCents: raw.price,
      incentivesCents: raw.incentives,
      color: raw.color === null ? null : { name: raw.color, family: raw.color, hex: "#000000" },
      image: raw.image,
      onlineExclusive: raw.onlineExclusive,
      availability: raw.availability,
      estimatedPayment: raw.payment === null ? null : { estimatedMonthlyPaymentCents: raw.payment },
    } as VehicleCardView;
    return {
      card,
      transmission: raw.transmission,
      interiorColor: raw.interior,
      features: raw.features,
      addedAt: raw.addedAt,
      isPriceDropped: raw.isPriceDropped,
    };
  });

const textQuery = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constant("make"), fc.constantFrom("toyota", "honda", "lada")),
      fc.tuple(fc.constant("model"), fc.constantFrom("rav4", "CR-V", "grand cherokee")),
      fc.tuple(fc.constant("trim"), fc.constantFrom("le", "sport")),
      fc.tuple(fc.constant("year"), fc.constantFrom("2020", "2024", "1950")),
      fc.tuple(fc.constant("condition"), fc.constantFrom("new", "used", "cpo")),
      fc.tuple(fc.constant("body"), fc.constantFrom("suv", "sedan")),
      fc.tuple(fc.constant("fuel"), fc.constantFrom("hybrid", "electric")),
      fc.tuple(fc.constant("drivetrain"), fc.constantFrom("awd", "4wd")),
      fc.tuple(fc.constant("transmission"), fc.constantFrom("manual", "automatic")),
      fc.tuple(fc.constant("color"), fc.constantFrom("black", "white")),
      fc.tuple(fc.constant("interior"), fc.constantFrom("tan", "black")),
      fc.tuple(fc.constant("feature"), fc.constantFrom("moonroof", "feature 1", "feature 2", "wings")),
      fc.tuple(fc.constantFrom("priceMin", "priceMax"), fc.integer({ min: 9000, max: 21_000 }).map(String)),
      fc.tuple(fc.constantFrom("mileageMin", "mileageMax"), fc.integer({ min: 0, max: 9000 }).map(String)),
      fc.tuple(fc.constantFrom("paymentMin", "paymentMax"), fc.integer({ min: 199, max: 211 }).map(String)),
      fc.tuple(fc.constantFrom("yearMin", "yearMax"), fc.integer({ min: 2017, max: 2027 }).map(String)),
      fc.tuple(fc.constant("rooftop"), fc.constantFrom("north", "nobody")),
      fc.tuple(fc.constant("availability"), fc.constantFrom("Available", "PendingSale")),
      fc.tuple(fc.constant("onlineExclusive"), fc.constant("1")),
      fc.tuple(fc.constant("zip"), fc.constant("78701")),
      fc.tuple(fc.constant("distance"), fc.constantFrom("20", "200")),
      fc.tuple(
        fc.constant("q"),
        fc.constantFrom(
          "toyota",
          "toyota ra",
          "c 2020",
          "s",
          "crv",
          "f150",
          "f 150",
          "rav 4",
          "jeep gr",
          "awd sport",
          "moonroof",
          "S-7",
          "zzz",
          "!",
        ),
      ),
      fc.tuple(fc.constant("sort"), fc.constantFrom(...SORTS.map((sort) => sort.key))),
      fc.tuple(fc.constant("page"), fc.constantFrom("2", "3", "99")),
    ),
    { maxLength: 6 },
  )
  .map((pairs) => parseSearchQuery(new URLSearchParams(pairs), "price-desc"));

const distances = new Map([
  ["north", 12.5],
  ["south", 140],
]);

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
    fc.assert(property, { numRuns: 300 });
  });

  it("answers the same where many vehicles share a spec and lie in blocks of their own, while they come and go", () => {
    const few = itemArbitrary.map((item): StockItem => {
      const { card } = item;
      const isFirst = Number(card.stockNumber?.slice(2)) % 2 === 0;
      const spec = { trim: "LE", fuel: "hybrid", drivetrain: isFirst ? "awd" : "fwd" } as const;
      return { ...item, transmission: null, card: { ...card, make: "Toyota", model: "RAV4", ...spec } };
    });
    const numbered = fc.tuple(few, fc.integer({ min: 0, max: 199 })).map(([item, number]): StockItem => {
      const id = `veh_${number}`;
      return { ...item, card: { ...item.card, id, key: id, vin: null } };
    });
    const steps = fc.array(fc.record({ item: numbered, isLeaving: fc.boolean() }), {
      minLength: 150,
      maxLength: 400,
    });
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
      },
    );
    fc.assert(property, { numRuns: 60 });
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
    fc.assert(property, { numRuns: 300 });
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

  it("answers 10,000 searches of any nonsense without failing", () => {
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
      fc.tuple(names, fc.oneof(fc.string({ unit: "binary" }), fc.double().map(String))),
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
      { numRuns: 10_000 },
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
