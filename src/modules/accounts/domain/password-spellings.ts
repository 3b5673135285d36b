/** What people write instead of letters; where two readings are usual, both are tried. */
const SIGN_AS_LETTER: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "+": "t",
  "(": "c",
  "€": "e",
  "£": "l",
};
const OTHER_READING: Readonly<Record<string, string>> = { ...SIGN_AS_LETTER, "1": "l", "!": "l" };

/** The digit under a sign of the US keyboard: `1qaz@WSX` is `1qaz2wsx` with the shift key held. */
const SIGN_AS_DIGIT: Readonly<Record<string, string>> = {
  "!": "1",
  "@": "2",
  "#": "3",
  $: "4",
  "%": "5",
  "^": "6",
  "&": "7",
  "*": "8",
  "(": "9",
  ")": "0",
};

/** Ends this long are looked through one character at a time; longer ones are cut off whole as well. */
const LONGEST_END = 12;
/** More digits and signs than this around a word are worth something, unless they are a list's own. */
const GUESSABLE_END = 8;

/** A reading of a password as one word, and what was cut off around it. */
interface PasswordReading {
  readonly word: string;
  /** Digits and signs before and after the word, in one. */
  readonly ends: string;
}

/**
 * How an attacker's rules would read a password (VAL-17): small letters, usual substitutions undone, digits and
 * signs at both ends taken away step by step, because some of them may stand for letters (`Acce$$1!`).
 */
export function* passwordReadings(password: string): Generator<PasswordReading> {
  const lower = password.normalize("NFKC").toLowerCase();
  const head = /^[^\p{L}]*/u.exec(lower)?.[0].length ?? 0;
  const tail = /[^\p{L}]*$/u.exec(lower)?.[0].length ?? 0;
  for (const start of cuts(head)) {
    for (const end of cuts(tail)) {
      if (start + end >= lower.length) continue;
      const word = lower.slice(start, lower.length - end);
      const ends = lower.slice(0, start) + lower.slice(lower.length - end);
      for (const spelling of spellings(word)) yield { word: spelling, ends };
    }
  }
}

/** 0, 1, 2 … and the whole end. */
function cuts(length: number): number[] {
  const short = Array.from({ length: Math.min(length, LONGEST_END) + 1 }, (_, at) => at);
  return length > LONGEST_END ? [...short, length] : short;
}

function spellings(word: string): ReadonlySet<string> {
  return new Set([word, replaced(word, SIGN_AS_DIGIT), asLetters(word), replaced(word, OTHER_READING)]);
}

/** The usual substitutions undone, digits included: for the words of a list that mix both (`qwer1234`). */
export function asLetters(word: string): string {
  return replaced(word, SIGN_AS_LETTER);
}

function replaced(word: string, by: Readonly<Record<string, string>>): string {
  return Array.from(word, (character) => by[character] ?? character).join("");
}

/**
 * True when the password is a listed one in one of the usual disguises. What merely contains a listed word, such
 * as a phrase, is not; nor is a word among many digits that are no list's own.
 * @param isListed looks up small letters
 */
export function isDisguised(password: string, isListed: (word: string) => boolean): boolean {
  for (const { word, ends } of passwordReadings(password)) {
    if (word.length < 3 || !isListed(word)) continue;
    if (ends.length <= GUESSABLE_END || isWorn(ends, isListed)) return true;
  }
  return false;
}

/** Many digits that everybody types: `123456789`, `1111111111`. */
function isWorn(ends: string, isListed: (word: string) => boolean): boolean {
  const digits = ends.replace(/\D+/gu, "");
  return new Set(ends).size < 3 || digits.length <= GUESSABLE_END || isListed(digits);
}
