import * as v from "valibot";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { english } from "#platform/shared/texts/text.ts";

const ROUTING = english(
  "Enter the 9-digit routing number printed on your check. This one has a typing error.",
);
const ACCOUNT = english("Enter your account number: 4 to 17 digits.");
const DIFFERS = english("The two account numbers don't match.");
const TYPE = english("Choose checking or savings.");
const LONG = english("Use at most 60 characters.");

/** ANSI X9.100: nine digits whose weighted sum is a multiple of ten, in a range that the Federal Reserve assigns. */
function isRoutingNumber(text: string): boolean {
  if (!/^(?:0[0-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])[0-9]{7}$/u.test(text) || /^0+$/u.test(text))
    return false;
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  return Array.from(text).reduce((sum, digit, at) => sum + Number(digit) * (weights[at] ?? 0), 0) % 10 === 0;
}

const digits = v.pipe(
  v.string(REQUIRED),
  v.transform((text) => text.replaceAll(/[\s-]/gu, "")),
  v.nonEmpty(REQUIRED),
);

/** Where the seller is paid by ACH. */
export const bankAccountSchema = v.pipe(
  formSchema({
    holder: v.pipe(v.string(REQUIRED), v.trim(), v.nonEmpty(REQUIRED), v.maxLength(60, LONG)),
    type: v.picklist(["CHECKING", "SAVINGS"], TYPE),
    routingNumber: v.pipe(digits, v.check(isRoutingNumber, ROUTING)),
    accountNumber: v.pipe(digits, v.regex(/^[0-9]{4,17}$/u, ACCOUNT)),
    accountNumberAgain: digits,
  }),
  v.forward(
    v.check(({ accountNumber, accountNumberAgain }) => accountNumber === accountNumberAgain, DIFFERS),
    ["accountNumberAgain"],
  ),
);

/** As it is kept, sealed. */
export type BankAccount = Omit<v.InferOutput<typeof bankAccountSchema>, "accountNumberAgain">;
