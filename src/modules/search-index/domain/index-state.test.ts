import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { isListed, type StockItem } from "#modules/inventory/domain/stock-item.ts";
import { distances, itemArbitrary, textQuery } from "#tests/support/random-stock.ts";
import { referenceSearch } from "#tests/support/reference-search.ts";
import { FACETS } from "./facets.ts";
import { SearchScratch } from "./index/scratch.ts";
import type { IndexState } from "./index/index-state.ts";
import { StockIndex } from "./index/stock-index.ts";
import { packCards, unpackCards } from "./packed-cards.ts";
import { searchStock } from "./search-stock.ts";
import { similarVehicles } from "./similar-vehicles.ts";
import { SuggestTerms } from "./words/suggest-terms.ts";

/** What a generator returns, without its pauses. */
function atOnce<T>(work: Generator<undefined, T, undefined>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Cards as a file tells them. */
const throughText = (cards: IndexState["cards"]) => {
  const packed = Object.entries(atOnce(packCards(cards))).map(([name, { values, codes }]) => [
    name,
    { values: JSON.parse(JSON.stringify(values)) as unknown[], codes },
  ]);
  return atOnce(unpackCards(Object.fromEntries(packed)));
};

function restored(index: StockIndex): StockIndex {
  const state = index.state();
  const copy = new StockIndex();
  copy.restore({ ...state, cards: throughText(state.cards) });
  return copy;
}

const step = fc.record({
  item: itemArbitrary,
  number: fc.integer({ min: 0, max: 149 }),
  isRemoved: fc.nat({ max: 3 }).map((one) => one === 0),
  isOfOneSpec: fc.nat({ max: 9 }).map((one) => one > 0),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Nearly always of one spec, so that it gets blocks of its own. */
function itemOf({ item, number, isOfOneSpec }: Step): StockItem {
  const id = `veh_${number}`;
  const card = { ...item.card, id, key: id, vin: null };
  if (!isOfOneSpec) return { ...item, digest: number, card };
  const spec = {
    make: "Toyota",
    model: "RAV4",
    trim: "LE",
    bodyStyle: "suv",
    fuel: "hybrid",
    drivetrain: "awd",
  } as const;
  return { ...item, digest: number, transmission: null, card: { ...card, ...spec } };
}

function takeStep(index: StockIndex, stock: Map<string, StockItem>, one: Step): void {
  const item = itemOf(one);
  const { id } = item.card;
  if (one.isRemoved) {
    index.remove(id);
    stock.delete(id);
  } else {
    index.put(item);
    stock.set(id, item);
  }
}

describe("an index that was taken up again", { timeout: 60_000 }, () => {
  it("answers what the specification answers, also while vehicles go on to come, change and go", () => {
    const steps = fc.array(step, { minLength: 100, maxLength: 250 });
    const queries = fc.array(textQuery, { minLength: 1, maxLength: 4 });
    const property = fc.property(steps, steps, queries, (before, after, asked) => {
      const [first, stock] = [new StockIndex(), new Map<string, StockItem>()];
      for (const one of before) takeStep(first, stock, one);
      const index = restored(first);
      expect(index.version).toBe(first.version);
      expect(new Map(index.digests())).toEqual(new Map(first.digests()));
      for (const steps of [[], after]) {
        for (const one of steps) takeStep(index, stock, one);
        const listed = [...stock.values()].filter(isListed);
        expect([...index.keys()].toSorted()).toEqual(listed.map(({ card }) => card.key).toSorted());
        for (const query of asked) {
          const question = { query, distances: query.zip === null ? null : distances };
          const expected = referenceSearch(listed, question);
          const actual = searchStock(index, new SearchScratch(), question);
          expect(actual.total).toBe(expected.total);
          expect(actual.cards.map(({ key }) => key)).toEqual(expected.keys);
          for (const name of FACETS) {
            const counted = actual.facets[name].filter(({ count }) => count > 0);
            expect(new Map(counted.map(({ value, count }) => [value, count]))).toEqual(
              new Map(expected.counts[name]),
            );
          }
        }
      }
    });
    fc.assert(property, { numRuns: draws(150) });
  });

  it("has the same cards, likenesses, suggestions and identifiers, and leaves the first one alone", () => {
    const items = fc.array(itemArbitrary, { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(items, (all) => {
        const first = new StockIndex();
        for (const item of all) first.put({ ...item, digest: 2 ** 53 - 1 });
        const state = first.state();
        const copy = new StockIndex();
        copy.restore({ ...state, cards: throughText(state.cards) });
        const { card } = all[0] as StockItem;
        const ids = (index: StockIndex) => similarVehicles(index, card, 10).map(({ id }) => id);
        expect(ids(copy)).toEqual(ids(first));
        expect(new SuggestTerms(copy).suggest("t")).toEqual(new SuggestTerms(first).suggest("t"));
        for (const one of first.cards()) {
          const again = copy.cardOf(one.id);
          expect(again).toMatchObject({ ...one, estimatedPayment: again?.estimatedPayment });
          expect(again?.estimatedPayment?.estimatedMonthlyPaymentCents).toBe(
            one.estimatedPayment?.estimatedMonthlyPaymentCents,
          );
          const identifier = one.stockNumber?.replace("-", "").toLowerCase() ?? "";
          expect(copy.rowsOfIdentifier(identifier)).toEqual(first.rowsOfIdentifier(identifier));
        }
        for (const { id } of first.cards()) first.remove(id);
        expect(copy.size).toBe(state.cards.filter((one) => one !== undefined).length);
      }),
      { numRuns: draws(100) },
    );
  });
});
