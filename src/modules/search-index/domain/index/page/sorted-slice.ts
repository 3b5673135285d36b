/** Buckets of one pass; a bucket that the slice needs is divided again. */
const BUCKETS = 2048;
/** So few positions are compared at once. */
const FEW = 64;

interface Sorting {
  /** Values of positions, smallest first; positions with the same value are told apart by the next ones. */
  readonly valuesOf: readonly ((positions: Uint32Array) => Float64Array)[];
  /** What decides when all values are equal. */
  readonly order: (left: number, right: number) => number;
}

interface Slice {
  readonly from: number;
  readonly to: number;
}

/**
 * What stands from `from` to `to` when positions are sorted, without sorting the others: every pass puts them in
 * buckets by their value and goes on with the buckets that the slice touches. The cost is that of a few passes,
 * wherever the slice lies.
 */
export function sortedSlice(positions: Uint32Array, { from, to }: Slice, sorting: Sorting): number[] {
  const { valuesOf, order } = sorting;
  const [first, ...later] = valuesOf;
  if (positions.length <= FEW || first === undefined) return [...positions].sort(order).slice(from, to);
  const buckets = bucketsOf(first(positions));
  if (buckets === null) return sortedSlice(positions, { from, to }, { valuesOf: later, order });
  const slice: number[] = [];
  const low = bucketAt(buckets.starts, from);
  const high = bucketAt(buckets.starts, to - 1);
  const before = buckets.starts[low] as number;
  const taken = inBuckets(positions, buckets, { low, high });
  for (let bucket = low; bucket <= high; bucket += 1) {
    const start = buckets.starts[bucket] as number;
    const end = buckets.starts[bucket + 1] as number;
    if (start === end) continue;
    const inside = { from: Math.max(0, from - start), to: Math.min(end, to) - start };
    slice.push(...sortedSlice(taken.subarray(start - before, end - before), inside, sorting));
  }
  return slice;
}

interface Buckets {
  readonly bucketOf: Uint16Array;
  /** Positions before each bucket, and the number of all. */
  readonly starts: Uint32Array;
}

/** The bucket in which a place of the order lies. */
function bucketAt(starts: Uint32Array, place: number): number {
  let bucket = 0;
  while ((starts[bucket + 1] as number) <= place) bucket += 1;
  return bucket;
}

/** Null when all values are the same. */
function bucketsOf(values: Float64Array): Buckets | null {
  let min = Infinity;
  let max = -Infinity;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    min = value < min ? value : min;
    max = value > max ? value : max;
  }
  if (min === max) return null;
  const scale = (BUCKETS - 1) / (max - min);
  const bucketOf = new Uint16Array(values.length);
  const starts = new Uint32Array(BUCKETS + 1);
  for (let at = 0; at < values.length; at += 1) {
    const bucket = ((values[at] as number) - min) * scale;
    bucketOf[at] = bucket;
    const next = (bucket >>> 0) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let bucket = 1; bucket <= BUCKETS; bucket += 1)
    starts[bucket] = (starts[bucket] as number) + (starts[bucket - 1] as number);
  return { bucketOf, starts };
}

/** The positions of the buckets `low` to `high`, bucket by bucket. */
function inBuckets(
  positions: Uint32Array,
  { bucketOf, starts }: Buckets,
  { low, high }: { low: number; high: number },
): Uint32Array {
  const before = starts[low] as number;
  const next = starts.slice(low, high + 1);
  const taken = new Uint32Array((starts[high + 1] as number) - before);
  for (let at = 0; at < positions.length; at += 1) {
    const bucket = bucketOf[at] as number;
    if (bucket < low || bucket > high) continue;
    const place = next[bucket - low] as number;
    next[bucket - low] = place + 1;
    taken[place - before] = positions[at] as number;
  }
  return taken;
}
