import { oncePer } from "#platform/shared/once-per.ts";
import { type Word, wordsOf } from "./alike-names.ts";
import type { SdnEntry, SdnList } from "./sdn-list.ts";

/** One listed person with every name as words. */
interface ListedPerson extends SdnEntry {
  readonly words: readonly (readonly Word[])[];
}

interface ListedNames {
  /** By short words, and by the first and the last letters of longer ones. */
  readonly byKey: ReadonlyMap<string, readonly ListedPerson[]>;
  /** Words so long that a near one may share neither end. */
  readonly long: readonly ListedPerson[];
  readonly all: readonly ListedPerson[];
}

/** A near name has a word that is near; in words shorter than this no letter may differ then. */
const SHORT = 6;
/** In words shorter than this one letter may differ, so that one of its ends is the same. */
const LONG = 14;
const END = 3;

const namesOf = oncePer(prepare);

/** Everybody of the list who may be near a name of these words; who is left out is certainly not. */
export function candidatesOf(list: SdnList, words: readonly Word[]): Iterable<ListedPerson> {
  const names = namesOf(list);
  if (words.some(({ text }) => text.length >= LONG)) return names.all;
  const { byKey, long } = names;
  return new Set([...long, ...words.flatMap((word) => keysOf(word).flatMap((key) => byKey.get(key) ?? []))]);
}

function prepare({ entries }: SdnList): ListedNames {
  const all = entries.map((entry) => ({ ...entry, words: entry.names.map(wordsOf) }));
  const byKey = new Map<string, ListedPerson[]>();
  for (const person of all)
    for (const key of new Set(person.words.flat().flatMap(keysOf))) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [person]);
      else known.push(person);
    }
  const long = all.filter(({ words }) => words.flat().some(({ text }) => text.length >= LONG));
  return { byKey, long, all };
}

function keysOf({ text }: Word): readonly string[] {
  return text.length < SHORT ? [text] : [`${text.slice(0, END)}-`, `-${text.slice(-END)}`];
}
