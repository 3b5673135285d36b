import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { type ComparableCar, modelKey } from "#modules/trade-in-valuation/domain/comparable-car.ts";
import { estimatedValue } from "#modules/trade-in-valuation/domain/estimated-value.ts";
import { fitValues } from "#modules/trade-in-valuation/domain/fit-values.ts";
import { FEWEST_CARS } from "#modules/trade-in-valuation/domain/value-table.ts";
import { machine, publish, table } from "./support/report.ts";

/**
 * npm run bench -- valuation <folder>: fits four fifths of real listings and values the last fifth, five times, beside the
 * plain median of the same model and age. The folder holds auction-sales-camry-odyssey.csv.gz, truecar-sample-999.csv.gz and
 * auction-lots-usa-2499.csv.gz; they are input of this measurement only, nothing fitted on them is kept.
 */
const folder = process.argv[2];
if (folder === undefined || !existsSync(folder)) {
  console.error("Name the folder with the listings: npm run bench -- valuation <folder>");
  process.exit(1);
}
const listings: string = folder;
const head = machine();

type Row = Readonly<Record<string, string>>;
const read = (name: string): Row[] =>
  parse(gunzipSync(readFileSync(path.join(listings, name))), { columns: true, skip_empty_lines: true });

/** Auction grades run from 1 to 49, now and then from 1 to 5; tens are the grade. */
function gradeOf(condition: string): number | null {
  const value = Number(condition);
  if (condition === "" || !Number.isFinite(value) || value < 1) return null;
  return value <= 5 ? value : Math.min(5, value / 10);
}

function auctionSales(hasGrades: boolean): ComparableCar[] {
  return read("auction-sales-camry-odyssey.csv.gz").flatMap((row) => {
    const sold = new Date(row["saledate"] ?? "");
    const miles = Number(row["odometer"]);
    const price = Number(row["sellingprice"]);
    if (!(miles > 1 && miles < 999_999) || !(price > 500) || Number.isNaN(sold.getTime())) return [];
    return [
      {
        id: row["vin"] ?? "",
        make: row["make"] ?? "",
        model: row["model"] ?? "",
        trim: row["trim"] || null,
        bodyClass: (row["body"] ?? "").toLowerCase(),
        ageYears: Math.max(0, sold.getUTCFullYear() + sold.getUTCMonth() / 12 - Number(row["year"])),
        miles,
        priceCents: price * 100,
        grade: hasGrades ? gradeOf(row["condition"] ?? "") : null,
      },
    ];
  });
}

function askingPrices(): ComparableCar[] {
  return read("truecar-sample-999.csv.gz").map((row) => {
    // The trim is glued to the model.
    const [, model = "", trim = ""] =
      /^([A-Z]{2}X|TL|RL|CL|[A-Z]\w*?(?=[A-Z0-9]))(.*)$/u.exec(row["Model"] ?? "") ?? [];
    return {
      id: row["Vin"] ?? "",
      make: row["Make"] ?? "",
      model,
      trim: trim || null,
      bodyClass: model.endsWith("DX") ? "suv" : "sedan",
      ageYears: 2017 - Number(row["Year"]),
      miles: Number(row["Mileage"]),
      priceCents: Number(row["Price"]) * 100,
      grade: null,
    };
  });
}

function auctionLots(): ComparableCar[] {
  return read("auction-lots-usa-2499.csv.gz").flatMap((row) =>
    Number(row["price"]) < 500
      ? []
      : [
          {
            id: (row["vin"] ?? "").trim(),
            make: row["brand"] ?? "",
            model: row["model"] ?? "",
            trim: row["title_status"] ?? null,
            bodyClass: "lot",
            ageYears: 2020 - Number(row["year"]),
            miles: Number(row["mileage"]),
            priceCents: Number(row["price"]) * 100,
            grade: null,
          },
        ],
  );
}

/** Fifths by a hash of the VIN that has nothing to do with the one that measures the band. */
const FIFTHS = 5;
function fifthOf(id: string): number {
  let hash = 5381;
  for (let i = 0; i < id.length; i++) hash = (Math.imul(hash, 33) + id.charCodeAt(i)) >>> 0;
  return (hash >>> 7) % FIFTHS;
}

