import { distanceBand, recommendedValue, RELEVANCE_STEP } from "../../recommended.ts";
import { relevanceOf } from "../../relevance.ts";
import type { SearchScratch } from "../scratch.ts";
import type { SearchPlan } from "../search-plan.ts";
import { LOOK_FACETS } from "../../facets.ts";
import { BOUND_OF, BOUNDS } from "../block-bounds.ts";
import { rowsOfBlock } from "../marked-rows.ts";
import { BLOCK_ROWS } from "../row-blocks.ts";
import { FirstRows } from "./first-rows.ts";
import { sortedSlice } from "./sorted-slice.ts";
import type { SearchedIndex } from "../../shared/searched-index.ts";

/** Positions up to which a page is found with a small heap; later ones in buckets, unless there are many hits for each. */
const HEAP_LIMIT = 72;
const HEAP_SHARE = 256;
/** Rows whose sort values are read at a time: so few stay in the processor's nearest memory until they are compared. */
const CHUNK = 1024;

interface PageInput {
  readonly plan: SearchPlan;
  readonly hits: number;
  readonly offset: number;
  readonly limit: number;
}

/** Writes the sort values of the first `count` of `scratch.rows` to `scratch.values`. */
type Fill = (count: number) => void;

/** Rows of one page of hits in order: by the sort, unknown figures last, then by key. */
export function pageOfRows(index: SearchedIndex, scratch: SearchScratch, input: PageInput): number[] {
  const { hits: count, offset } = input;
  const end = Math.min(count, offset + input.limit);
  if (end <= offset) return [];
  const hasFew = end <= Math.max(HEAP_LIMIT, count / HEAP_SHARE);
  scratch.reserveRows(hasFew ? CHUNK + BLOCK_ROWS : count);
  const fill = fillOf(index, scratch, input.plan);
  if (hasFew) return firstRows(index, scratch, { ...input, fill, wanted: end }).slice(offset);
  let at = 0;
  for (let block = 0; block < index.blocks.count; block += 1)
    at = rowsOfBlock(scratch.marks[block] as number, block, { rows: scratch.rows, at });
  fill(count);
  const order = (left: number, right: number): number => compareHits(index, scratch, { left, right });
  const positions = deepPositions(index, scratch, { count, from: offset, to: end, order });
  return positions.map((position) => scratch.rows[position] as number);
}

function firstRows(
  index: SearchedIndex,
  scratch: SearchScratch,
  { plan, fill, wanted }: Pick<PageInput, "plan"> & { readonly fill: Fill; readonly wanted: number },
): number[] {
  const first = new FirstRows(index, wanted);
  const { bounds } = index.columns;
  const { marks, rows } = scratch;
  const place = boundOf(plan);
  // Where blocks can be left out, each of them is compared before the next one is looked at.
  const most = place === undefined ? CHUNK : 1;
  let at = 0;
  const offer = (): void => {
    fill(at);
    first.offer(scratch, at);
    at = 0;
  };
  for (let block = 0; block < index.blocks.count; block += 1) {
    const mask = marks[block] as number;
    if (mask === 0) continue;
    if (place !== undefined && (bounds[block * BOUNDS + place] as number) > first.last) continue;
    at = rowsOfBlock(mask, block, { rows, at });
    if (at >= most) offer();
  }
  offer();
  return first.inOrder();
}

/** Undefined when no bounds are kept for what decides about the order. */
function boundOf({ sort, payments, specPoints }: SearchPlan): number | undefined {
  const isPersonal = sort === "payment-asc" && payments !== null;
  return isPersonal || specPoints !== null ? undefined : BOUND_OF[sort];
}

