import { sql, type RawBuilder } from "kysely";
import type { StockRow } from "./stock-row.ts";

/** Ends a group of columns and a column within a group, and stands for none. */
const [GROUP, UNIT, NONE] = ["\u001c", "\u001e", "\u001d"];
const [GROUP_CODE, UNIT_CODE, NONE_CODE] = [0x1c, 0x1e, 0x1d];
const [ZERO, MINUS] = [0x30, 0x2d];
/** Whole numbers; what the cars of one trim have alike, and those of one rooftop; other texts. */
const FIGURES =
  "mileage price_cents msrp_cents incentives_cents photo_count added_at price_drop_cents price_below_percent digest".split(
    " ",
  );
const TRIM = "condition year make model trim body_style drivetrain fuel transmission programs_for_all".split(
  " ",
);
const PLACE = "rooftop_id stock_label online_exclusive kbb_price_indicator availability".split(" ");
const OWN = "identity_key features exterior_color interior_color row_version".split(" ");
/** Groups that are remembered; of a stock with more all are forgotten now and then. */
const MOST_KNOWN = 10_000;

const groupOf = (columns: readonly RawBuilder<unknown>[]) =>
  sql`concat_ws(${sql.lit(UNIT)}, ${sql.join(columns.map((column) => sql`coalesce(${column}::text, ${sql.lit(NONE)})`))})`;

/** All columns but those of `LinedRow`, of a query that has those of `StockRow`. */
export const lineOfRow = sql.join(
  [
    groupOf(FIGURES.map((name) => sql`${sql.ref(name)}::bigint`)),
    ...[TRIM, PLACE, OWN].map((names) => groupOf(names.map((name) => sql.ref(name)))),
  ],
  sql` || ${sql.lit(GROUP)} || `,
);

/** What each car has for itself is a text of its own: a part of a line would keep all of it in memory. */
export type LinedRow = Pick<StockRow, "id" | "vin" | "stock_number" | "photo"> & { readonly line: string };

type Parts = readonly string[];
const text = (part: string | undefined): string | null => (part === undefined || part === NONE ? null : part);

const trimOf = (parts: Parts) => ({
  condition: parts[0] as StockRow["condition"],
  year: Number(parts[1]),
  make: parts[2] ?? "",
  model: parts[3] ?? "",
  trim: text(parts[4]),
  body_style: text(parts[5]),
  drivetrain: text(parts[6]),
  fuel: text(parts[7]),
  transmission: text(parts[8]),
  programs_for_all: text(parts[9]),
});

const placeOf = (parts: Parts) => ({
  rooftop_id: parts[0] ?? "",
  stock_label: text(parts[1]),
  online_exclusive: parts[2] === "true",
  kbb_price_indicator: text(parts[3]) as NonNullable<StockRow["kbb_price_indicator"]> | null,
  availability: parts[4] as StockRow["availability"],
});

/**
 * What reads the lines of one stock, each group that was seen before only once.
 * @returns the row; undefined for one with a text that ends a column or a group
 */
export function lineReader(): (row: LinedRow) => StockRow | undefined {
  const readTrim = once(TRIM, trimOf);
  const readPlace = once(PLACE, placeOf);
  const figures = FIGURES.map((): number | null => null);
  return (lined) => {
    const [, ofTrim = "", ofPlace = "", ofCar = ""] = lined.line.split(GROUP);
    const trim = readTrim(ofTrim);
    const place = readPlace(ofPlace);
    const own = ofCar.split(UNIT);
    if (trim === undefined || place === undefined || own.length !== OWN.length) return undefined;
    readFigures(lined.line, figures);
    return rowOf(lined, { trim, place, own, figures });
  };
}

interface RowParts {
  readonly trim: ReturnType<typeof trimOf>;
  readonly place: ReturnType<typeof placeOf>;
  readonly own: Parts;
  readonly figures: readonly (number | null)[];
}

/** One literal, so that all rows have one shape. */
function rowOf(
  { id, vin, stock_number, photo }: LinedRow,
  { trim, place, own, figures }: RowParts,
): StockRow {
  return {
    id,
    identity_key: own[0] ?? "",
    vin,
    stock_number,
    rooftop_id: place.rooftop_id,
    condition: trim.condition,
    year: trim.year,
    make: trim.make,
    model: trim.model,
    trim: trim.trim,
    body_style: trim.body_style,
    drivetrain: trim.drivetrain,
    fuel: trim.fuel,
    transmission: trim.transmission,
    exterior_color: text(own[2]),
    interior_color: text(own[3]),
    mileage: figures[0] ?? null,
    price_cents: figures[1] ?? null,
    msrp_cents: figures[2] ?? null,
    incentives_cents: figures[3] ?? 0,
    programs_for_all: trim.programs_for_all,
    features: own[1] ?? "",
    photo,
    photo_count: figures[4] ?? 0,
    stock_label: place.stock_label,
    online_exclusive: place.online_exclusive,
    kbb_price_indicator: place.kbb_price_indicator,
    availability: place.availability,
    added_at: figures[5] ?? 0,
    price_drop_cents: figures[6] ?? null,
    price_below_percent: figures[7] ?? null,
    row_version: own[4] ?? "",
    digest: figures[8] ?? 0,
  };
}

/** Undefined for a group that has not these columns. */
function once<T>(names: Parts, read: (parts: Parts) => T): (group: string) => T | undefined {
  const known = new Map<string, T>();
  return (group) => {
    const before = known.get(group);
    if (before !== undefined) return before;
    const parts = group.split(UNIT);
    if (parts.length !== names.length) return undefined;
    if (known.size >= MOST_KNOWN) known.clear();
    const now = read(parts);
    known.set(group, now);
    return now;
  };
}

/** The first group of a line, digit by digit: to make a text of each figure and a number of that takes five times as long. */
function readFigures(line: string, into: (number | null)[]): void {
  let at = 0;
  for (let place = 0; place < into.length; place += 1) {
    let [value, isNone, isNegative] = [0, false, false];
    for (; at < line.length; at += 1) {
      const code = line.charCodeAt(at);
      if (code === UNIT_CODE || code === GROUP_CODE) break;
      if (code === NONE_CODE) isNone = true;
      else if (code === MINUS) isNegative = true;
      else value = value * 10 + code - ZERO;
    }
    at += 1;
    into[place] = isNone ? null : isNegative ? -value : value;
  }
}
