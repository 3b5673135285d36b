import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { signInSchema } from "#modules/accounts/domain/sign-in-schema.ts";
import { dealSignerSchema, phoneSignerSchema } from "#modules/signer-access/domain/signer-check-schema.ts";
import { checkApplicant } from "#modules/credit/domain/applicants/check-applicant.ts";
import { fulfillmentRequestSchema } from "#modules/fulfillment/domain/fulfillment-request-schema.ts";
import { checkVin } from "#modules/inventory/domain/vin.ts";
import { lenderMatch } from "#modules/payoffs/domain/directory/lender-match.ts";
import { askPayoffBody } from "#modules/payoffs/domain/payoff-schemas.ts";
import { resetPasswordSchema } from "#modules/sign-in/domain/password-reset-schema.ts";
import {
  citySchema,
  secondLineSchema,
  stateSchema,
  streetLineSchema,
} from "#platform/shared/fields/address/address.ts";
import { zipCodeSchema } from "#platform/shared/fields/address/zip-code.ts";
import { housingCostSchema, incomeSchema } from "#platform/shared/fields/applicant/dollars.ts";
import { ssnLast4Schema, ssnSchema } from "#platform/shared/fields/applicant/ssn.ts";
import {
  countySchema,
  employerSchema,
  occupationSchema,
} from "#platform/shared/fields/applicant/work-and-county.ts";
import { phoneConsentProblem } from "#platform/shared/fields/phone/phone-consent.ts";

/** Whether a rule takes an input. */
type Takes = (input: unknown) => boolean;
const by =
  (schema: v.GenericSchema): Takes =>
  (input) =>
    v.safeParse(schema, input).success;

const FACTS = {
  role: "PRIMARY",
  today: "2026-11-23",
  phone: {},
  titleState: "OH",
  isSpouseApplying: false,
  sharesHome: false,
} as const;

/** Whether a page of the credit application has nothing to say about a field. */
function onPage(page: "personal" | "housing" | "employment", field: string): Takes {
  return (input) => {
    const draft = { personal: { birthDate: "07/04/1985" }, [page]: { [field]: input } };
    if (page === "personal") Object.assign(draft.personal, { [field]: input });
    return !(field in checkApplicant(draft, FACTS)[page]);
  };
}

const payoff = {
  lender: "Ally Bank",
  accountNumber: "770320",
  lastName: "Buyer",
  ssnLast4: "6789",
  consent: true,
};
const address = { streetAddress: "12 Main Street", city: "Austin", state: "TX", zipCode: "78701" };
const slot = { date: "2026-12-01", hour: 10 };
const reset = {
  email: "a@example.com",
  code: "123456",
  password: "Long-Enough-2026!",
  confirmPassword: "Long-Enough-2026!",
};

