import type { FacetName } from "../facets.ts";

/** At most this many tokens of a keyword search count; the rest is ignored. */
const MAX_TOKENS = 8;

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  "condition:certified": ["cpo", "preowned"],
  "condition:used": ["preowned"],
  "make:chevrolet": ["chevy"],
  "make:volkswagen": ["vw"],
  "body:pickup": ["truck"],
  "body:minivan": ["van"],
  "body:suv": ["crossover"],
  "fuel:electric": ["ev"],
  "fuel:plug-in hybrid": ["phev"],
  "fuel:gasoline": ["gas"],
  "drivetrain:4wd": ["4x4"],
};

/** How words are compared: without accents, in small letters. */
export function plainText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * Every word a text can be found by: its parts, the parts joined ("cr-v" is also "crv", "grand cherokee"
 * also "grandcherokee") and letters apart from digits ("rav4" is also "rav" and "4").
 */
function wordsOf(text: string): string[] {
  const words = new Set<string>();
  const pieces = plainText(text).split(/\s+/);
  for (const piece of pieces) {
    const parts = piece.split(/[^a-z0-9]+/).filter(Boolean);
    for (const part of parts) {
      words.add(part);
      for (const run of part.match(/[a-z]+|[0-9]+/g) ?? []) words.add(run);
    }
    words.add(parts.join(""));
  }
  words.add(plainText(text).replace(/[^a-z0-9]+/g, ""));
  words.delete("");
  return [...words];
}

/** Words of one facet value, with the other names people use for it. */
export function facetWords(name: FacetName, value: string): string[] {
  return [...wordsOf(value), ...(ALIASES[`${name}:${value}`] ?? [])];
}

/** The tokens of a typed keyword: punctuation inside a token is ignored. Each must be found (AND). */
export function tokensOf(typed: string): string[] {
  const tokens = plainText(typed)
    .split(/\s+/)
    .map((token) => token.replace(/[^a-z0-9]+/g, ""))
    .filter(Boolean);
  return [...new Set(tokens)].slice(0, MAX_TOKENS);
}

/** How VINs and stock numbers are compared: letters and digits only, lower case. */
export function identifierKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, "");
}
