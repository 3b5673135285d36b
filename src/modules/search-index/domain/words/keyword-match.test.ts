import fc from "fast-check";
import { expect, test } from "vitest";
import { distances, itemArbitrary } from "#tests/support/random-stock.ts";
import { draws } from "#tests/support/draws.ts";
import { referenceSearch } from "#tests/support/reference-search.ts";
import { SearchScratch } from "../index/scratch.ts";
import { StockIndex } from "../index/stock-index.ts";
import { parseSearchQuery } from "../search-query.ts";
import { searchStock } from "../search-stock.ts";
import type { StockItem } from "#modules/inventory/domain/stock-item.ts";
import { matchKeywords } from "./keyword-match.ts";

const TYPED = [
  "rav4",
  "toyota ra",
  "honda",
  "crv",
  "jeep grand",
  "camry le",
  "camry 2020",
  "sport",
  "s-7",
  "rav 4",
];

test("Words find the cars of this moment, however often they were typed before the stock changed", () => {
  const changes = fc.array(
    fc.record({
      items: fc.array(itemArbitrary, { maxLength: 20 }),
      leaving: fc.array(fc.integer({ min: 0, max: 59 }), { maxLength: 8 }),
      typed: fc.subarray(TYPED, { minLength: 1, maxLength: 5 }),
      sort: fc.constantFrom("relevance", "price-asc"),
    }),
    { minLength: 2, maxLength: 8 },
  );
  let searches = 0;
  let narrow = 0;
  const property = fc.property(changes, (steps) => {
    const index = new StockIndex();
    const stock = new Map<string, StockItem>();
    for (const { items, leaving, typed, sort } of steps) {
      for (const item of items) stock.set(item.card.id, item);
      for (const item of items) index.put(item);
      for (const id of leaving.map((number) => `veh_${number}`)) {
        index.remove(id);
        stock.delete(id);
      }
      for (const q of typed) {
        const query = parseSearchQuery(new URLSearchParams({ q, sort }), "price-desc");
        const expected = referenceSearch([...stock.values()], { query, distances });
        const actual = searchStock(index, new SearchScratch(), { query, distances });
        expect(actual.cards.map(({ key }) => key)).toEqual(expected.keys);
        expect(actual.total).toBe(expected.total);
        searches += 1;
        narrow += matchKeywords(index, q)?.candidates === null ? 0 : 1;
      }
    }
  });
  fc.assert(property, { numRuns: draws(200) });
  expect(narrow, "searches that look at a few rows only").toBeGreaterThan(searches / 10);
});

test("What words were looked up for is forgotten where it would grow without end", () => {
  const index = new StockIndex();
  const [item] = fc.sample(itemArbitrary, { seed: 7, numRuns: 1 });
  if (item !== undefined) index.put({ ...item, card: { ...item.card, availability: "Available" } });
  const first = index.found.of("toyota");
  expect(index.found.of("toyota")).toBe(first);
  for (let word = 0; word < 30_000; word += 1) index.found.of(`nobody${word}`);
  expect(index.found.of("toyota")).not.toBe(first);
  expect(index.found.of("toyota")).toEqual(first);
});
