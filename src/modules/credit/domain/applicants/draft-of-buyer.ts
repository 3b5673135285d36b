import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { ApplicantDraft } from "./applicant-draft.ts";

/** What checkout knows of the buyer, as the first page of their application. */
export function draftOfBuyer(
  buyer: BuyerDraft,
  countyOf: (zipCode: string) => string | undefined,
): ApplicantDraft {
  const { firstName, lastName, email, phone, addressLine1, addressLine2, city, state, zipCode } = buyer;
  const county = zipCode === undefined ? undefined : countyOf(zipCode.trim());
  const personal = {
    firstName,
    lastName,
    email,
    // Consent to be called about an order is none for lenders: the box starts empty.
    phone,
    addressLine1,
    ...unitOf(addressLine2?.trim() ?? ""),
    city,
    state,
    zipCode,
    county,
  };
  const known = Object.entries(personal).filter(([, value]) => value !== undefined);
  return known.length === 0 ? {} : { personal: Object.fromEntries(known) };
}

const UNIT_WORDS: readonly (readonly [string, RegExp])[] = [
  ["APARTMENT", /^(?:apt|apartment)\b/iu],
  ["SUITE", /^(?:ste|suite)\b/iu],
  ["BUILDING", /^(?:bldg|building)\b/iu],
  ["FLOOR", /^(?:fl|floor)\b/iu],
  ["LOT", /^lot\b/iu],
  ["UNIT", /^(?:unit\b|#)/iu],
];

/** `Apt 4B` as a kind and a number; a line that says more is left for its owner to type. */
function unitOf(line: string): { readonly unitType?: string; readonly unitNumber?: string } {
  const found = UNIT_WORDS.find(([, word]) => word.test(line));
  if (found === undefined) return {};
  const unitNumber = line.replace(found[1], "").replace(/^[\s.#:]+/u, "");
  return unitNumber === "" || unitNumber.length > 8 ? {} : { unitType: found[0], unitNumber };
}