/** Each rule of a field by its id, with what it takes and what it refuses. */
const ROWS: readonly (readonly [string, Takes, readonly unknown[], readonly unknown[]])[] = [
  [
    "VAL-09",
    (given) => phoneConsentProblem(given as Parameters<typeof phoneConsentProblem>[0]) === undefined,
    [
      { phone: "5122345678", consent: true },
      { phone: "", consent: false },
      { phone: "5122345678", consent: false, agreedPhone: "(512) 234-5678" },
    ],
    [
      { phone: "5122345678", consent: false },
      { phone: "5122345678", consent: undefined },
    ],
  ],
  [
    "VAL-10",
    by(streetLineSchema),
    ["12 Main Street", "221B Baker Street"],
    ["", "Main Street", "12", "1234567 Main Street"],
  ],
  ["VAL-11", by(secondLineSchema), ["", "Apt 4", "x".repeat(16)], ["x".repeat(17)]],
  [
    "VAL-12",
    by(streetLineSchema),
    ["RR 1234, PO Box 123456", "P.O. Box 12"],
    ["RR 1234567", "PO Box 1234567"],
  ],
  ["VAL-13 city", by(citySchema), ["Austin"], ["A", ""]],
  ["VAL-13 state", by(stateSchema), ["TX", "tx"], ["Texas", "T"]],
  ["VAL-13 zip", by(zipCodeSchema), ["78701"], ["7870", "78701-1", "abcde"]],
  ["VAL-14", onPage("personal", "addressLine1"), ["12 Main Street"], ["PO Box 12", "P.O. Box 7"]],
  [
    "VAL-15",
    by(countySchema),
    ["Travis", "St. Mary's", "x".repeat(25)],
    ["X", "x".repeat(26), "<b>Travis</b>"],
  ],
  ["VAL-16 occupation", by(occupationSchema), ["RN", "x".repeat(26)], ["", "x".repeat(27)]],
  ["VAL-16 employer", by(employerSchema), ["7-Eleven & Sons, Inc.", "x".repeat(25)], ["", "x".repeat(26)]],
  [
    "VAL-22",
    by(ssnSchema),
    ["123-45-6789", "123456789"],
    ["000456789", "666456789", "123006789", "123450000", "12345678"],
  ],
  ["VAL-23", by(ssnLast4Schema), ["6789"], ["678", "67890", "67a9"]],
  ["VAL-24", by(incomeSchema), ["1", "$52,000", "999999"], ["0", "1000000", "-5", "a lot"]],
  ["VAL-25", by(housingCostSchema), ["0", "1,850", "99999"], ["-1", "100000", ""]],
  ["VAL-26", onPage("housing", "start"), ["05/2020"], ["12/2026", "05/1926", "05/1984"]],
  ["VAL-27", onPage("employment", "start"), ["03/2019"], ["12/2026", "03/1984"]],
  [
    "VAL-28",
    (vin) => checkVin(String(vin)).kind === "valid",
    ["1HGCM82633A004352"],
    ["1HGCM82633A00435", "1HGCM82633A004353", "IHGCM82633A004352", "<script>alert(1)"],
  ],
  [
    "VAL-29",
    (accountNumber) => v.safeParse(askPayoffBody, { ...payoff, accountNumber }).success,
    ["0320", "77-0320"],
    ["032", "", "<b>0320</b>", "1".repeat(21)],
  ],
  [
    "VAL-30 sign-in",
    by(signInSchema),
    [{ email: "a@example.com", password: "secret" }],
    [{ email: "a@example.com", password: "" }, { password: "secret" }],
  ],
  [
    "VAL-30 reset",
    by(resetPasswordSchema),
    [reset],
    [
      { ...reset, confirmPassword: "another" },
      { ...reset, code: "12" },
      { ...reset, password: "short", confirmPassword: "short" },
    ],
  ],
  ["VAL-31", by(zipCodeSchema), ["43004"], ["4300", "430045", " "]],
  [
    "VAL-33 phone",
    by(phoneSignerSchema),
    [{ phone: "5122345678", lastName: "Buyer" }],
    [{ phone: "5122345678" }],
  ],
  [
    "VAL-33 deal",
    by(dealSignerSchema),
    [{ dealId: "FC1", lastName: "Buyer" }],
    [{ dealId: "FC1", lastName: "" }],
  ],
  [
    "VAL-33 appointment",
    by(fulfillmentRequestSchema),
    [
      { option: "PICKUP", slot },
      { option: "DELIVERY", slot, address },
    ],
    [
      { option: "PICKUP" },
      { option: "PICKUP", slot: { hour: 10 } },
      { option: "DELIVERY", slot: { date: "2026-12-01" }, address },
    ],
  ],
  [
    "VAL-34 listed",
    (name) => lenderMatch(String(name)).kind === "listed",
    ["Ally Bank"],
    ["Aly Bank", "Bank of Nowhere At All"],
  ],
  [
    "VAL-34 did you mean",
    (name) => lenderMatch(String(name)).kind === "similar",
    ["Aly Bank"],
    ["Ally Bank"],
  ],
];

describe.each(ROWS)("A field under %s", (_id, takes, fine, wrong) => {
  it.each(fine.map((input) => [input]))("takes %j", (input) => expect(takes(input)).toBe(true));
  it.each(wrong.map((input) => [input]))("refuses %j", (input) => expect(takes(input)).toBe(false));
});
