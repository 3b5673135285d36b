import { FACETS, LOOK_FACETS, SPEC_FACETS, type FacetName } from "../facets.ts";
import { tokensOf } from "./keyword-words.ts";
import type { StockIndex } from "../index/stock-index.ts";

/** Which tokens each combination, feature and single row answers; token t is bit t. */
export interface KeywordMatch {
  readonly tokens: readonly string[];
  /** All tokens. A row is found when its bits together are this. */
  readonly all: number;
  readonly specTokens: Uint8Array;
  readonly lookTokens: Uint8Array;
  /** Feature words per token; a row with any of the bits answers the token. Empty when no token names a feature. */
  readonly features: readonly { readonly bit: number; readonly words: Uint32Array }[];
  /** Rows found by VIN or stock number. */
  readonly rows: ReadonlyMap<number, number>;
}

/** Looks up every token of `typed`; null when it has none (nothing but punctuation). */
export function matchKeywords(index: StockIndex, typed: string): KeywordMatch | null {
  const tokens = tokensOf(typed);
  if (tokens.length === 0) return null;
  const bits = {} as Record<FacetName, Uint8Array>;
  for (const name of FACETS) bits[name] = new Uint8Array(index.dictionaries[name].size);
  const features: { bit: number; words: Uint32Array }[] = [];
  const rows = new Map<number, number>();
  for (const [position, token] of tokens.entries()) {
    const bit = 1 << position;
    const words = new Uint32Array(index.columns.featureStride);
    let namesFeature = false;
    for (const { name, code } of index.words.startingWith(token)) {
      bits[name][code] = (bits[name][code] as number) | bit;
      if (name !== "feature") continue;
      words[code >>> 5] = (words[code >>> 5] as number) | (1 << (code & 31));
      namesFeature = true;
    }
    if (namesFeature) features.push({ bit, words });
    for (const row of index.rowsOfIdentifier(token)) rows.set(row, (rows.get(row) ?? 0) | bit);
  }
  return {
    tokens,
    all: (1 << tokens.length) - 1,
    specTokens: combine(SPEC_FACETS, bits, index.specs),
    lookTokens: combine(LOOK_FACETS, bits, index.looks),
    features,
    rows,
  };
}

function combine(
  names: readonly FacetName[],
  bits: Readonly<Record<FacetName, Uint8Array>>,
  table: StockIndex["specs"],
): Uint8Array {
  const tokens = new Uint8Array(table.size);
  for (const [part, name] of names.entries()) {
    const codes = table.column(part);
    const ofCode = bits[name];
    if (ofCode.every((token) => token === 0)) continue;
    for (let combination = 0; combination < tokens.length; combination += 1) {
      tokens[combination] =
        (tokens[combination] as number) | (ofCode[codes[combination] as number] as number);
    }
  }
  return tokens;
}
