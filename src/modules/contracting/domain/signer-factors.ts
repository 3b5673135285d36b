import { normalizeEmail } from "#platform/shared/fields/email.ts";
import { phoneDigits } from "#platform/shared/fields/phone/phone.ts";

/** Who signs, as the order and its buyer's details tell. */
interface SignerFacts {
  /** Every name of the deal that the buyer may have been told: order number, deal id, deal reference. */
  readonly dealIds: readonly string[];
  readonly lastName: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

/** How people write a last name must not matter: `O’Neil-Smith` and `oneil smith` are the same. */
export function plainLastName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[^\p{L}]/gu, "")
    .toLocaleLowerCase("en");
}

/** Everything that proves a signer of this order, each as one text. Deal and phone only together with the last name. */
export function factorsOf({ dealIds, lastName, phone, email }: SignerFacts): readonly string[] {
  const name = lastName === undefined ? "" : plainLastName(lastName);
  const digits = phone === undefined ? undefined : phoneDigits(phone);
  return [
    ...(name === "" ? [] : dealIds.map((dealId) => dealFactor(dealId, name))),
    ...(name === "" || digits === undefined ? [] : [phoneFactor(digits, name)]),
    ...(email === undefined || email === "" ? [] : [emailFactor(email)]),
  ];
}

/** An address by itself; the code proves the rest. */
export function emailFactor(email: string): string {
  return `email|${normalizeEmail(email)}`;
}

/** A deal and the last name of who signs it. */
export function dealFactor(dealId: string, name: string): string {
  return `deal|${dealId.toUpperCase()}|${name}`;
}

/** A cell phone and the last name of its owner. */
export function phoneFactor(digits: string, name: string): string {
  return `phone|${digits}|${name}`;
}
