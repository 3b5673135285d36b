import * as v from "valibot";
import { ssnLast4Schema } from "#platform/shared/fields/applicant/ssn.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { english } from "#platform/shared/texts/text.ts";
import { isCivilDate } from "#platform/shared/time/civil-date.ts";

const ACCOUNT = english("Enter the account number of your loan: 4 to 20 letters and digits.");
const CONSENT = english("Check the box so that we can ask your lender.");
const AMOUNT = english("Enter the payoff amount from the letter. It can't be zero or negative.");
const PER_DIEM = english("Enter the interest for one day from the letter.");
const DAY = english("Enter the last day the letter is good.");
const LONG = english("This is too long.");

const word = v.pipe(v.string(REQUIRED), v.trim(), v.nonEmpty(REQUIRED), v.maxLength(80, LONG));

/** How account numbers are compared: without spaces and hyphens. */
const accountNumber = v.pipe(
  v.string(REQUIRED),
  v.transform((typed) => typed.replace(/[\s-]/gu, "").toUpperCase()),
  v.nonEmpty(REQUIRED),
  v.regex(/^[0-9A-Z]{4,20}$/u, ACCOUNT),
);

const lender = {
  lender: word,
  /** It is not on the list, and its owner says that it is right (VAL-34). */
  isLenderConfirmed: v.optional(v.boolean(REQUIRED), false),
};

/** TRADE-01: what a lender is asked with. */
export const askPayoffBody = formSchema({
  ...lender,
  accountNumber,
  lastName: word,
  ssnLast4: ssnLast4Schema,
  consent: v.literal(true, CONSENT),
});
export type AskPayoffBody = v.InferOutput<typeof askPayoffBody>;

const cents = (message: string, least: number) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(50_000_000, message));

const written = {
  amountCents: cents(AMOUNT, 1),
  perDiemCents: cents(PER_DIEM, 0),
  goodThrough: v.pipe(v.string(DAY), v.check(isCivilDate, DAY)),
};

/** What a letter says, as its owner types it off. */
export const letterBody = formSchema({ ...lender, ...written });
export type LetterBody = v.InferOutput<typeof letterBody>;

/** Of the letter and its numbers, as whoever looked at them was shown them. */
const seen = { version: v.pipe(v.number(REQUIRED), v.integer(REQUIRED)) };

/** What a person of the retailer says about a letter; a correction says what it really reads. */
export const letterWordBody = v.variant("word", [
  formSchema({ ...seen, word: v.literal("accept") }),
  formSchema({ ...seen, word: v.literal("refuse") }),
  formSchema({ ...seen, word: v.literal("correct"), ...written }),
]);
export type LetterWord = v.InferOutput<typeof letterWordBody>;