/** Sort values are turned so that the smallest comes first. */
function fillOf(index: SearchedIndex, lists: Lists, plan: SearchPlan): Fill {
  const { columns } = index;
  switch (plan.sort) {
    case "price-desc":
      return descending(columns.price, lists);
    case "price-asc":
      return ascending(columns.price, lists);
    case "mileage-asc":
      return ascending(columns.mileage, lists);
    case "payment-asc":
      return ascending(plan.payments ?? columns.payment, lists);
    case "year-desc":
      return mapped(columns.look, yearsOfLooks(index, plan), lists);
    case "relevance":
    case "recommended":
      return recommended(index, plan, lists);
    case "distance-asc":
      return mapped(columns.lot, distancesOfLots(index, plan), lists);
  }
}

type Lists = Pick<SearchScratch, "rows" | "values">;

function descending(column: Int32Array, { rows, values }: Lists): Fill {
  return (count) => {
    for (let at = 0; at < count; at += 1) values[at] = -(column[rows[at] as number] as number);
  };
}

/** -1 ("none") becomes the largest value. */
function ascending(column: Int32Array, { rows, values }: Lists): Fill {
  return (count) => {
    for (let at = 0; at < count; at += 1) values[at] = (column[rows[at] as number] as number) >>> 0;
  };
}

function mapped(column: Uint32Array, valueOf: Float64Array, { rows, values }: Lists): Fill {
  return (count) => {
    for (let at = 0; at < count; at += 1)
      values[at] = valueOf[column[rows[at] as number] as number] as number;
  };
}

function yearsOfLooks({ looks }: SearchedIndex, { years }: SearchPlan): Float64Array {
  const codes = looks.column(LOOK_FACETS.indexOf("year"));
  return Float64Array.from({ length: looks.size }, (_, look) => -(years?.[codes[look] as number] ?? 0));
}

function distancesOfLots(index: SearchedIndex, plan: SearchPlan): Float64Array {
  const rooftops = index.lots.column(0);
  return Float64Array.from(
    { length: index.lots.size },
    (_, lot) => plan.distances?.[rooftops[lot] as number] ?? 0,
  );
}

/** What fits the words better comes first where they decide, and only what fits alike as it is recommended. */
function recommended(index: SearchedIndex, plan: SearchPlan, { rows, values }: Lists): Fill {
  const { lot, drawbacks, added } = index.columns;
  const bands = plan.distances === null ? null : distancesOfLots(index, plan).map(distanceBand);
  const { keywords, specPoints } = plan;
  const relevance =
    keywords !== null && specPoints !== null ? relevanceOf(index, keywords, specPoints) : () => 0;
  return (count) => {
    for (let at = 0; at < count; at += 1) {
      const row = rows[at] as number;
      const band = bands === null ? 0 : (bands[lot[row] as number] as number);
      values[at] =
        recommendedValue(band, drawbacks[row] as number, added[row] as number) -
        relevance(row) * RELEVANCE_STEP;
    }
  };
}

type Order = (left: number, right: number) => number;

function compareHits(
  index: SearchedIndex,
  { values, rows }: SearchScratch,
  { left, right }: { left: number; right: number },
): number {
  return (
    (values[left] as number) - (values[right] as number) ||
    index.compareKeys(rows[left] as number, rows[right] as number)
  );
}

/** Positions `from` to `to` in order: by value, then by the first characters of the key, then by all of them. */
function deepPositions(
  { columns }: SearchedIndex,
  { values, rows }: SearchScratch,
  { count, from, to, order }: { count: number; from: number; to: number; order: Order },
): number[] {
  const all = new Uint32Array(count);
  for (let position = 0; position < count; position += 1) all[position] = position;
  const valuesAt = (valueOf: (position: number) => number) => (positions: Uint32Array) => {
    const found = new Float64Array(positions.length);
    for (let at = 0; at < found.length; at += 1) found[at] = valueOf(positions[at] as number);
    return found;
  };
  const first = valuesAt((position) => values[position] as number);
  const tie = valuesAt((position) => columns.tie[rows[position] as number] as number);
  return sortedSlice(
    all,
    { from, to },
    {
      valuesOf: [(positions) => (positions === all ? values.subarray(0, count) : first(positions)), tie],
      order,
    },
  );
}
