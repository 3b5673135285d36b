import type { LeaseOfferTerms } from "#modules/worksheet/domain/leases/lease-offer-terms.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import type { PlaceRules } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import type { WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";

/** One of the two deals that are compared, with a lender's terms and the rules of its place. */
export interface SideOf<Terms extends LoanTerms | LeaseOfferTerms> {
  readonly place: PlaceRules | null;
  readonly input: Omit<WorksheetInput, "terms"> & { readonly terms: Terms };
}

export type LoanSide = SideOf<LoanTerms>;

/** Its choices name what is due at signing, and the cash towards the cost once that is what was agreed. */
export type LeaseSide = SideOf<LeaseOfferTerms>;
