import * as v from "valibot";
import { english } from "../../texts/text.ts";
import { REQUIRED } from "../field-messages.ts";

const COUNTY = english("County must be 2 to 25 characters.");
const OCCUPATION = english("Occupation can be up to 26 characters.");
const EMPLOYER = english("Employer name can be up to 25 characters.");
const CHARACTERS = english("Use letters, numbers and common punctuation only.");

/** No control characters and no markup; anything a company may be called. */
const PLAIN = /^[^\p{Cc}<>{}\\]*$/u;
const lengthOf = (text: string): number => Array.from(text).length;

function plainText({
  min,
  max,
  message,
}: {
  readonly min: number;
  readonly max: number;
  readonly message: string;
}) {
  return v.pipe(
    v.string(REQUIRED),
    v.transform((input) => input.normalize("NFC").trim().replace(/ {2,}/gu, " ")),
    v.nonEmpty(REQUIRED),
    v.check((text) => lengthOf(text) >= min && lengthOf(text) <= max, message),
    v.regex(PLAIN, CHARACTERS),
  );
}

/** VAL-15. */
export const countySchema = plainText({ min: 2, max: 25, message: COUNTY });
/** VAL-16. */
export const occupationSchema = plainText({ min: 1, max: 26, message: OCCUPATION });
/** VAL-16. */
export const employerSchema = plainText({ min: 1, max: 25, message: EMPLOYER });
