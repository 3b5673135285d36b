import { type ComparableCar, modelKey, usageOf, USAGE_COLUMNS } from "./comparable-car.ts";
import { ofKeptAside } from "./kept-aside.ts";
import { fitModel, layOut, type Row } from "./fit-model.ts";
import { Ridge } from "./ridge.ts";
import { bandOf } from "./value-band.ts";
import type { ModelValue, ValueTable } from "./value-table.ts";

/** Rounds in which cars far from the table come to count less. */
const ROUNDS = 6;
/** A residual below this weighs no more than it: keeps the fit near the median and stable. */
const SMALLEST_RESIDUAL = 0.02;
const CLASS_PENALTY = 0.3;

/**
 * Values from prices (TRADE-09 without a price guide): logarithm of the price by model, trim, age, miles and grade. A
 * model borrows the slopes of its class until it has cars enough of its own. Weighted toward the median, so that a few odd
 * prices move nothing. Cars kept aside measure the band; the table itself rests on all.
 */
export function fitValues(cars: readonly ComparableCar[], fittedOn: string): ValueTable {
  const usable = cars.filter(isUsable);
  const measured = fitModels(usable.filter((car) => !ofKeptAside(car.id)));
  const aside = usable.filter((car) => ofKeptAside(car.id));
  return {
    version: 1,
    fittedOn,
    count: usable.length,
    models: fitModels(usable),
    band: bandOf(measured, aside),
  };
}

/** Prices and odometers that can be true. */
function isUsable({ priceCents, miles, ageYears }: ComparableCar): boolean {
  return priceCents >= 50_000 && miles >= 0 && miles < 500_000 && ageYears >= 0 && ageYears <= 40;
}

function fitModels(cars: readonly ComparableCar[]): ValueTable["models"] {
  const rows = cars.map(rowOf);
  const byModel = [...Map.groupBy(rows, ({ model }) => model)].map(
    ([key, group]) => [key, layOut(group)] as const,
  );
  const byClass = [...Map.groupBy(rows, ({ bodyClass }) => bodyClass)].map(
    ([name, group]) => [name, alike(group)] as const,
  );
  const models = new Map<string, ModelValue>();
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = new Map(byClass.map(([name, groups]) => [name, classSlopes(groups)]));
    for (const [key, laidOut] of byModel) {
      const borrowed = slopes.get(laidOut.rows[0]?.bodyClass ?? "") ?? [];
      const { value, residuals } = fitModel(laidOut, borrowed);
      models.set(key, value);
      for (const [i, row] of laidOut.rows.entries())
        row.weight = SMALLEST_RESIDUAL / Math.max(SMALLEST_RESIDUAL, Math.abs(residuals[i] ?? 0));
    }
  }
  return Object.fromEntries(models);
}

/** Cars of one model and trim, group by group. */
const alike = (rows: readonly Row[]): readonly (readonly Row[])[] => [
  ...Map.groupBy(rows, ({ model, trim }) => `${model} | ${trim}`).values(),
];

/** The slopes of a class, from how cars differ within one model and trim: what a model is worth moves nothing here. */
function classSlopes(groups: readonly (readonly Row[])[]): number[] {
  const ridge = new Ridge(USAGE_COLUMNS);
  for (const group of groups) {
    const weight = group.reduce((sum, row) => sum + row.weight, 0);
    const mean = (of: (row: Row) => number) =>
      group.reduce((sum, row) => sum + of(row) * row.weight, 0) / weight;
    const price = mean(({ logPrice }) => logPrice);
    const usage = EACH_USAGE.map((i) => mean((row) => row.usage[i] ?? 0));
    for (const row of group) {
      const values = row.usage.map((value, i) => value - usage[i]!);
      ridge.add({ at: EACH_USAGE, values }, row.logPrice - price, row.weight);
    }
  }
  return ridge.solve(EACH_USAGE.map(() => CLASS_PENALTY));
}

const EACH_USAGE = Array.from({ length: USAGE_COLUMNS }, (_, i) => i);

function rowOf(car: ComparableCar): Row {
  return {
    model: modelKey(car),
    trim: car.trim?.toLowerCase() ?? "",
    year: String(Math.floor(car.ageYears)),
    bodyClass: car.bodyClass,
    usage: usageOf(car),
    logPrice: Math.log(car.priceCents),
    weight: 1,
  };
}
