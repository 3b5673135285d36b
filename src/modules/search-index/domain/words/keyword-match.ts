import type { StockIndex } from "../index/stock-index.ts";
import type { FoundByWord } from "./found-by-words.ts";
import { tokensOf } from "./keyword-words.ts";

/** More rows than this are found faster block by block; a share of all rows, and so many at most. */
const CANDIDATE_SHARE = 4;
const MOST_CANDIDATES = 16_384;

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
  /** No other rows are found; null when these would be many. */
  readonly candidates: Uint32Array | null;
}

/** Looks up every token of `typed`; null when it has none (nothing but punctuation). */
export function matchKeywords(index: StockIndex, typed: string): KeywordMatch | null {
  const tokens = tokensOf(typed);
  if (tokens.length === 0) return null;
  const found = tokens.map((token) => index.found.of(token));
  const specTokens = new Uint8Array(index.specs.size);
  const lookTokens = new Uint8Array(index.looks.size);
  const features: { bit: number; words: Uint32Array }[] = [];
  const rows = new Map<number, number>();
  let notBySpec = 0;
  for (const [position, { specs, looks, features: words }] of found.entries()) {
    const bit = 1 << position;
    for (const spec of specs) specTokens[spec] = (specTokens[spec] as number) | bit;
    for (const look of looks) lookTokens[look] = (lookTokens[look] as number) | bit;
    if (words !== null) features.push({ bit, words });
    const identified = index.rowsOfIdentifier(tokens[position] as string);
    for (const row of identified) rows.set(row, (rows.get(row) ?? 0) | bit);
    if (looks.length > 0 || words !== null || identified.length > 0) notBySpec |= bit;
  }
  const all = (1 << tokens.length) - 1;
  const candidates = candidatesOf(index, { found, specTokens, bySpec: all & ~notBySpec });
  return { tokens, all, specTokens, lookTokens, features, rows, candidates };
}

/** Rows of the specs that answer the tokens which nothing but a spec answers (`bySpec`). */
function candidatesOf(
  index: StockIndex,
  { found, specTokens, bySpec }: { found: readonly FoundByWord[]; specTokens: Uint8Array; bySpec: number },
): Uint32Array | null {
  if (bySpec === 0) return null;
  const lists = found.filter((_, position) => (bySpec & (1 << position)) !== 0).map(({ specs }) => specs);
  const shortest = lists.reduce((least, list) => (list.length < least.length ? list : least));
  const specs = shortest.filter((spec) => ((specTokens[spec] as number) & bySpec) === bySpec);
  const count = specs.reduce((sum, spec) => sum + (index.specCounts[spec] ?? 0), 0);
  if (count > Math.min(MOST_CANDIDATES, index.rowCount / CANDIDATE_SHARE)) return null;
  const rows = new Uint32Array(count);
  let at = 0;
  for (const spec of specs) {
    for (const row of index.rowsOfSpecs.of(spec)) {
      rows[at] = row;
      at += 1;
    }
  }
  return rows;
}
