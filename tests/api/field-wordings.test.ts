import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkApplicant } from "#modules/credit/domain/applicants/check-applicant.ts";
import { fulfillmentRequestSchema } from "#modules/fulfillment/domain/fulfillment-request-schema.ts";
import { streetLineSchema } from "#platform/shared/fields/address/address.ts";
import { zipCodeSchema } from "#platform/shared/fields/address/zip-code.ts";
import { checkBirthDate } from "#platform/shared/fields/applicant/birth-date.ts";
import { housingCostSchema, incomeSchema } from "#platform/shared/fields/applicant/dollars.ts";
import { ssnLast4Schema, ssnSchema } from "#platform/shared/fields/applicant/ssn.ts";
import { checkEmailChanged, checkEmailConfirmation, emailSchema } from "#platform/shared/fields/email.ts";
import { issueText } from "#platform/shared/fields/issue-text.ts";
import { checkPasswordConfirmation, newPasswordSchema } from "#platform/shared/fields/password.ts";
import { firstNameSchema, lastNameSchema } from "#platform/shared/fields/person-name.ts";
import { phoneConsentProblem } from "#platform/shared/fields/phone/phone-consent.ts";
import { checkPhone } from "#platform/shared/fields/phone/phone.ts";
import { verificationCodeSchema } from "#platform/shared/fields/verification-code.ts";

/** What a field says to an input, as the server asks it; nothing to one that it takes. */
type Says = (input: string) => readonly string[];
const by =
  (schema: v.GenericSchema): Says =>
  (input) =>
    v.safeParse(schema, input, { abortPipeEarly: true }).issues?.map(issueText) ?? [];
const check =
  (problem: (input: string) => string | undefined): Says =>
  (input) => {
    const said = problem(input);
    return said === undefined ? [] : [said];
  };
const slot =
  (part: string): Says =>
  (input) =>
    by(fulfillmentRequestSchema as v.GenericSchema)({
      option: "PICKUP",
      ...JSON.parse(input),
    } as string).filter((said) => said.includes(part));

const FACTS = {
  role: "PRIMARY",
  today: "2026-11-23",
  phone: {},
  titleState: "OH",
  isSpouseApplying: false,
  sharesHome: false,
} as const;
const homeStreet = check(
  (addressLine1) => checkApplicant({ personal: { addressLine1 } }, FACTS).personal["addressLine1"],
);

/** VAL-35, OP-41: a rule, an input that it takes, and what it says word for word to one that it refuses. */
const ROWS: readonly (readonly [string, Says, string, string, readonly string[]])[] = [
  ["required", by(firstNameSchema), "Robin", "  ", ["This field is required."]],
  ["name length", by(lastNameSchema), "Li", "L", ["Last name must be 2 to 25 characters."]],
  [
    "name characters",
    by(firstNameSchema),
    "Mary-Ann",
    "R2D2",
    ["Use letters only; hyphens, apostrophes and spaces may appear inside the name."],
  ],
  ["email", by(emailSchema), "a@example.com", "a@example", ["Enter a valid email address."]],
  [
    "email with a plus sign",
    by(emailSchema),
    "a.b@example.com",
    "a+b@example.com",
    ["Email addresses with a plus sign are not accepted."],
  ],
  [
    "email repeated",
    check((again) => checkEmailConfirmation("a@example.com", again)),
    "A@example.com",
    "b@example.com",
    ["Email addresses do not match."],
  ],
  [
    "email changed",
    check((other) => checkEmailChanged(other, "a@example.com")),
    "b@example.com",
    "A@example.com",
    ["Enter an email different from your current one."],
  ],
  ["phone", check(checkPhone), "(512) 234-5678", "512234567", ["Enter a valid 10-digit phone number."]],
  ["area code", check(checkPhone), "2142345678", "0112345678", ["Enter a valid area code."]],
  [
    "area of a phone number",
    check((phone) => checkPhone(phone, { excludedAreaCodes: ["605"] })),
    "5122345678",
    "6052345678",
    ["We can't accept phone numbers from this area."],
  ],
  [
    "phone consent",
    check((consent) => phoneConsentProblem({ phone: "5122345678", consent: consent === "yes" })),
    "yes",
    "no",
    ["Please agree to be contacted at this number."],
  ],
  ["street", by(streetLineSchema), "12 Main Street", "Main Street", ["Enter a street number and name."]],
  [
    "street number",
    by(streetLineSchema),
    "123456 Main Street",
    "1234567 Main Street",
    ["Street number can be up to 6 characters."],
  ],
  [
    "street name",
    by(streetLineSchema),
    `12 ${"x".repeat(35)}`,
    `12 ${"x".repeat(36)}`,
    ["Street name can be up to 35 characters."],
  ],
  ["home address", homeStreet, "12 Main Street", "P.O. Box 7", ["A home address can't be a P.O. box."]],
  ["zip code", by(zipCodeSchema), "78701", "7870", ["Enter a 5-digit US zip code."]],
  [
    "date of birth typed in part",
    check((input) => checkBirthDate(input, FACTS.today)),
    "07/04/1985",
    "07/1985",
    ["Enter your full date of birth (MM/DD/YYYY)."],
  ],
  [
    "date of birth of tomorrow",
    check((input) => checkBirthDate(input, FACTS.today)),
    "11/23/2008",
    "11/24/2026",
    ["Date of birth can't be in the future."],
  ],
  [
    "date of birth of a minor",
    check((input) => checkBirthDate(input, FACTS.today)),
    "11/23/2008",
    "11/24/2008",
    ["You must be at least 18 years old."],
  ],
  [
    "date of birth that is no day",
    check((input) => checkBirthDate(input, FACTS.today)),
    "02/28/1985",
    "02/30/1985",
    ["Enter a valid date of birth."],
  ],
  ["SSN", by(ssnSchema), "123-45-6789", "000-45-6789", ["Enter a valid Social Security number."]],
  ["last four digits", by(ssnLast4Schema), "6789", "678", ["Enter the last 4 digits."]],
  ["income", by(incomeSchema), "999,999", "1000000", ["Enter an amount from $1 to $999,999."]],
  ["housing cost", by(housingCostSchema), "0", "100000", ["Enter an amount from $0 to $99,999."]],
  [
    "password",
    by(newPasswordSchema),
    "Long-Enough-2026!",
    "é",
    ["At least 8 characters", "One uppercase letter", "One number", "One special character"],
  ],
  [
    "password repeated",
    check((again) => checkPasswordConfirmation("Long-Enough-2026!", again)),
    "Long-Enough-2026!",
    "long-enough-2026!",
    ["Passwords do not match."],
  ],
  ["code", by(verificationCodeSchema), "123 456", "12345", ["Enter the 6-digit code."]],
  [
    "date of an appointment",
    slot("date"),
    '{"slot":{"date":"2026-12-01","hour":10}}',
    "{}",
    ["Select a date."],
  ],
  [
    "time of an appointment",
    slot("time"),
    '{"slot":{"date":"2026-12-01","hour":10}}',
    '{"slot":{"date":"2026-12-01"}}',
    ["Select a time."],
  ],
];

describe("The wording of a field's error (VAL-35)", () => {
  it.each(ROWS)("%s: says nothing to what it takes, and table M's words to what it refuses", (...row) => {
    const [, says, taken, refused, words] = row;
    expect(says(taken)).toEqual([]);
    expect(says(refused)).toEqual(words);
  });
});
