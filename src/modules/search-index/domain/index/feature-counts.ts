import type { SearchedIndex } from "../shared/searched-index.ts";

/** Vehicles per feature code among the first `count` of `rows`. */
export function countFeatures(index: SearchedIndex, rows: Uint32Array, count: number): Uint32Array {
  const { dictionaries, columns, blocks } = index;
  const features = dictionaries.feature.size;
  const counts = new Uint32Array(Math.max(features, columns.featureStride * 32));
  // Measured: 32 rows of one feature cost 0.1 to 0.4 ns, a word of features of one row about 12 ns.
  const bySets = features * blocks.count + count * 2;
  const byRow = count * columns.featureStride * 30;
  if (bySets < byRow) countBySets(index, counts, rows.subarray(0, count));
  else countByRow(index, counts, rows.subarray(0, count));
  return counts;
}

function countByRow({ columns }: SearchedIndex, counts: Uint32Array, rows: Uint32Array): void {
  const { features, featureStride } = columns;
  for (let at = 0; at < rows.length; at += 1) {
    const base = (rows[at] as number) * featureStride;
    for (let word = 0; word < featureStride; word += 1) {
      for (let bits = features[base + word] as number; bits !== 0; bits &= bits - 1) {
        const code = word * 32 + 31 - Math.clz32(bits & -bits);
        counts[code] = (counts[code] as number) + 1;
      }
    }
  }
}

function countBySets(
  { columns, blocks, dictionaries }: SearchedIndex,
  counts: Uint32Array,
  rows: Uint32Array,
): void {
  const { question } = columns.featureSets;
  question.fill(0);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    question[row >>> 5] = (question[row >>> 5] as number) | (1 << (row & 31));
  }
  columns.featureSets.countCommon(counts, { features: dictionaries.feature.size, blocks: blocks.count });
}
