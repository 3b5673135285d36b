import { isCivilDate, type CivilDate } from "../../time/civil-date.ts";
import { english } from "../../texts/text.ts";

const INCOMPLETE = english("Enter your full date of birth (MM/DD/YYYY).");
const IN_FUTURE = english("Date of birth can't be in the future.");
const TOO_YOUNG = english("You must be at least 18 years old.");
const INVALID = english("Enter a valid date of birth.");

const MIN_AGE = 18;
/** OP-56: under a hundred. */
const AGE_BOUND = 100;

/** Month, day and year of a date that is typed in full, whether it exists or not. */
function partsOf(input: string): RegExpExecArray | null {
  const typed = input.trim();
  return /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/u.exec(typed);
}

/** `MM/DD/YYYY` as an ISO date; undefined for anything that is no day of the calendar. */
export function parseBirthDate(input: string): CivilDate | undefined {
  const found = partsOf(input);
  if (!found) return undefined;
  const [, month = "", day = "", year = ""] = found;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCivilDate(date) ? date : undefined;
}

/** Whole years somebody has lived on a day. */
export function ageOn(birthDate: CivilDate, today: CivilDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/**
 * VAL-19, OP-56: the message to show for a date of birth, or undefined when it is fine.
 * @param today ISO date where the buyer is
 */
export function checkBirthDate(input: string, today: CivilDate): string | undefined {
  if (!partsOf(input)) return INCOMPLETE;
  const date = parseBirthDate(input);
  if (date === undefined) return INVALID;
  if (date > today) return IN_FUTURE;
  const age = ageOn(date, today);
  if (age >= AGE_BOUND) return INVALID;
  return age < MIN_AGE ? TOO_YOUNG : undefined;
}

/** Digits with their slashes while they are typed: `07041985` becomes `07/04/1985`; slashes put elsewhere stay. */
export function maskBirthDate(input: string): string {
  const isOurs = Array.from(input).every(
    (char, at) => /\d/u.test(char) || (char === "/" && (at === 2 || at === 5)),
  );
  if (!isOurs) return input;
  const digits = input.replaceAll("/", "").slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== "").join("/");
}
