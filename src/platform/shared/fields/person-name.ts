import * as v from "valibot";
import { english } from "../texts/text.ts";
import { REQUIRED } from "./field-messages.ts";

const LETTERS = "A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ";
const NAME = new RegExp(`^[${LETTERS}]+(?:['\\- ][${LETTERS}]+)*$`, "u");
const CHARACTERS = english("Use letters only; hyphens, apostrophes and spaces may appear inside the name.");

interface NameRule {
  /** Says how long it may be. */
  readonly length: string;
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

function isWithin(length: number, { min, max }: NameRule): boolean {
  return length >= min && length <= max;
}

function nameSchema(rule: NameRule) {
  return v.pipe(
    v.string(REQUIRED),
    v.transform(tidyName),
    v.nonEmpty(REQUIRED),
    v.check((name) => isWithin(Array.from(name).length, rule), rule.length),
    v.regex(NAME, CHARACTERS),
  );
}

/** VAL-01: 2 to 15 characters. */
export const firstNameSchema = nameSchema({
  length: english("First name must be 2 to 15 characters."),
  min: 2,
  max: 15,
});
/** VAL-02: 1 to 15 characters. */
export const middleNameSchema = nameSchema({
  length: english("Middle name must be 1 to 15 characters."),
  min: 1,
  max: 15,
});
/** VAL-03: 2 to 25 characters. */
export const lastNameSchema = nameSchema({
  length: english("Last name must be 2 to 25 characters."),
  min: 2,
  max: 25,
});
