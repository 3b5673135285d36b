import { execFileSync } from "node:child_process";
import path from "node:path";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { KnownGrowths } from "#modules/worksheet/domain/loans/known-growths.ts";
import type { PersonalChoices } from "#modules/personal-pricing/domain/terms/personal-choices.ts";
import { personalPrice } from "#modules/personal-pricing/domain/terms/personal-price.ts";
import { PersonalPricer } from "#modules/personal-pricing/domain/terms/personal-pricer.ts";
import { pricersOf } from "#modules/personal-pricing/domain/terms/pricers-of.ts";
import { priceWith } from "#modules/personal-pricing/ui/terms/price-with.ts";
import { PaymentColumn } from "#modules/personal-pricing/domain/terms/payment-column.ts";
import { SearchScratch } from "#modules/search-index/domain/index/scratch.ts";
import { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";
import { parseSearchQuery } from "#modules/search-index/domain/search-query.ts";
import { searchStock } from "#modules/search-index/domain/search-stock.ts";
import { sampleBook, sampleTerms } from "./support/personal-sample.ts";
import { machine, publish, table } from "./support/report.ts";
import { plausibleItems } from "./support/search-stock-samples.ts";
import { short, timingOf } from "./support/statistics.ts";

/** npm run bench -- prequalified-page: a page of cards at one person's terms, and searches of the stock by them. */
const CARDS = 24;
const PAGES = 400;
const NEW_PROCESSES = 9;
const SLOWER = 4;
const GOAL_MS = 10;
/** As in `payment-columns.ts`. */
const SLICE_MS = 5;
const head = machine();
const terms = sampleTerms();
const book = sampleBook();
const cars = [...plausibleItems(CARDS * PAGES, 20)].map(({ card }) => card);
const pages = Array.from({ length: PAGES }, (_, at) => cars.slice(at * CARDS, (at + 1) * CARDS));

const ofPages = [
  pageRow("floor: 24 payments in floating point", () => floatingPayments),
  newProcessRow("the first page of a visit, nothing compiled", ""),
  newProcessRow("the same after the warm-up in idle moments", "warm"),
  pageRow("compiled, but no rate or date known", coldPage),
  pageRow("every other page", warmPage()),
  pageRow("the dearest cars, whose payments have to be moved or are refused", dearestPage()),
  pageRow("other wishes for cars that were shown", wishedPage()),
  pageRow("the same cars again", keptPage()),
];
const ofSearches = [2400, 56_000].flatMap((size) => searchRows(size));

publish(
  "Cards and searches at personal terms",
  `${head}. Three lenders, all rules, worksheet with taxes and fees, APR and total of payments for each car; ${PAGES} pages of
${CARDS} different cars. Goal: a page below ${GOAL_MS} ms of the main thread on a processor ${SLOWER} times slower than this one.

${table(["24 cards", "p50 ms", "p99 ms", `p50 ms on ${SLOWER} times slower`, "of the goal"], ofPages)}

The first search with somebody's terms prices the whole stock, in slices between other requests; later ones find it priced.

${table(["stock", "what", "ms of CPU", "longest slice ms"], ofSearches)}`,
);

type Page = readonly VehicleCardView[];

/** Prepared anew for every page, outside of what is timed. */
function pageRow(what: string, prepare: () => (page: Page) => unknown): string[] {
  const times = pages.map((page) => {
    const run = prepare();
    const started = performance.now();
    run(page);
    return performance.now() - started;
  });
  return rowOf(what, times.slice(PAGES / 4));
}

/** In processes of their own, one page each. */
function newProcessRow(what: string, how: string): string[] {
  const script = path.join(import.meta.dirname, "support/first-cards.ts");
  const times = Array.from({ length: NEW_PROCESSES }, () =>
    Number(execFileSync(process.execPath, [script, how], { encoding: "utf8" })),
  );
  return rowOf(what, times);
}

function rowOf(what: string, times: readonly number[]): string[] {
  const { p50, p99 } = timingOf(times);
  return [
    what,
    short(p50),
    short(p99),
    short(p50 * SLOWER),
    `${Math.round((p50 * SLOWER * 100) / GOAL_MS)} %`,
  ];
}

function floatingPayments(page: Page): number {
  return page.reduce((sum, { priceCents }) => {
    const rate = 69_900 / 12_000_000;
    return sum + ((priceCents ?? 0) * rate) / (1 - (1 + rate) ** -60);
  }, 0);
}

function coldPage(): (page: Page) => unknown {
  const growths = new KnownGrowths();
  return (page) => {
    const pricer = new PersonalPricer(terms, book.rules, { contractDate: book.contractDate, growths });
    return page.map((car) => personalPrice(pricer, car));
  };
}

function warmPage() {
  const priceOf = priceWith({ terms, book, choices: {} });
  return () => (page: Page) => page.map((car) => priceOf(car));
}

/** What a list shows first that is sorted by price. */
function dearestPage() {
  const dearest = cars.toSorted((a, b) => (b.priceCents ?? 0) - (a.priceCents ?? 0)).slice(0, CARDS);
  return () => {
    const priceOf = priceWith({ terms, book, choices: {} });
    return () => dearest.map((car) => priceOf(car));
  };
}

function wishedPage() {
  const priceOf = priceWith({ terms, book, choices: {} });
  let wish = 0;
  return () => {
    wish += 1;
    const choices = { downPaymentCents: 100_000 + wish * 100 };
    return (page: Page) => page.map((car) => priceOf(car, choices));
  };
}

function keptPage() {
  const priceOf = priceWith({ terms, book, choices: {} });
  return () => {
    const [page = []] = pages;
    page.map((car) => priceOf(car));
    return () => page.map((car) => priceOf(car));
  };
}

function searchRows(size: number): string[][] {
  const index = new StockIndex();
  const items = [...plausibleItems(size, Math.max(6, Math.round(size / 400)))];
  for (const item of items) index.put(item);
  const label = size.toLocaleString("en-US");
  const first = columnOf(index, {});
  const built = inSlices(first);
  const wished = inSlices(columnOf(index, { downPaymentCents: 600_000, termMonths: 48 }));
  for (const item of items.slice(0, size / 100)) index.put(item);
  const updated = inSlices(first);
  const { payments } = first;
  const query = parseSearchQuery(new URLSearchParams("sort=payment-asc&paymentMax=500"), "price-desc");
  const scratch = new SearchScratch();
  const times = Array.from({ length: 60 }, () => {
    const started = performance.now();
    searchStock(index, scratch, { query, distances: null, payments });
    return performance.now() - started;
  });
  return [
    [label, "priced for the first time", short(built.ms), short(built.longest)],
    [label, "priced for another wish", short(wished.ms), short(wished.longest)],
    [label, "one car in a hundred has changed", short(updated.ms), short(updated.longest)],
    [label, "a search once it is priced, all filters counted", short(timingOf(times).p50), "-"],
  ];
}

function columnOf(index: StockIndex, choices: PersonalChoices): PaymentColumn {
  const pricerOf = pricersOf(terms, book);
  return new PaymentColumn(index, (car) => {
    const pricer = pricerOf(car);
    const ask = pricer.ask(car, choices);
    return (ask && pricer.best(ask)?.offer.paymentCents) ?? null;
  });
}

/** As the server prices a stock, without the requests between. Processor time: other programs do not count. */
function inSlices(column: PaymentColumn): { readonly ms: number; readonly longest: number } {
  let ms = 0;
  let longest = 0;
  for (let isDone = false; !isDone;) {
    const until = performance.now() + SLICE_MS;
    const before = process.threadCpuUsage();
    isDone = column.price(() => performance.now() >= until);
    const { user, system } = process.threadCpuUsage(before);
    const took = (user + system) / 1000;
    ms += took;
    longest = Math.max(longest, took);
  }
  return { ms, longest };
}
