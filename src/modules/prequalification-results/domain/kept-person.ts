import type { Language } from "#platform/shared/texts/language.ts";
import type { TypedPerson } from "#modules/prequalification/domain/journey/typed-person.ts";

/** Whom a result is about, as they said it last. Sealed wherever it is kept. */
export interface KeptPerson extends TypedPerson {
  /** Two letters: of the address, or of the zip code where none was asked for. */
  readonly state: string;
  /** In which they read the pages. */
  readonly language: Language;
}

/** Where somebody lives by the most exact thing they said. */
export function zipCodeOf({ address, zipCode }: TypedPerson): string {
  return address?.zipCode ?? zipCode;
}

/** The same person at another zip code; an address elsewhere is no longer theirs. */
export function movedTo(
  person: KeptPerson,
  { zipCode, state }: { readonly zipCode: string; readonly state: string },
): KeptPerson {
  const address = person.address?.zipCode === zipCode ? person.address : null;
  return { ...person, zipCode, state, address };
}
