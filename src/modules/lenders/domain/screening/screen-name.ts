import type { SdnList } from "./sdn-list.ts";

/** Who is screened: every buyer, cash included. */
interface ScreenedPerson {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  /** ISO date; null where nobody asked for it. */
  readonly birthDate: string | null;
}

/** `NEAR` pauses the deal until a person has looked; nothing is ever declined by a list alone. */
export interface Screening {
  readonly result: "CLEAR" | "NEAR";
  /** Entries that are near, nearest first. */
  readonly hits: readonly { readonly entry: number; readonly score: number; readonly program: string }[];
  /** Of the list. */
  readonly listDate: string;
}

/** From this share of words alike on, a person looks. */
const NEAR_SCORE = 0.85;
/** Years of birth this far apart are another person, when both are known. */
const YEARS_APART = 2;

/** Compares a name with every name of the list, by words without accents, order or case, and by year of birth. */
export function screenName(list: SdnList, person: ScreenedPerson): Screening {
  const words = wordsOf(`${person.firstName} ${person.middleName ?? ""} ${person.lastName}`);
  const short = wordsOf(`${person.firstName} ${person.lastName}`);
  const year = person.birthDate === null ? null : Number(person.birthDate.slice(0, 4));
  const hits = list.entries
    .filter(({ birthYears }) => isAgePossible(birthYears, year))
    .map(({ entry, names, program }) => ({
      entry,
      program,
      score: Math.max(
        ...names.map(wordsOf).flatMap((listed) => [alike(words, listed), alike(short, listed)]),
      ),
    }))
    .filter(({ score }) => score >= NEAR_SCORE)
    .toSorted((a, b) => b.score - a.score || a.entry - b.entry);
  return { result: hits.length > 0 ? "NEAR" : "CLEAR", hits, listDate: list.date };
}

function isAgePossible(years: readonly number[], year: number | null): boolean {
  return year === null || years.length === 0 || years.some((one) => Math.abs(one - year) <= YEARS_APART);
}

function wordsOf(name: string): readonly string[] {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’`]/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}

/** Both ways: each word's nearest word of the other name, weighed by length. At least two words must meet. */
function alike(a: readonly string[], b: readonly string[]): number {
  if (a.length < 2 || b.length < 2) return 0;
  return Math.min(covered(a, b), covered(b, a));
}

function covered(from: readonly string[], to: readonly string[]): number {
  const total = from.reduce((sum, { length }) => sum + length, 0);
  const found = from.reduce((sum, word) => {
    const best = Math.max(...to.map((other) => nearness(word, other)));
    return sum + best * word.length;
  }, 0);
  return total === 0 ? 0 : found / total;
}

/** One less the share of letters that differ. */
function nearness(a: string, b: string): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  if (Math.abs(a.length - b.length) > 2) return 0;
  return 1 - distance(a, b) / longest;
}

/** Letters to change, add or leave out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
