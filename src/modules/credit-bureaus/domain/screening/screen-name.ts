import { alike, NEAR_SCORE, wordsOf } from "./alike-names.ts";
import { candidatesOf } from "./listed-names.ts";
import type { SdnList } from "./sdn-list.ts";

/** Who is screened: every buyer, cash included. */
export interface ScreenedPerson {
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

/** Years of birth this far apart are another person, when both are known. */
const YEARS_APART = 2;

/** Compares a name with every name of the list, by words without accents, order or case, and by year of birth. */
export function screenName(list: SdnList, person: ScreenedPerson): Screening {
  const words = wordsOf(`${person.firstName} ${person.middleName ?? ""} ${person.lastName}`);
  const short = wordsOf(`${person.firstName} ${person.lastName}`);
  const year = person.birthDate === null ? null : Number(person.birthDate.slice(0, 4));
  const hits = [...candidatesOf(list, words)]
    .filter(({ birthYears }) => isAgePossible(birthYears, year))
    .map(({ entry, words: names, program }) => ({
      entry,
      program,
      score: Math.max(0, ...names.flatMap((listed) => [alike(words, listed), alike(short, listed)])),
    }))
    .filter(({ score }) => score >= NEAR_SCORE)
    .toSorted((a, b) => b.score - a.score || a.entry - b.entry);
  return { result: hits.length > 0 ? "NEAR" : "CLEAR", hits, listDate: list.date };
}

function isAgePossible(years: readonly number[], year: number | null): boolean {
  return year === null || years.length === 0 || years.some((one) => Math.abs(one - year) <= YEARS_APART);
}

/** Whether two full names may be one person's, however they are spelled. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const sorted = (words: readonly { readonly text: string }[]) =>
    words
      .map(({ text }) => text)
      .toSorted()
      .join(" ");
  return sorted(a) === sorted(b) || alike(a, b) >= NEAR_SCORE;
}
