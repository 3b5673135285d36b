import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import type { PlaceRules } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import type { WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";

/** One of the two deals that are compared: a loan with a lender's terms and the rules of its place. */
export interface ExplainedSide {
  readonly place: PlaceRules | null;
  readonly input: Omit<WorksheetInput, "terms"> & { readonly terms: LoanTerms };
}
