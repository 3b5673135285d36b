import * as v from "valibot";
import { english } from "../../texts/text.ts";
import { REQUIRED } from "../field-messages.ts";

const INVALID = english("Enter a valid Social Security number.");
const INVALID_LAST4 = english("Enter the last 4 digits.");

/** The nine digits of what was typed or pasted (`123-45-6789`, `123 45 6789`), or undefined. */
export function ssnDigits(input: string): string | undefined {
  if (!/^[\d\s\u00A0\u2010-\u2015-]*$/u.test(input)) return undefined;
  const digits = input.replace(/\D/gu, "");
  return digits.length === 9 ? digits : undefined;
}

/** True for an individual taxpayer identification number: nine digits that begin with 9 (OP-30). */
export function isItin(digits: string): boolean {
  return digits.startsWith("9");
}

/** VAL-22: not 000 or 666 at the start, 00 in the middle or 0000 at the end; an ITIN passes. */
export function checkSsn(input: string): string | undefined {
  const digits = ssnDigits(input);
  if (digits === undefined || /^(?:000|666)/u.test(digits)) return INVALID;
  return digits.slice(3, 5) === "00" || digits.endsWith("0000") ? INVALID : undefined;
}

/** A required SSN or ITIN; the output is its nine digits. Never log or store what comes out unsealed. */
export const ssnSchema = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? checkSsn(dataset.value) : undefined;
    if (message !== undefined) addIssue({ message });
  }),
  v.transform((input) => ssnDigits(input) ?? ""),
);

/** VAL-23: exactly four digits. */
export const ssnLast4Schema = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.regex(/^\d{4}$/u, INVALID_LAST4),
);

/** `123-45-6789`, as far as it is typed (VAL-22). */
export function maskSsn(input: string): string {
  const digits = input.replace(/\D/gu, "").slice(0, 9);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter((part) => part !== "").join("-");
}
