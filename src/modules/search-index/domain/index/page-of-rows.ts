import { distanceBand, recommendedValue, RELEVANCE_STEP } from "../recommended.ts";
import { relevanceOf } from "../relevance.ts";
import type { SearchScratch } from "./scratch.ts";
import type { SearchPlan } from "./search-plan.ts";
import { LOOK_FACETS } from "../facets.ts";
import { sortedSlice } from "./sorted-slice.ts";
import type { SearchedIndex } from "../shared/searched-index.ts";

/** Positions up to which a page is found with a small heap; later ones in buckets. */
const HEAP_LIMIT = 72;

interface PageInput {
  readonly plan: SearchPlan;
  readonly hits: number;
  readonly offset: number;
  readonly limit: number;
}

/** Rows of one page of hits in order: by the sort, unknown figures last, then by key. */
export function pageOfRows(index: SearchedIndex, scratch: SearchScratch, input: PageInput): number[] {
  const end = Math.min(input.hits, input.offset + input.limit);
  if (end <= input.offset) return [];
  fillValues(index, scratch, input);
  const order = (left: number, right: number): number => compareHits(index, scratch, { left, right });
  const positions =
    end <= HEAP_LIMIT
      ? firstPositions(scratch, { count: input.hits, wanted: end }, order).slice(input.offset)
      : deepPositions(index, scratch, { count: input.hits, from: input.offset, to: end, order });
  return positions.map((position) => scratch.hits[position] as number);
}

/** Sort values of all hits, turned so that the smallest comes first. */
function fillValues(
  index: SearchedIndex,
  { hits, values }: SearchScratch,
  { plan, hits: count }: PageInput,
): void {
  const { columns } = index;
  const { sort } = plan;
  switch (sort) {
    case "price-desc":
      for (let at = 0; at < count; at += 1) values[at] = -(columns.price[hits[at] as number] as number);
      return;
    case "price-asc":
      return fillAscending(columns.price, { hits, values }, count);
    case "mileage-asc":
      return fillAscending(columns.mileage, { hits, values }, count);
    case "payment-asc":
      return fillAscending(plan.payments ?? columns.payment, { hits, values }, count);
    case "year-desc":
      return fillMapped(columns.look, yearsOfLooks(index, plan), { hits, values, count });
    case "relevance":
    case "recommended":
      return fillRecommended(index, plan, { hits, values, count });
    case "distance-asc":
      return fillMapped(columns.lot, distancesOfLots(index, plan), { hits, values, count });
  }
}

type Lists = Pick<SearchScratch, "hits" | "values">;

/** -1 ("none") becomes the largest value. */
function fillAscending(column: Int32Array, { hits, values }: Lists, count: number): void {
  for (let at = 0; at < count; at += 1) values[at] = (column[hits[at] as number] as number) >>> 0;
}

function fillMapped(
  column: Uint32Array,
  valueOf: Float64Array,
  { hits, values, count }: Lists & { count: number },
): void {
  for (let at = 0; at < count; at += 1) values[at] = valueOf[column[hits[at] as number] as number] as number;
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
function fillRecommended(
  index: SearchedIndex,
  plan: SearchPlan,
  { hits, values, count }: Lists & { count: number },
): void {
  const { lot, drawbacks, added } = index.columns;
  const bands = plan.distances === null ? null : distancesOfLots(index, plan).map(distanceBand);
  const { keywords, specPoints } = plan;
  const relevance =
    keywords !== null && specPoints !== null ? relevanceOf(index, keywords, specPoints) : () => 0;
  for (let at = 0; at < count; at += 1) {
    const row = hits[at] as number;
    const band = bands === null ? 0 : (bands[lot[row] as number] as number);
    values[at] =
      recommendedValue(band, drawbacks[row] as number, added[row] as number) -
      relevance(row) * RELEVANCE_STEP;
  }
}

type Order = (left: number, right: number) => number;

function compareHits(
  index: SearchedIndex,
  { values, hits }: SearchScratch,
  { left, right }: { left: number; right: number },
): number {
  const byValue = (values[left] as number) - (values[right] as number);
  if (byValue !== 0) return byValue;
  const a = hits[left] as number;
  const b = hits[right] as number;
  const byTie = (index.columns.tie[a] as number) - (index.columns.tie[b] as number);
  if (byTie !== 0) return byTie;
  return index.compareKeys(a, b);
}

/** The first `wanted` positions in order, with a heap whose root is the last of them. */
function firstPositions(
  { values }: SearchScratch,
  { count, wanted }: { count: number; wanted: number },
  order: Order,
): number[] {
  const heap: number[] = [];
  for (let position = 0; position < wanted; position += 1) {
    heap.push(position);
    siftUp(heap, order);
  }
  let last = values[heap[0] as number] as number;
  for (let position = wanted; position < count; position += 1) {
    if ((values[position] as number) > last || order(position, heap[0] as number) >= 0) continue;
    heap[0] = position;
    siftDown(heap, order);
    last = values[heap[0]] as number;
  }
  return heap.sort(order);
}

function siftUp(heap: number[], order: Order): void {
  let child = heap.length - 1;
  while (child > 0) {
    const parent = (child - 1) >>> 1;
    if (order(heap[child] as number, heap[parent] as number) <= 0) return;
    swap(heap, child, parent);
    child = parent;
  }
}

function siftDown(heap: number[], order: Order): void {
  for (let parent = 0; ;) {
    let largest = parent;
    for (const child of [2 * parent + 1, 2 * parent + 2]) {
      if (child < heap.length && order(heap[child] as number, heap[largest] as number) > 0) largest = child;
    }
    if (largest === parent) return;
    swap(heap, parent, largest);
    parent = largest;
  }
}

function swap(heap: number[], a: number, b: number): void {
  const value = heap[a] as number;
  heap[a] = heap[b] as number;
  heap[b] = value;
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
