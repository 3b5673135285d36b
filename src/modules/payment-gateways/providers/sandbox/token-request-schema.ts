import * as v from "valibot";
import type { TokenRequest } from "../../server/payment-gateway.ts";
import { ZIP_CODE } from "#platform/shared/fields/address/zip-code-pattern.ts";

const digits = (pattern: RegExp, message: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\s-]/g, "")),
    v.regex(pattern, message),
  );

const number = digits(/^\d{12,19}$/, "Enter a valid card number.");
const cvc = v.pipe(v.string(), v.regex(/^\d{3,4}$/, "Enter the 3 or 4 digit security code."));
const name = v.pipe(v.string(), v.trim(), v.nonEmpty("Enter the name on the card."), v.maxLength(80));
const zipCode = v.pipe(v.string(), v.regex(ZIP_CODE, "Enter a valid 5-digit zip code."));

const bank = {
  kind: v.literal("bank"),
  routingNumber: digits(/^\d{9}$/, "Enter the 9-digit routing number."),
  accountNumber: digits(/^\d{4,17}$/, "Enter a valid account number."),
};

/** What a program sends for a card or an account. */
export const tokenRequestSchema = v.variant("kind", [
  v.object({
    kind: v.literal("card"),
    number,
    expMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    expYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
    cvc,
    name,
    zipCode,
  }),
  v.object(bank),
]);

const expiry = v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, "Enter a valid expiry (MM/YY)."));

/** What the hosted fields send: the same, with the expiry as it is typed. */
export const tokenFormSchema = v.pipe(
  v.variant("kind", [
    v.object({ kind: v.literal("card"), number, expiry, cvc, name, zipCode }),
    v.object(bank),
  ]),
  v.transform((form): TokenRequest => {
    if (form.kind === "bank") return form;
    const { expiry: typed, ...card } = form;
    return { ...card, expMonth: Number(typed.slice(0, 2)), expYear: 2000 + Number(typed.slice(3)) };
  }),
);
