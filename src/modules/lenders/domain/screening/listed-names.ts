import { wordsOf } from "./alike-names.ts";
import type { SdnEntry, SdnList } from "./sdn-list.ts";

/** One listed person with every name as words. */
interface ListedPerson extends SdnEntry {
  readonly words: readonly (readonly string[])[];
}

interface ListedNames {
  /** By the first and by the last letters of each word. */
  readonly byEnds: ReadonlyMap<string, readonly ListedPerson[]>;
  /** Words so long that a near one may share neither end. */
  readonly long: readonly ListedPerson[];
  readonly all: readonly ListedPerson[];
}

const END = 3;
/** A near name has a word that is near; up to this length one letter may differ, so one of its ends is the same. */
const LONG = 14;

const prepared = new WeakMap<SdnList, ListedNames>();

/** Everybody of the list who may be near a name of these words; who is left out is certainly not. */
export function candidatesOf(list: SdnList, words: readonly string[]): Iterable<ListedPerson> {
  let names = prepared.get(list);
  if (names === undefined) prepared.set(list, (names = prepare(list)));
  if (words.some(({ length }) => length >= LONG)) return names.all;
  const { byEnds, long } = names;
  return new Set([...long, ...words.flatMap((word) => endsOf(word).flatMap((end) => byEnds.get(end) ?? []))]);
}

function prepare({ entries }: SdnList): ListedNames {
  const all = entries.map((entry) => ({ ...entry, words: entry.names.map(wordsOf) }));
  const byEnds = new Map<string, ListedPerson[]>();
  for (const person of all)
    for (const end of new Set(person.words.flat().flatMap(endsOf))) {
      const known = byEnds.get(end);
      if (known === undefined) byEnds.set(end, [person]);
      else known.push(person);
    }
  const long = all.filter(({ words }) => words.flat().some(({ length }) => length >= LONG));
  return { byEnds, long, all };
}

function endsOf(word: string): readonly string[] {
  return [`${word.slice(0, END)}-`, `-${word.slice(-END)}`];
}
