import type { Cents } from "#platform/shared/money.ts";
import { addMonths, type CivilDate } from "#platform/shared/time/civil-date.ts";
import { planRefund, type RefundTerms } from "./plan-refund.ts";

/** A plan as it is offered. */
export interface RefundPlan extends Pick<RefundTerms, "kind" | "priceCents" | "termMonths" | "miles"> {
  readonly cancellation: Pick<RefundTerms, "freeLookDays" | "feeCents" | "unusedBy" | "takesOffClaims">;
}

/** Where and when it would be sold. */
export interface RefundSale {
  readonly saleDate: CivilDate;
  /** Two letters. */
  readonly state: string;
  /** How long a plan lasts that ends with the loan. */
  readonly loanMonths: number;
}

const STEPS = [1, 2, 6, 12, 24, 36, 48, 60, 72, 84, 96];

/**
 * PROT-08: what a plan pays back after so many months, without claims and with miles used as evenly as time. Months that
 * the plan does not last are left out.
 */
export function refundByMonth(
  plan: RefundPlan,
  { saleDate, state, loanMonths }: RefundSale,
): readonly { readonly months: number; readonly refundCents: Cents }[] {
  const { cancellation, ...terms } = plan;
  const { freeLookDays, feeCents, unusedBy, takesOffClaims } = cancellation;
  const { kind, priceCents, termMonths, miles } = terms;
  return STEPS.flatMap((months) => {
    const refund = planRefund(
      {
        kind,
        priceCents,
        termMonths,
        endsOn: addMonths(saleDate, loanMonths),
        miles,
        startsOn: saleDate,
        startMiles: 0,
        freeLookDays,
        feeCents,
        unusedBy,
        takesOffClaims,
        state,
      },
      { onDate: addMonths(saleDate, months), claimsPaidCents: 0 },
    );
    return refund.kind === "refund" ? [{ months, refundCents: refund.refundCents }] : [];
  });
}
