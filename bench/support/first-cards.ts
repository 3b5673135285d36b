import { warmUp } from "#modules/personal-pricing/ui/terms/warm-up.ts";
import { priceWith } from "#modules/personal-pricing/ui/terms/price-with.ts";
import { sampleBook, sampleTerms } from "./personal-sample.ts";
import { plausibleItems } from "./search-stock-samples.ts";

/** Run by itself: prints the milliseconds of the very first page in a new process; `warm` warms up before, as browsers do. */
const cars = [...plausibleItems(24, 20)].map(({ card }) => card);
const book = sampleBook();
const priceOf = priceWith({ terms: sampleTerms(), book, choices: {} });
if (process.argv[2] === "warm") await warmUp(priceOf, book.contractDate);
const before = process.threadCpuUsage();
for (const car of cars) priceOf(car);
const { user, system } = process.threadCpuUsage(before);
console.log((user + system) / 1000);
