import { type ComparableCar, modelKey, usageOf, USAGE_COLUMNS } from "./comparable-car.ts";
import { ofKeptAside } from "./kept-aside.ts";
import { fitModel, type Row } from "./fit-model.ts";
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
  const byModel = Map.groupBy(rows, ({ model }) => model);
  const byClass = Map.groupBy(rows, ({ bodyClass }) => bodyClass);
  const models = new Map<string, ModelValue>();
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = new Map([...byClass].map(([name, group]) => [name, classSlopes(group)]));
    for (const [key, group] of byModel) {
      const borrowed = slopes.get(group[0]?.bodyClass ?? "") ?? [];
      const { value, residuals } = fitModel(group, borrowed);
      models.set(key, value);
      for (const [i, row] of group.entries())
        row.weight = SMALLEST_RESIDUAL / Math.max(SMALLEST_RESIDUAL, Math.abs(residuals[i] ?? 0));
    }
  }
  return Object.fromEntries(models);
}

/** The slopes of a class, from how cars differ within one model and trim: what a model is worth moves nothing here. */
function classSlopes(rows: readonly Row[]): number[] {
  const ridge = new Ridge(USAGE_COLUMNS);
  for (const [, group] of Map.groupBy(rows, ({ model, trim }) => `${model} | ${trim}`)) {
    const weight = group.reduce((sum, row) => sum + row.weight, 0);
    const mean = (of: (row: Row) => number) =>
      group.reduce((sum, row) => sum + of(row) * row.weight, 0) / weight;
    const price = mean(({ logPrice }) => logPrice);
    const usage = Array.from({ length: USAGE_COLUMNS }, (_, i) => mean((row) => row.usage[i] ?? 0));
    for (const row of group)
      ridge.add(
        row.usage.map((value, i) => value - usage[i]!),
        row.logPrice - price,
        row.weight,
      );
  }
  return ridge.solve(Array.from({ length: USAGE_COLUMNS }, () => CLASS_PENALTY));
}

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
