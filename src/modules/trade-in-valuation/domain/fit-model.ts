import { USAGE_COLUMNS } from "./comparable-car.ts";
import { Ridge, type SparseRow } from "./ridge.ts";
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
const TRIMS_AT = 1 + USAGE_COLUMNS;

/** The rows of one model as its equations, laid out once for all rounds. */
interface ModelRows {
  readonly rows: readonly Row[];
  readonly trims: readonly string[];
  readonly years: readonly string[];
  readonly columns: readonly SparseRow[];
  /** The mean of the logarithms: what the level is told from. */
  readonly middle: number;
  readonly penalties: readonly number[];
}

export function layOut(rows: readonly Row[]): ModelRows {
  const trims = mostCommon(rows, ({ trim }) => trim);
  const years = mostCommon(rows, ({ year }) => year);
  const trimAt = new Map(trims.map((trim, i) => [trim, TRIMS_AT + i]));
  const yearAt = new Map(years.map((year, i) => [year, TRIMS_AT + trims.length + i]));
  return {
    rows,
    trims,
    years,
    columns: rows.map((row) => columnsOf(row.usage, [trimAt.get(row.trim), yearAt.get(row.year)])),
    middle: rows.reduce((sum, { logPrice }) => sum + logPrice, 0) / rows.length,
    penalties: [
      PENALTY.level,
      ...all(USAGE_COLUMNS, PENALTY.slopes),
      ...all(trims.length, PENALTY.trims),
      ...all(years.length, PENALTY.years),
    ],
  };
}

/** Level, own slopes, trims and years of one model at once; exact for its rows and weights. */
export function fitModel(
  { rows, trims, years, columns, middle, penalties }: ModelRows,
  borrowed: readonly number[],
): { readonly value: ModelValue; readonly residuals: readonly number[] } {
  const ridge = new Ridge(penalties.length);
  const targets = rows.map((row) => row.logPrice - middle - dot(borrowed, row.usage));
  for (const [i, row] of rows.entries()) ridge.add(columns[i]!, targets[i]!, row.weight);
  const found = ridge.solve(penalties);
  const value: ModelValue = {
    count: rows.length,
    level: middle + found[0]!,
    slopes: found.slice(1, TRIMS_AT).map((own, i) => own + (borrowed[i] ?? 0)),
    trims: Object.fromEntries(trims.map((trim, i) => [trim, found[TRIMS_AT + i]!])),
    years: Object.fromEntries(years.map((year, i) => [year, found[TRIMS_AT + trims.length + i]!])),
  };
  return { value, residuals: targets.map((target, i) => target - foundFor(columns[i]!, found)) };
}

const all = (length: number, value: number): number[] => Array.from({ length }, () => value);

const USAGE_AT = Array.from({ length: USAGE_COLUMNS }, (_, i) => 1 + i);

/** Level and usage, and the trim and the year among the common ones. */
function columnsOf(usage: readonly number[], marks: readonly (number | undefined)[]): SparseRow {
  const marked = marks.filter((mark) => mark !== undefined);
  return { at: [0, ...USAGE_AT, ...marked], values: [1, ...usage, ...marked.map(() => 1)] };
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

function foundFor({ at, values }: SparseRow, found: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < at.length; i++) sum += values[i]! * found[at[i]!]!;
  return sum;
}
