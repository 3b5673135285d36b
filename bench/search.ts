import { milesBetween } from "#modules/places/domain/geo-distance.ts";
import { SearchScratch } from "#modules/search-index/domain/index/scratch.ts";
import { parseSearchQuery } from "#modules/search-index/domain/search-query.ts";
import { searchStock } from "#modules/search-index/domain/search-stock.ts";
import { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";
import type { StockItem } from "#modules/inventory/domain/stock-item.ts";
import { SuggestTerms } from "#modules/search-index/domain/words/suggest-terms.ts";
import { PlainColumns } from "./support/plain-columns.ts";
import { machine, publish, table } from "./support/report.ts";
import { searchQuestions, type AskedStock } from "./support/search-questions.ts";
import { independentItems, plausibleItems } from "./support/search-stock-samples.ts";
import { short, timeEach, timingOf } from "./support/statistics.ts";

/** npm run bench -- search [vehicles …]: the index in process, one core, against a hand-written loop. */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const QUESTIONS = 600;

const rows: string[][] = [];
const others: string[][] = [];
for (const size of sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]) {
  measure("dealer stock", size, plausibleItems);
  if (size <= 100_000) measure("independent attributes", size, independentItems);
}

publish(
  "Search in process",
  `${machine()}. One tenant, one core, ${QUESTIONS} different questions (25 % broad, 35 % medium, 25 % narrow, 15 % by
keyword), each answered in full: total, page of 24, 12 facets each without its own filter. "Independent attributes"
draws every attribute by itself, so that hardly two vehicles share a combination: the worst case for the index.
The floor is a plain loop over typed columns, written by hand, on the questions without keyword or place.

${table(["stock", "vehicles", "p50 ms", "p99 ms", "answers/s", "floor p50 ms", "floor answers/s", "ratio to floor"], rows)}

${table(["stock", "vehicles", "suggestion p50 / p99 ms", "suggestion after a change p99 ms", "update µs", "index bytes a vehicle", "heap bytes a vehicle", "build s"], others)}`,
);

function measure(
  name: string,
  size: number,
  generate: (count: number, rooftops: number) => Iterable<StockItem>,
): void {
  const rooftops = Math.max(6, Math.round(size / 400));
  globalThis.gc?.();
  const heapBefore = process.memoryUsage().heapUsed;
  const index = new StockIndex();
  const samples: StockItem[] = [];
  let building = 0;
  let number = 0;
  for (const item of generate(size, rooftops)) {
    const started = performance.now();
    index.put(item);
    building += performance.now() - started;
    if (number % Math.ceil(size / 5000) === 0) samples.push(item);
    number += 1;
  }
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed - heapBefore;
  const scratch = new SearchScratch();
  const distances = new Map(Array.from({ length: rooftops }, (_, at) => [`rooftop-${at}`, milesOf(at)]));
  const queries = searchQuestions(askedOf(samples), QUESTIONS).map((text) =>
    parseSearchQuery(new URLSearchParams(text), "price-desc"),
  );
  const rounds = size >= 1_000_000 ? 2 : 5;
  const timing = timeEach(queries, rounds, (query) =>
    searchStock(index, scratch, { query, distances: query.zip === null ? null : distances }),
  );
  const plain = new PlainColumns([...generate(size, rooftops)].filter(isListed));
  const plainQueries = queries.filter((query) => query.q === "" && query.zip === null);
  // The floor is slow: a part of the questions is enough for its rate.
  const floorQueries = plainQueries.slice(0, size >= 100_000 ? 100 : 400);
  const floor = timeEach(floorQueries, 1, (query) => plain.search(query));
  const same = timeEach(floorQueries, rounds, (query) =>
    searchStock(index, scratch, { query, distances: null }),
  );
  const ours = [short(timing.p50), short(timing.p99), short(timing.perSecond)];
  const ratio = `${short(same.perSecond / floor.perSecond)}x`;
  rows.push([name, size.toLocaleString("en-US"), ...ours, short(floor.p50), short(floor.perSecond), ratio]);
  others.push([name, size.toLocaleString("en-US"), ...suggestionsAndUpdates(index, samples), ...memory()]);

  function memory(): string[] {
    return [short(index.columns.bytes / size), short(heap / size), short(building / 1000)];
  }
}

function isListed(item: StockItem): boolean {
  return item.card.availability === "Available" || item.card.availability === "PendingSale";
}

function milesOf(rooftop: number): number {
  const austin = { latitude: 30.27, longitude: -97.74 };
  return milesBetween(austin, { latitude: 30 + (rooftop % 20) / 2, longitude: -98 + (rooftop % 7) });
}

function askedOf(samples: readonly StockItem[]): AskedStock {
  return {
    makes: [...new Set(samples.map(({ card }) => card.make))],
    models: samples.map(({ card }) => [card.make, card.model] as const),
    features: [...new Set(samples.flatMap((item) => item.features))],
  };
}

function suggestionsAndUpdates(index: StockIndex, samples: readonly StockItem[]): string[] {
  const terms = new SuggestTerms(index);
  const typed = samples.slice(0, 400).flatMap(({ card }) => {
    const text = `${card.make} ${card.model}`.toLowerCase();
    return [text.slice(0, 1), text.slice(0, 3), text.slice(0, 6), card.model.toLowerCase().slice(0, 2), text];
  });
  const suggestion = timeEach(typed, 5, (text) => terms.suggest(text));
  const updates: number[] = [];
  const afterChange: number[] = [];
  for (const item of samples.slice(0, 2000).filter(isListed)) {
    const started = performance.now();
    index.put({ ...item, card: { ...item.card, priceCents: (item.card.priceCents ?? 0) + 100 } });
    const updated = performance.now();
    terms.suggest(item.card.model.slice(0, 2));
    updates.push(updated - started);
    afterChange.push(performance.now() - updated);
  }
  return [
    `${short(suggestion.p50)} / ${short(suggestion.p99)}`,
    short(timingOf(afterChange).p99),
    short(timingOf(updates).mean * 1000),
  ];
}
