import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isListed, type StockItem } from "#modules/inventory/domain/stock-item.ts";
import { FACETS } from "#modules/search-index/domain/facets.ts";
import {
  emptySearch,
  parseSearchQuery,
  type SearchQuery,
} from "#modules/search-index/domain/search-query.ts";
import { SORTS } from "#modules/search-index/domain/sort-options.ts";
import type { SearchEngine } from "#modules/vehicle-search/server/search-engine.ts";
import { draws } from "#tests/support/draws.ts";
import { distances, itemArbitrary, textQuery } from "#tests/support/random-stock.ts";
import { referenceSearch } from "#tests/support/reference-search.ts";

export interface EngineUnderTest {
  readonly engine: SearchEngine;
  close(): Promise<void>;
}

const asked = (query: SearchQuery) => ({ query, distances: query.zip === null ? null : distances });
const read = (text: string): SearchQuery => parseSearchQuery(new URLSearchParams(text), "price-desc");

/** What every search engine must answer: what `referenceSearch` says, for each retailer by its own stock. */
export function searchEngineContract(name: string, open: () => Promise<EngineUnderTest>): void {
  describe(`a search engine: ${name}`, () => {
    let opened: EngineUnderTest;
    let engine: SearchEngine;
    beforeAll(async () => {
      opened = await open();
      ({ engine } = opened);
    });
    afterAll(() => opened.close());
    beforeEach(async () => {
      for (const tenantId of ["one", "other"]) await engine.replace(tenantId, [[]]);
    });

    async function expectSpecified(stock: readonly StockItem[], query: SearchQuery): Promise<void> {
      const expected = referenceSearch(stock, asked(query));
      const actual = await engine.search("one", { ...asked(query), counted: FACETS });
      expect([actual.total, actual.page, actual.cards.map(({ key }) => key)]).toEqual([
        expected.total,
        expected.page,
        expected.keys,
      ]);
      for (const facet of FACETS) {
        const counted = actual.facets[facet].filter(({ count }) => count > 0);
        expect(new Map(counted.map(({ value, count }) => [value, count])), facet).toEqual(
          expected.counts[facet],
        );
        const selected = actual.facets[facet].filter((value) => value.selected).map(({ value }) => value);
        expect(
          selected.filter((value) => expected.counts[facet].has(value)),
          facet,
        ).toEqual(
          selected.filter(
            (value) => query.facets[facet].includes(value) && expected.counts[facet].has(value),
          ),
        );
        for (const value of query.facets[facet])
          if (expected.counts[facet].has(value)) expect(selected).toContain(value);
      }
    }

    it("answers any search of any stock as the specification does", async () => {
      const property = fc.asyncProperty(
        fc.array(itemArbitrary, { maxLength: 60 }),
        fc.array(textQuery, { minLength: 1, maxLength: 6 }),
        async (items, queries) => {
          const stock = [...new Map(items.map((item) => [item.card.id, item])).values()];
          await engine.replace("one", [stock]);
          for (const query of queries) await expectSpecified(stock, query);
        },
      );
      await fc.assert(property, { numRuns: draws(60) });
    });

    it("sorts by everything there is, on every page, and answers the last one for one beyond it", async () => {
      const stock = fc.sample(itemArbitrary, { numRuns: 120, seed: 11 }).map((item, at): StockItem => {
        const id = `veh_${at}`;
        return { ...item, card: { ...item.card, id, key: `1FA${at}`, vin: null } };
      });
      await engine.replace("one", [stock]);
      for (const { key: sort } of SORTS)
        for (const page of [1, 2, 4, 99])
          for (const zip of ["78701", null]) {
            const q = sort === "relevance" ? "s c" : "";
            await expectSpecified(stock, { ...emptySearch("price-desc"), q, zip, sort, page });
          }
    });

    it("shows labels as makers spell them in the order of the page, and what is selected without a car", async () => {
      const [sample] = fc.sample(itemArbitrary, { numRuns: 1, seed: 1 }) as [StockItem];
      const cars = (
        [
          ["Used", 2024],
          ["New", 2019],
          ["Certified", 2020],
        ] as const
      ).map(([label, year], at) => ({
        ...sample,
        features: [],
        card: {
          ...sample.card,
          id: `veh_${at}`,
          key: `veh_${at}`,
          vin: null,
          year,
          condition: label.toLowerCase() as "new",
          availability: "Available" as const,
          priceCents: 1_000_000,
        },
      }));
      await engine.replace("one", [cars]);
      const { facets } = await engine.search("one", { ...asked(read("")), counted: FACETS });
      expect(facets.condition.map(({ label }) => label)).toEqual(["New", "Certified", "Used"]);
      expect(facets.year.map(({ value }) => value)).toEqual(["2024", "2020", "2019"]);
      expect(facets.make).toEqual([
        { value: sample.card.make.toLowerCase(), label: sample.card.make, count: 3, selected: false },
      ]);
      const none = await engine.search("one", {
        ...asked(read("condition=new&yearMin=2024")),
        counted: ["condition"],
      });
      expect(none.facets.condition).toContainEqual({ value: "new", label: "New", count: 0, selected: true });
      expect(none.facets.make).toEqual([]);
    });

    it("sees each change in the next search, and only that retailer's", async () => {
      const items = fc.sample(itemArbitrary, { numRuns: 40, seed: 5 });
      const stock = new Map(items.filter(isListed).map((item) => [item.card.id, item]));
      await engine.replace("one", [[...stock.values()].slice(0, 9), [...stock.values()].slice(9)]);
      await engine.replace("other", [[...stock.values()].slice(0, 3)]);
      const [first, second, ...rest] = [...stock.values()] as [StockItem, StockItem, ...StockItem[]];
      const cheaper = { ...second, card: { ...second.card, priceCents: 100, incentivesCents: 0 } };
      const sold = { ...rest[0]!, card: { ...rest[0]!.card, availability: "Sold" as const } };
      await engine.apply("one", { put: [cheaper, sold], removed: [first.card.id, "veh_unknown"] });
      const left = [cheaper, ...rest.slice(1)];
      await expectSpecified(left, read("sort=price-asc"));
      await engine.replace("one", [rest.slice(1)]);
      await expectSpecified(rest.slice(1), read(""));
      const elsewhere = await engine.search("other", { ...asked(read("")), counted: [] });
      expect(elsewhere.total).toBe(3);
    });

    it("counts what a search finds at each rooftop", async () => {
      const property = fc.asyncProperty(
        fc.array(itemArbitrary, { maxLength: 40 }),
        textQuery,
        async (items, query) => {
          const stock = [...new Map(items.map((item) => [item.card.id, item])).values()];
          await engine.replace("one", [stock]);
          const counts = await engine.countsByRooftop("one", asked(query));
          for (const rooftop of ["north", "south", "nowhere"]) {
            const there = stock.filter(({ card }) => card.dealershipId === rooftop);
            expect(counts.get(rooftop) ?? 0).toBe(referenceSearch(there, asked(query)).total);
          }
          expect([...counts.values()]).not.toContain(0);
        },
      );
      await fc.assert(property, { numRuns: draws(60) });
    });

    it("counts what came after a moment among what a search finds", async () => {
      const [sample] = fc.sample(itemArbitrary, { numRuns: 1, seed: 2 }) as [StockItem];
      const cars = [10, 20, 30].map((addedAt, at): StockItem => ({
        ...sample,
        addedAt,
        card: {
          ...sample.card,
          id: `veh_${at}`,
          key: `veh_${at}`,
          vin: null,
          make: at === 2 ? "Honda" : "Toyota",
          availability: "Available",
        },
      }));
      await engine.replace("one", [cars]);
      const news = (text: string, after: number) => engine.newMatches("one", { ...asked(read(text)), after });
      expect(await news("", 10)).toEqual({ total: 3, count: 2, newest: 30 });
      expect(await news("make=toyota", 10)).toEqual({ total: 2, count: 1, newest: 20 });
      expect(await news("q=toyota", 20)).toEqual({ total: 2, count: 0, newest: 20 });
      expect(await news("make=lada", 5)).toEqual({ total: 0, count: 0, newest: 5 });
    });
  });
}
