import { expect, test } from "vitest";
import { ownSources } from "../syntax/syntax-tree.ts";

/** British spellings of words that this product uses; "cancelled" stays in statuses and exact wordings of the requirements. */
const BRITISH =
  /fulfilment|instalment|colour|licence|catalogue|behaviour|favourite|neighbour|honour|centimetre|judgement|programme\b|(?:recogn|author|normal|serial|summar|capital|organ|initial|minim|prior)is(?:e|ed|es|ing|ation)\b/giu;

/** Names that say it in a way that nobody would look for. A checker checks, and only a court or a price guide judges. */
const ODD = /\b(?:retell|mayStay|tellSearch|cardsAhead|islandOf|judge[ds]?|judging)\b/giu;

/** What others write that way: headers of feeds, an older name of a stored paper, words that are refused. */
const OTHERS = new RegExp(
  [
    "tests/architecture/language/spelling",
    "stock-feeds/.*(?:feed-layouts-data|read-feed-row|wrong-feeds)",
    "bench/import",
    "contract-papers/domain/(?:contract-words|package-document)",
    "contract-papers/ui/paper-language",
    "tenancy/domain/parse-tenant-config",
    "/texts/es-",
  ].join("|"),
  "u",
);

function odd(path: string, source: string): string[] {
  return (source.match(ODD) ?? []).map((word) => `${path}: ${word}`);
}

function british(path: string, source: string): string[] {
  return [`${path}\n`, source].flatMap((text) =>
    (text.match(BRITISH) ?? []).map((word) => `${path}: ${word}`),
  );
}

test.each([
  ["src/licence.ts", ""],
  ["src/a.ts", "/** The colour of a car. */"],
  ["src/a.ts", "function authorise() {}"],
])("a British word is found in %s %s", (path, source) => {
  expect(british(path, source)).toHaveLength(1);
});

test.each(["const analysis = 1;", "a promise", "otherwise", "licenses", "a programmer"])(
  "%s is left alone",
  (source) => {
    expect(british("src/a.ts", source)).toEqual([]);
  },
);

test("names, comments and texts are spelled the American way", () => {
  const sources = ownSources().filter(([path]) => !OTHERS.test(path));
  expect(sources.length).toBeGreaterThan(2_000);
  expect(sources.flatMap(([path, source]) => british(path, source))).toEqual([]);
});

test.each(["const judged = check(file);", "/** Judges a file. */", "tellSearch(change)"])(
  "an odd name is found in %s",
  (source) => {
    expect(odd("src/a.ts", source)).toHaveLength(1);
  },
);

test.each(["a judgment", "judged_at", "retelling"])("%s is no odd name", (source) => {
  expect(odd("src/a.ts", source)).toEqual([]);
});

test("names and comments say what they mean", () => {
  const sources = ownSources().filter(([path]) => !path.endsWith("language/spelling.test.ts"));
  // The kind of a stored job.
  const known = /sandbox-judge-tells/gu;
  expect(sources.flatMap(([path, source]) => odd(path, source.replace(known, "")))).toEqual([]);
});
