import { USAGE_COLUMNS } from "./comparable-car.ts";
import { Ridge } from "./ridge.ts";
import type { ModelValue } from "./value-table.ts";

/** One car while a table is fitted. */
export interface Row {
  readonly model: string;
  readonly trim: string;
  /** Whole years of age. */
  readonly year: string;
  readonly bodyClass: string;
  readonly usage: readonly number[];
  readonly logPrice: number;
  weight: number;
}

/** How strongly each part is drawn toward zero, that is toward the class, the model's level, an even fall by age. */
const PENALTY = { level: 1e-6, slopes: 3, trims: 0.2, years: 8 };
/** A class of its own would be too much for the solver. */
const MOST_TRIMS = 60;

/** Level, own slopes, trims and years of one model at once; exact for its rows and weights. */
export function fitModel(
  rows: readonly Row[],
  borrowed: readonly number[],
): { readonly value: ModelValue; readonly residuals: readonly number[] } {
  const trims = mostCommon(rows, ({ trim }) => trim);
  const years = mostCommon(rows, ({ year }) => year);
  const size = 1 + USAGE_COLUMNS + trims.length + years.length;
  const middle = rows.reduce((sum, { logPrice }) => sum + logPrice, 0) / rows.length;
  const ridge = new Ridge(size);
  const columns = rows.map((row) => columnsOf(row, { size, trims, years }));
  const targets = rows.map((row) => row.logPrice - middle - dot(borrowed, row.usage));
  for (const [i, row] of rows.entries()) ridge.add(columns[i]!, targets[i]!, row.weight);
  const found = ridge.solve([
    PENALTY.level,
    ...all(USAGE_COLUMNS, PENALTY.slopes),
    ...all(trims.length, PENALTY.trims),
    ...all(years.length, PENALTY.years),
  ]);
  const trimsAt = 1 + USAGE_COLUMNS;
  const value: ModelValue = {
    count: rows.length,
    level: middle + found[0]!,
    slopes: found.slice(1, trimsAt).map((own, i) => own + (borrowed[i] ?? 0)),
    trims: Object.fromEntries(trims.map((trim, i) => [trim, found[trimsAt + i]!])),
    years: Object.fromEntries(years.map((year, i) => [year, found[trimsAt + trims.length + i]!])),
  };
  return { value, residuals: targets.map((target, i) => target - dot(found, columns[i]!)) };
}

const all = (length: number, value: number): number[] => Array.from({ length }, () => value);

interface Layout {
  readonly size: number;
  readonly trims: readonly string[];
  readonly years: readonly string[];
}

function columnsOf({ usage, trim, year }: Row, { size, trims, years }: Layout): number[] {
  const columns = all(size, 0);
  columns[0] = 1;
  for (const [i, value] of usage.entries()) columns[1 + i] = value;
  const trimAt = trims.indexOf(trim);
  if (trimAt >= 0) columns[1 + USAGE_COLUMNS + trimAt] = 1;
  const yearAt = years.indexOf(year);
  if (yearAt >= 0) columns[1 + USAGE_COLUMNS + trims.length + yearAt] = 1;
  return columns;
}

function mostCommon(rows: readonly Row[], keyOf: (row: Row) => string): string[] {
  return [...Map.groupBy(rows, keyOf)]
    .toSorted((a, b) => b[1].length - a[1].length)
    .slice(0, MOST_TRIMS)
    .map(([key]) => key);
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
