import type { RefundTerms } from "#modules/protection/domain/refund/plan-refund.ts";
import { addMonths } from "#platform/shared/time/civil-date.ts";
import type { PlanTerms } from "./plan-terms.ts";

/** A plan's terms with where its coverage starts: what the refund of any day follows from (PROT-08). */
export function refundTermsOf(
  terms: PlanTerms,
  start: { readonly soldOn: string; readonly miles: number },
): RefundTerms {
  const { kind, priceCents, termMonths, loanMonths, miles, cancellation, state } = terms;
  return {
    kind,
    priceCents,
    termMonths,
    ...(termMonths === null && { endsOn: addMonths(start.soldOn, loanMonths ?? 12) }),
    miles,
    startsOn: start.soldOn,
    startMiles: start.miles,
    ...cancellation,
    state,
  };
}
