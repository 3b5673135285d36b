import {
  COMMON_COLUMNS,
  FEED_FIELDS,
  FEED_LAYOUTS,
  type FeedField,
  type FeedLayout,
} from "./feed-layouts-data.ts";

/** How to read one file: for each field, the columns that may hold it, first non-empty wins. */
export interface FeedMapping {
  readonly layout: FeedLayout;
  readonly hasHeader: boolean;
  readonly columns: ReadonlyMap<FeedField, readonly number[]>;
  readonly width: number;
}

/** Header text without case, spaces and punctuation: `Stock #` and `stock_number` compare as written in the layouts. */
function normalizeHeader(header: string): string {
  return header.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

/** Names a caller may pass as `--format`. */
export const FEED_FORMATS: readonly string[] = [
  "auto",
  ...FEED_LAYOUTS.map((layout) => layout.name).filter((name) => name !== "auto"),
];

/**
 * Finds the mapping for a file from its first row. Returns undefined when nothing fits:
 * no known header, and no headerless layout of that width with a VIN where it belongs.
 */
export function detectFeedMapping(firstRow: readonly string[], format = "auto"): FeedMapping | undefined {
  const headers = firstRow.map(normalizeHeader);
  const present = new Set(headers);
  const candidates =
    format === "auto" ? FEED_LAYOUTS : FEED_LAYOUTS.filter((layout) => layout.name === format);
  for (const layout of candidates) {
    if (layout.positions !== undefined) {
      if (looksHeaderless(firstRow, layout.positions)) return byPosition(layout, layout.positions);
      continue;
    }
    if (layout.signature.every((name) => present.has(name))) return byHeader(layout, headers);
  }
  return undefined;
}

function looksHeaderless(row: readonly string[], positions: readonly (FeedField | null)[]): boolean {
  const vin = row[positions.indexOf("vin")] ?? "";
  const year = row[positions.indexOf("year")] ?? "";
  return row.length === positions.length && /\d/.test(vin) && /^(?:19|20)\d\d$/.test(year.trim());
}

function byPosition(layout: FeedLayout, positions: readonly (FeedField | null)[]): FeedMapping {
  const columns = new Map<FeedField, readonly number[]>();
  positions.forEach((field, index) => {
    if (field !== null) columns.set(field, [index]);
  });
  return { layout, hasHeader: false, columns, width: positions.length };
}

function byHeader(layout: FeedLayout, headers: readonly string[]): FeedMapping {
  const columns = new Map<FeedField, readonly number[]>();
  for (const field of FEED_FIELDS) {
    const names = layout.columns[field] ?? COMMON_COLUMNS[field] ?? [];
    const found = names.map((name) => headers.indexOf(name)).filter((index) => index >= 0);
    if (found.length > 0) columns.set(field, found);
  }
  return { layout, hasHeader: true, columns, width: headers.length };
}
