import { distanceBand, recommendedValue, RELEVANCE_STEP } from "../../recommended.ts";
import { relevanceOf } from "../../relevance.ts";
import type { SearchScratch } from "../scratch.ts";
import type { SearchPlan } from "../search-plan.ts";
import { LOOK_FACETS } from "../../facets.ts";
import { bitCount } from "../bit-count.ts";
import { BOUND_OF, BOUNDS } from "../block-bounds.ts";
import { FirstRows } from "./first-rows.ts";
import { sortedSlice } from "./sorted-slice.ts";
import type { SearchedIndex } from "../../shared/searched-index.ts";

/** Positions up to which a page is found with a small heap; later ones in buckets, unless there are many hits for each. */
const HEAP_LIMIT = 72;
const HEAP_SHARE = 256;
/** Hits whose sort values are read at a time: so few stay in the processor's nearest memory until they are compared. */
const CHUNK = 1024;

interface PageInput {
  readonly plan: SearchPlan;
  readonly hits: number;
  readonly offset: number;
  readonly limit: number;
}

/** Writes the sort values of the hits from one place up to another into `scratch.values`, the first of them at 0. */
type Fill = (from: number, to: number) => void;

/** Rows of one page of hits in order: by the sort, unknown figures last, then by key. */
export function pageOfRows(index: SearchedIndex, scratch: SearchScratch, input: PageInput): number[] {
  const { hits: count, offset } = input;
  const end = Math.min(count, offset + input.limit);
  if (end <= offset) return [];
  const fill = fillOf(index, scratch, input.plan);
  if (end <= Math.max(HEAP_LIMIT, count / HEAP_SHARE))
    return firstRows(index, scratch, { ...input, fill, wanted: end }).slice(offset);
  fill(0, count);
  const order = (left: number, right: number): number => compareHits(index, scratch, { left, right });
  const positions = deepPositions(index, scratch, { count, from: offset, to: end, order });
  return positions.map((position) => scratch.hits[position] as number);
}

function firstRows(
  index: SearchedIndex,
  scratch: SearchScratch,
  {
    plan,
    hits: count,
    fill,
    wanted,
  }: Pick<PageInput, "plan" | "hits"> & { readonly fill: Fill; readonly wanted: number },
): number[] {
  const first = new FirstRows(index, wanted);
  const offer = (from: number, to: number): void => {
    fill(from, to);
    first.offer(scratch, from, to);
  };
  const place = boundOf(plan);
  if (place === undefined) {
    for (let from = 0; from < count; from += CHUNK) offer(from, Math.min(count, from + CHUNK));
    return first.inOrder();
  }
  const { bounds, featureSets } = index.columns;
  const marks = featureSets.question;
  for (let block = 0, from = 0; from < count && block < index.blocks.count; block += 1) {
    const hits = marks[block] as number;
    if (hits === 0) continue;
    const to = from + bitCount(hits);
    if ((bounds[block * BOUNDS + place] as number) <= first.last) offer(from, to);
    from = to;
  }
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

type Lists = Pick<SearchScratch, "hits" | "values">;

function descending(column: Int32Array, { hits, values }: Lists): Fill {
  return (from, to) => {
    for (let at = from; at < to; at += 1) values[at - from] = -(column[hits[at] as number] as number);
  };
}

/** -1 ("none") becomes the largest value. */
function ascending(column: Int32Array, { hits, values }: Lists): Fill {
  return (from, to) => {
    for (let at = from; at < to; at += 1) values[at - from] = (column[hits[at] as number] as number) >>> 0;
  };
}

function mapped(column: Uint32Array, valueOf: Float64Array, { hits, values }: Lists): Fill {
  return (from, to) => {
    for (let at = from; at < to; at += 1)
      values[at - from] = valueOf[column[hits[at] as number] as number] as number;
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
function recommended(index: SearchedIndex, plan: SearchPlan, { hits, values }: Lists): Fill {
  const { lot, drawbacks, added } = index.columns;
  const bands = plan.distances === null ? null : distancesOfLots(index, plan).map(distanceBand);
  const { keywords, specPoints } = plan;
  const relevance =
    keywords !== null && specPoints !== null ? relevanceOf(index, keywords, specPoints) : () => 0;
  return (from, to) => {
    for (let at = from; at < to; at += 1) {
      const row = hits[at] as number;
      const band = bands === null ? 0 : (bands[lot[row] as number] as number);
      values[at - from] =
        recommendedValue(band, drawbacks[row] as number, added[row] as number) -
        relevance(row) * RELEVANCE_STEP;
    }
  };
}

type Order = (left: number, right: number) => number;

function compareHits(
  index: SearchedIndex,
  { values, hits }: SearchScratch,
  { left, right }: { left: number; right: number },
): number {
  return (
    (values[left] as number) - (values[right] as number) ||
    index.compareKeys(hits[left] as number, hits[right] as number)
  );
}

/** Positions `from` to `to` in order: by value, then by the first characters of the key, then by all of them. */
function deepPositions(
  { columns }: SearchedIndex,
  { values, hits }: SearchScratch,
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
  const tie = valuesAt((position) => columns.tie[hits[position] as number] as number);
  return sortedSlice(
    all,
    { from, to },
    {
      valuesOf: [(positions) => (positions === all ? values.subarray(0, count) : first(positions)), tie],
      order,
    },
  );
}
