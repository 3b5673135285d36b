/** Without accents, with straight apostrophes and plain hyphens: what phones put in and leave out does not matter. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2018\u2019\u02BC]/gu, "'")
    .replace(/[\u2010\u2011]/gu, "-")
    .toLocaleUpperCase("en")
    .replace(/\s+/gu, " ")
    .trim();

const firstLetters = (parts: readonly string[]): string =>
  parts.map((part) => /^\p{L}/u.exec(part)?.[0] ?? "").join("");

/** The typed signature is the buyer's own name, however it is spaced, capitalized or accented. */
export function isSameName(typed: string, name: string): boolean {
  return plain(typed) === plain(name);
}

/** `AL` of Ada Lovelace, `ZO` of Zoe-Ann O'Brien: one letter a word, as most people write theirs. */
export function initialsOf(name: string): string {
  return firstLetters(plain(name).split(" "));
}

/**
 * Initials as people write them: with dots, in any case; one letter a word, or one for each part of a double name, or
 * the first and the last alone.
 */
export function areInitialsOf(typed: string, name: string): boolean {
  const given = plain(typed).replace(/[\s.'-]/gu, "");
  const byWord = initialsOf(name);
  const byPart = firstLetters(plain(name).split(/[\s'-]+/u));
  return [byWord, byPart].some(
    (letters) => given === letters || (letters.length > 2 && given === `${letters[0]}${letters.at(-1)}`),
  );
}