/** One fifth, valued by a table that was fitted on the other four. */
function valueFifth(cars: readonly ComparableCar[], fifth: number) {
  const train = cars.filter(({ id }) => fifthOf(id) !== fifth);
  const startedAt = performance.now();
  const { models, band } = fitValues(train, "2026-11-25");
  const fitMs = performance.now() - startedAt;
  const asked = cars.filter(
    (car) => fifthOf(car.id) === fifth && (models[modelKey(car)]?.count ?? 0) >= FEWEST_CARS,
  );
  const answerStart = performance.now();
  const shares = asked.map((car) => car.priceCents / (estimatedValue(models, car) ?? 1));
  const answerUs = ((performance.now() - answerStart) * 1000) / asked.length;
  const inside = shares.filter((share) => share >= band.low && share <= band.high).length;
  return { count: train.length, fitMs, answerUs, shares, inside, band, naive: naiveErrors(train, asked) };
}

/** Every car is valued once, by a table that never saw it: one fifth alone says its luck too. */
function measure(what: string, cars: readonly ComparableCar[]): string[] {
  const fifths = Array.from({ length: FIFTHS }, (_, fifth) => valueFifth(cars, fifth));
  const errors = fifths.flatMap(({ shares }) => shares.map((share) => Math.abs(1 / share - 1)));
  const worst = (of: (one: (typeof fifths)[number]) => number) => Math.max(...fifths.map(of));
  const total = (of: (one: (typeof fifths)[number]) => number) =>
    fifths.reduce((sum, one) => sum + of(one), 0);
  const mean = (of: (one: (typeof fifths)[number]) => number) => total(of) / FIFTHS;
  return [
    what,
    `${Math.round(mean(({ count }) => count))} / ${errors.length}`,
    percent(median(fifths.flatMap(({ naive }) => naive))),
    percent(median(errors)),
    `${percent(within(errors, 0.1), 0)} / ${percent(within(errors, 0.2), 0)}`,
    `${mean(({ band }) => band.low).toFixed(2)} to ${mean(({ band }) => band.high).toFixed(2)}`,
    percent(total(({ inside }) => inside) / errors.length, 0),
    `${worst(({ fitMs }) => fitMs).toFixed(0)} ms`,
    `${worst(({ answerUs }) => answerUs).toFixed(1)} µs`,
  ];
}

/** What somebody without any model would say: the median of the same model and age. */
function naiveErrors(train: readonly ComparableCar[], asked: readonly ComparableCar[]): number[] {
  const groups = new Map<string, number[]>();
  const keyOf = (car: ComparableCar) => `${modelKey(car)} ${Math.floor(car.ageYears)}`;
  for (const car of train) {
    const group = groups.get(keyOf(car));
    if (group === undefined) groups.set(keyOf(car), [car.priceCents]);
    else group.push(car.priceCents);
  }
  const medians = new Map([...groups].map(([key, prices]) => [key, median(prices)]));
  return asked.flatMap((car) => {
    const usual = medians.get(keyOf(car));
    return usual === undefined ? [] : [Math.abs(usual / car.priceCents - 1)];
  });
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const within = (errors: readonly number[], limit: number): number =>
  errors.filter((error) => error <= limit).length / errors.length;
const percent = (share: number, digits = 2): string => `${(share * 100).toFixed(digits)} %`;

const sales = auctionSales(false);
const graded = auctionSales(true);
const clean = graded.filter(({ ageYears, miles }) => ageYears <= 10 && miles <= 150_000);
publish(
  "Valuation of cars never seen",
  `${head}. Goals: a fit of 5,000 cars below 2 s, an answer below 5 ms. ${FEWEST_CARS} cars of a model at least; the error is the median of |estimate / price - 1|, over five fifths that were each
valued by a table of the other four; fit and answer are the slowest of the five.

${table(
  [
    "listings",
    "fitted / asked",
    "median of model and age",
    "this table",
    "within 10 / 20 %",
    "band",
    "in band",
    "fit",
    "answer",
  ],
  [
    measure("auction sales, by trim, age and miles", sales),
    measure("the same with grades", graded),
    measure(
      "the same, clean cars, without grades",
      clean.map((car) => ({ ...car, grade: null })),
    ),
    measure("the same, clean cars with grades", clean),
    measure("5,000 of all, with grades", graded.slice(0, 6_250)),
    measure("asking prices of one maker", askingPrices()),
    measure("auction lots, salvage mixed in", auctionLots()),
  ],
)}`,
);
