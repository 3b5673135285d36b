import os from "node:os";
import { setImmediate as nextTurn } from "node:timers/promises";
import { FACETS } from "#modules/search-index/domain/facets.ts";
import { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";
import { parseSearchQuery, type SearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { StockItem } from "#modules/inventory/domain/stock-item.ts";
import type { SearchEngine } from "#modules/vehicle-search/server/search-engine.ts";
import { threadedEngine } from "#modules/vehicle-search/server/internal/threaded-engine.ts";
import { SearchThreads } from "#modules/search-index/server/threads/search-threads.ts";
import { machine, publish, table } from "./support/report.ts";
import { searchQuestions } from "./support/search-questions.ts";
import { plausibleItems } from "./support/search-stock-samples.ts";
import { short, timingOf } from "./support/statistics.ts";

/** npm run bench -- search-threads [vehicles …]: who waits while a large stock is searched, and how much is answered. */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const ASKERS = 10;
const MEASURED_MS = 6_000;
const WARM_MS = 3_000;
/** Somebody else comes so often. */
const OTHER_MS = 5;

const rows: string[][] = [];
for (const size of sizes.length > 0 ? sizes : [5_000, 30_000, 100_000, 1_000_000]) {
  const { index, queries } = stockOf(size);
  for (const count of [0, 1, 2]) rows.push(await measure(index, queries, count));
  rows.push(await measure(index, queries, 2, { isChanging: true }));
}

publish(
  "Search threads",
  `${machine()}, load after ${os.loadavg()[0]?.toFixed(1)}. ${ASKERS} at once ask different questions without a pause, each answered
with a page of 24 and 12 facets; what HTTP and JSON cost comes on top. Somebody else asks for a turn of the main thread every
${OTHER_MS} ms: how much later it comes than it should is what other requests wait. "Changes" puts 100 cars a second.

${table(["vehicles", "threads", "answers/s", "p50 ms", "p99 ms", "main thread ms CPU an answer", "others wait p50 ms", "p99 ms"], rows)}`,
);

function stockOf(size: number): { index: StockIndex; queries: readonly SearchQuery[] } {
  const index = new StockIndex();
  const samples: StockItem[] = [];
  let number = 0;
  for (const item of plausibleItems(size, Math.max(6, Math.round(size / 400)))) {
    index.put(item);
    if (number % Math.ceil(size / 5000) === 0) samples.push(item);
    number += 1;
  }
  const asked = {
    makes: [...new Set(samples.map(({ card }) => card.make))],
    models: samples.map(({ card }) => [card.make, card.model] as const),
    features: [...new Set(samples.flatMap(({ features }) => features))],
  };
  const texts = searchQuestions(asked, 600);
  return { index, queries: texts.map((text) => parseSearchQuery(new URLSearchParams(text), "price-desc")) };
}

async function measure(
  index: StockIndex,
  queries: readonly SearchQuery[],
  count: number,
  { isChanging = false } = {},
): Promise<string[]> {
  const threads = new SearchThreads({ count, log: console });
  const engine = threadedEngine(() => index, { threads, askedFrom: count === 0 ? Infinity : 0 });
  await load(engine, queries, WARM_MS);
  const changes = isChanging ? setInterval(() => changeOne(index), 10) : undefined;
  const waits: number[] = [];
  let due = performance.now() + OTHER_MS;
  const others = setInterval(() => {
    const now = performance.now();
    waits.push(Math.max(0, now - due));
    due = now + OTHER_MS;
  }, OTHER_MS);
  const before = process.threadCpuUsage();
  const times = await load(engine, queries, MEASURED_MS);
  const { user, system } = process.threadCpuUsage(before);
  clearInterval(others);
  clearInterval(changes);
  await threads.close();
  const [answers, wait] = [timingOf(times), timingOf(waits)];
  const row = [
    index.size.toLocaleString("en-US"),
    `${count === 0 ? "none" : count}${isChanging ? ", changes" : ""}`,
    short(times.length / (MEASURED_MS / 1000)),
    short(answers.p50),
    short(answers.p99),
    short((user + system) / 1000 / times.length),
    short(wait.p50),
    short(wait.p99),
  ];
  console.log(row.join(" | "));
  return row;
}

/** Milliseconds of each answer. */
async function load(engine: SearchEngine, queries: readonly SearchQuery[], forMs: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  let next = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() < until) {
      const query = queries[next % queries.length] as SearchQuery;
      next += 1;
      const started = performance.now();
      await engine.search("store", { query, distances: null, counted: FACETS });
      times.push(performance.now() - started);
      // Questions come from sockets: others get their turn between two.
      await nextTurn();
    }
  };
  await Promise.all(Array.from({ length: ASKERS }, ask));
  return times;
}

/** One car more or less dear. */
function changeOne(index: StockIndex): void {
  for (const card of index.cards()) {
    const priceCents = (card.priceCents ?? 0) + 100;
    index.put({ card: { ...card, priceCents }, transmission: null, interiorColor: null, features: [] });
    return;
  }
}
