import { LOOK_FACETS } from "../../facets.ts";
import type { SearchedIndex } from "../../shared/searched-index.ts";
import { haveSets, setsOfPart } from "../look-sets.ts";
import { eachRow } from "../marked-rows.ts";
import { costOfSet, type Marked } from "../row-sets.ts";

/** Measured, in nanoseconds: a word of features of one row, and a row's look. */
const FEATURE_WORD = 12;
const LOOK = 3;

/** Vehicles by the code of their feature. */
export function countFeatures(index: SearchedIndex, marked: Marked): Uint32Array {
  const { dictionaries, columns, blocks } = index;
  const features = dictionaries.feature.size;
  if (features * costOfSet(marked, blocks.count) > marked.rows * columns.featureStride * FEATURE_WORD)
    return countFeaturesByRow(index, marked.marks);
  const counts = new Uint32Array(features);
  columns.featureSets.countCommon(counts, marked, { first: 0, step: 1, blocks: blocks.count });
  return counts;
}

function countFeaturesByRow(
  { columns, blocks, dictionaries }: SearchedIndex,
  marks: Uint32Array,
): Uint32Array {
  const { features, featureStride } = columns;
  const counts = new Uint32Array(Math.max(dictionaries.feature.size, featureStride * 32));
  eachRow(marks, blocks.count, (row) => {
    for (let word = 0; word < featureStride; word += 1) {
      for (let bits = features[row * featureStride + word] as number; bits !== 0; bits &= bits - 1) {
        const code = word * 32 + 31 - Math.clz32(bits & -bits);
        counts[code] = (counts[code] as number) + 1;
      }
    }
  });
  return counts;
}

/** Vehicles by the code of their value in one facet of looks. */
export function countLooks(index: SearchedIndex, part: number, marked: Marked): Uint32Array {
  const { dictionaries, columns, blocks, looks } = index;
  const values = dictionaries[LOOK_FACETS[part] as (typeof LOOK_FACETS)[number]].size;
  const counts = new Uint32Array(values);
  if (haveSets(values) && values * costOfSet(marked, blocks.count) <= marked.rows * LOOK) {
    columns.lookSets.countCommon(counts, marked, { ...setsOfPart(part), blocks: blocks.count });
    return counts;
  }
  const codes = looks.column(part);
  eachRow(marked.marks, blocks.count, (row) => {
    const code = codes[columns.look[row] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  });
  return counts;
}
