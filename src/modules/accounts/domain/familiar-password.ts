import { passwordReadings } from "./password-spellings.ts";

/** What an attacker would try first for this person at this retailer. */
export interface PasswordSurroundings {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly brand: string;
}

/**
 * True when nothing but digits and signs around a name, the e-mail or the store's name makes the password
 * (VAL-17), the usual substitutions undone.
 */
export function isFamiliarPassword(password: string, around: PasswordSurroundings): boolean {
  const known = knownWords(around);
  if (known.has(letters(password))) return true;
  for (const { word } of passwordReadings(password)) if (known.has(letters(word))) return true;
  return false;
}

function knownWords({ email, firstName, lastName, brand }: PasswordSurroundings): ReadonlySet<string> {
  const [first, last] = [letters(firstName), letters(lastName)];
  const local = email.split("@")[0] ?? "";
  const names = [first, last, first + last, last + first, letters(local), letters(brand)];
  // Of a store's name the first word alone is what people type.
  const brandWords = brand.split(/[^\p{L}\p{N}]+/u).map(letters);
  return new Set([
    ...names.filter((name) => name.length > 2),
    ...brandWords.filter((word) => word.length > 3),
  ]);
}

function letters(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");
}
