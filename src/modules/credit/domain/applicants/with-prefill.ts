import type { Prefill } from "#modules/prequalification-results/domain/prefill.ts";
import type { ApplicantDraft } from "./applicant-draft.ts";
import { draftOfBuyer } from "./draft-of-buyer.ts";

const wholeDollars = new Intl.NumberFormat("en-US");

/**
 * An application's first page with what its applicant said to pre-qualify, where checkout knows nothing of it. Null where
 * the buyer has another last name: accounts are shared in families.
 */
export function withPrefill(
  draft: ApplicantDraft,
  known: Prefill,
  countyOf: (zipCode: string) => string | undefined,
): ApplicantDraft | null {
  const own = draft.personal ?? {};
  if (own.lastName !== undefined && !isSameName(own.lastName, known.lastName)) return null;
  const { firstName, lastName, phone, email, birthDate, annualIncomeCents } = known;
  const [year, month, day] = birthDate.split("-");
  const home = own.addressLine1 === undefined && own.zipCode === undefined ? homeOf(known) : {};
  const told = draftOfBuyer(
    { firstName, lastName, phone, ...(email !== null && { email }), ...home },
    countyOf,
  );
  return {
    ...draft,
    personal: { ...told.personal, ...own, birthDate: `${month}/${day}/${year}` },
    employment: { annualIncome: wholeDollars.format(Math.round(annualIncomeCents / 100)) },
  };
}

/** As they said it: all of an address, or where the zip code is. */
function homeOf({ address, zipCode, state }: Prefill) {
  if (address === null) return { zipCode, state };
  const { line1, line2, city } = address;
  return {
    addressLine1: line1,
    ...(line2 != null && { addressLine2: line2 }),
    city,
    state: address.state,
    zipCode: address.zipCode,
  };
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
