import type { Worker } from "node:worker_threads";
import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isListed, type StockItem } from "#modules/inventory/domain/stock-item.ts";
import { FACETS } from "#modules/search-index/domain/facets.ts";
import { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";
import { emptySearch, type SearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { SearchEngine } from "../search-engine.ts";
import { searchEngineContract } from "#tests/contracts/search-engine.contract.ts";
import { draws } from "#tests/support/draws.ts";
import { distances, itemArbitrary, textQuery } from "#tests/support/random-stock.ts";
import { referenceSearch } from "#tests/support/reference-search.ts";
import { threadedEngine } from "./threaded-engine.ts";
import { startSearchWorker } from "#modules/search-index/server/threads/search-thread.ts";
import { SearchThreads } from "#modules/search-index/server/threads/search-threads.ts";

/** Room that lies in shared memory, whatever is in it. */
function roomyIndex(): StockIndex {
  const index = new StockIndex();
  index.columns.reserve(20_000);
  return index;
}

/** An engine whose threads answer every question, ready. */
async function openThreads(count: number) {
  const workers: Worker[] = [];
  const warnings: string[] = [];
  const threads = new SearchThreads({
    count,
    log: { warn: (text) => void warnings.push(text) },
    startWorker: (reader) => {
      const worker = startSearchWorker(reader);
      workers.push(worker);
      return worker;
    },
  });
  const ask = vi.spyOn(threads, "ask");
  const indexes = new Map<string, StockIndex>();
  const indexOf = (tenantId: string): StockIndex => {
    const index = indexes.get(tenantId) ?? roomyIndex();
    indexes.set(tenantId, index);
    return index;
  };
  const engine = threadedEngine(indexOf, { threads, askedFrom: 0 });
  const answered = () => {
    const settled = ask.mock.settledResults.filter(({ type }) => type === "fulfilled");
    const byThreads = settled.filter(({ value }) => value !== undefined).length;
    return { byThreads, byMain: settled.length - byThreads };
  };
  const untilAnswered = async () => {
    const before = answered().byThreads;
    await vi.waitFor(
      async () => {
        await engine.search("none", { query: emptySearch("price-desc"), distances: null, counted: [] });
        expect(answered().byThreads).toBeGreaterThan(before);
      },
      { timeout: 20_000 },
    );
  };
  await untilAnswered();
  return { engine, threads, workers, warnings, answered, untilAnswered };
}

searchEngineContract("threads beside the index in the process", async () => {
  const { engine, threads } = await openThreads(2);
  return { engine, close: () => threads.close() };
});

/** Keys that threads can put in order, and some whose order only their text decides. */
const KEYS = [
  (id: string) => id,
  (id: string) => `1HGCM826-${id}`,
  (id: string) => `a-key-of-thirty-characters${id}`,
];

interface Change {
  readonly item: StockItem;
  readonly isGone: boolean;
}

const changeArbitrary: fc.Arbitrary<Change> = fc
  .record({ item: itemArbitrary, key: fc.constantFrom(...KEYS), isGone: fc.nat(4).map((one) => one === 0) })
  .map(({ item, key, isGone }) => ({
    item: { ...item, card: { ...item.card, key: key(item.card.id), vin: null } },
    isGone,
  }));

/** Applies changes to a stock and to its engine, some in each turn of the loop. */
async function change(engine: SearchEngine, stock: Map<string, StockItem>, changes: readonly Change[]) {
  for (const { item, isGone } of changes) {
    const { id } = item.card;
    if (isGone || !isListed(item)) stock.delete(id);
    else stock.set(id, item);
    await engine.apply("one", isGone ? { put: [], removed: [id] } : { put: [item], removed: [] });
    await nextTurn();
  }
}

/** Asks one after the other; each answer is that of the stock as it is when it comes. */
async function expectTrue(
  engine: SearchEngine,
  stock: ReadonlyMap<string, StockItem>,
  queries: readonly SearchQuery[],
) {
  for (const query of queries) {
    const question = { query, distances: query.zip === null ? null : distances };
    const actual = await engine.search("one", { ...question, counted: FACETS });
    const expected = referenceSearch([...stock.values()], question);
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
    }
    await nextTurn();
  }
}

describe("threads that answer searches", () => {
  let opened: Awaited<ReturnType<typeof openThreads>>;
  beforeEach(async () => {
    opened = await openThreads(2);
  });
  afterEach(() => opened.threads.close());

  it("answer what the specification answers while cars come, change and go", async () => {
    const { engine, answered } = opened;
    const property = fc.asyncProperty(
      fc.array(changeArbitrary, { minLength: 40, maxLength: 200 }),
      fc.array(fc.array(textQuery, { minLength: 5, maxLength: 15 }), { minLength: 4, maxLength: 4 }),
      async (changes, askers) => {
        const stock = new Map<string, StockItem>();
        await engine.replace("one", [[]]);
        await Promise.all([
          change(engine, stock, changes),
          ...askers.map((queries) => expectTrue(engine, stock, queries)),
        ]);
      },
    );
    await fc.assert(property, { numRuns: draws(25) });
    expect(answered().byThreads).toBeGreaterThan(draws(150));
  });

  it("may die in the middle: the main thread answers, and others take their place", async () => {
    const { engine, workers, warnings, answered, untilAnswered } = opened;
    const stock = new Map<string, StockItem>();
    const cars = fc.sample(itemArbitrary, { numRuns: 80, seed: 3 });
    await change(
      engine,
      stock,
      cars.map((item) => ({ item, isGone: false })),
    );
    const queries = fc.sample(textQuery, { numRuns: 30, seed: 4 });
    const { byMain } = answered();
    await expectTrue(engine, stock, queries);
    expect(answered().byMain).toBe(byMain);
    const asking = Promise.all([queries, queries, queries].map((some) => expectTrue(engine, stock, some)));
    const ended = workers.map((worker) => worker.terminate());
    await asking;
    await Promise.all(ended);
    expect(answered().byMain).toBeGreaterThan(byMain);
    expect(warnings).toHaveLength(2);
    await untilAnswered();
    expect(workers.length).toBeGreaterThan(2);
    await expectTrue(engine, stock, queries);
  });

  it("are not asked about a stock that does not lie in shared memory", async () => {
    const { threads, answered } = opened;
    const small = new StockIndex();
    const engine = threadedEngine(() => small, { threads, askedFrom: 0 });
    const stock = new Map<string, StockItem>();
    await change(engine, stock, fc.sample(changeArbitrary, { numRuns: 50, seed: 5 }));
    const before = answered();
    await expectTrue(engine, stock, fc.sample(textQuery, { numRuns: 5, seed: 6 }));
    expect(answered()).toEqual({ ...before, byMain: before.byMain + 5 });
  });
});
