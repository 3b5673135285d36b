import type { SearchedIndex } from "../shared/searched-index.ts";

/**
 * Vehicles per feature code among the first `count` of `rows`.
 * @param isMarked the question of `featureSets` holds just these rows already
 */
export function countFeatures(
  index: SearchedIndex,
  { rows, count, isMarked }: { rows: Uint32Array; count: number; isMarked: boolean },
): Uint32Array {
  const { dictionaries, columns, blocks } = index;
  const features = dictionaries.feature.size;
  const counts = new Uint32Array(Math.max(features, columns.featureStride * 32));
  // Measured: 32 rows of one feature cost 0.1 to 0.4 ns, a word of features of one row about 12 ns.
  const bySets = features * blocks.count + (isMarked ? 0 : count * 2);
  const byRow = count * columns.featureStride * 30;
  if (bySets < byRow) {
    if (!isMarked) markRows(index, rows.subarray(0, count));
    columns.featureSets.countCommon(counts, { features, blocks: blocks.count });
  } else countByRow(index, counts, rows.subarray(0, count));
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

function markRows({ columns: { featureSets } }: SearchedIndex, rows: Uint32Array): void {
  const { question } = featureSets;
  question.fill(0);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    question[row >>> 5] = (question[row >>> 5] as number) | (1 << (row & 31));
  }
}
