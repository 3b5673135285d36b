import * as v from "valibot";
import { REQUIRED } from "./field-messages.ts";

const LETTERS = "A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ";
const NAME = new RegExp(`^[${LETTERS}]+(?:['\\- ][${LETTERS}]+)*$`, "u");
const CHARACTERS = "Use letters only; hyphens, apostrophes and spaces may appear inside the name.";

interface NameRule {
  readonly label: string;
  readonly min: number;
  readonly max: number;
}

/** Trims, joins accents to their letters and straightens typographic apostrophes and hyphens. */
export function tidyName(input: string): string {
  return input
    .normalize("NFC")
    .replace(/[\u2018\u2019\u02BC]/gu, "'")
    .replace(/[\u2010\u2011]/gu, "-")
    .trim();
}

function nameSchema(rule: NameRule) {
  const length = `${rule.label} must be ${rule.min} to ${rule.max} characters.`;
  return v.pipe(
    v.string(REQUIRED),
    v.transform(tidyName),
    v.nonEmpty(REQUIRED),
    v.check((name) => [...name].length >= rule.min && [...name].length <= rule.max, length),
    v.regex(NAME, CHARACTERS),
  );
}

/** VAL-01: 2 to 15 characters. */
export const firstNameSchema = nameSchema({ label: "First name", min: 2, max: 15 });
/** VAL-02: 1 to 15 characters. */
export const middleNameSchema = nameSchema({ label: "Middle name", min: 1, max: 15 });
/** VAL-03: 2 to 25 characters. */
export const lastNameSchema = nameSchema({ label: "Last name", min: 2, max: 25 });
