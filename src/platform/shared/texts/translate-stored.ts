import type { Dictionary, Text } from "./text.ts";

interface Pattern {
  readonly english: string;
  readonly matches: RegExp;
  readonly names: readonly string[];
  /** Letters that are not placeholders: of two patterns that fit, the more particular one is meant. */
  readonly weight: number;
  /** Everything that is not a placeholder, spaces too: decides between patterns of the same letters. */
  readonly length: number;
}

const compiled = new WeakMap<Dictionary, { readonly size: number; readonly patterns: readonly Pattern[] }>();

/**
 * Says in another language what was worded in English before it was stored: a receipt's reasons with their
 * amounts. Each sentence is recognized by its pattern in the dictionary; unknown ones stay English.
 */
export function translateStored(t: Text, stored: string): string {
  const { dictionary } = t;
  if (dictionary === undefined || stored === "") return stored;
  if (dictionary[stored] !== undefined) return t(stored);
  const patterns = patternsOf(dictionary);
  return stored
    .split(/(?<=[.!?]) (?=\p{Lu}|\d)/u)
    .map((sentence) => (dictionary[sentence] === undefined ? byPattern(t, patterns, sentence) : t(sentence)))
    .join(" ");
}

function byPattern(t: Text, patterns: readonly Pattern[], sentence: string): string {
  for (const { english, matches, names } of patterns) {
    const values = matches.exec(sentence)?.slice(1);
    if (values === undefined) continue;
    return t(english, Object.fromEntries(names.map((name, at) => [name, word(t, values[at] ?? "")])));
  }
  return sentence;
}

/** A value may be a word of ours, and stand in small letters inside the sentence. */
function word(t: Text, value: string): string {
  const capital = value.charAt(0).toUpperCase() + value.slice(1);
  if (t.dictionary?.[value] !== undefined) return t(value);
  return t.dictionary?.[capital] === undefined ? value : t(capital).toLowerCase();
}

function patternsOf(dictionary: Dictionary): readonly Pattern[] {
  const keys = Object.keys(dictionary);
  const known = compiled.get(dictionary);
  if (known?.size === keys.length) return known.patterns;
  const patterns = keys
    .flatMap((english) => patternOf(english) ?? [])
    .toSorted((one, other) => other.weight - one.weight || other.length - one.length);
  compiled.set(dictionary, { size: keys.length, patterns });
  return patterns;
}

/** Only one sentence with plain placeholders can be recognized. */
function patternOf(english: string): Pattern | undefined {
  if (!/\{\w+\}/u.test(english) || /\{\w+:|\n/u.test(english)) return undefined;
  const parts = english.split(/\{(\w+)\}/u);
  const literal = parts.filter((_, at) => at % 2 === 0);
  const weight = literal.join("").replace(/[^\p{L}]/gu, "").length;
  if (weight === 0) return undefined;
  const source = literal.map((text) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")).join("(.+?)");
  return {
    english,
    weight,
    length: literal.join("").length,
    matches: new RegExp(`^${source}$`, "u"),
    names: parts.filter((_, at) => at % 2 === 1),
  };
}
