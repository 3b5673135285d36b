import type { DealRules } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { LeaseOfferTerms } from "#modules/worksheet/domain/leases/lease-offer-terms.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import type { CauseStep } from "./car-steps.ts";
import type { SideOf } from "./explained-side.ts";
import type { PaymentCause } from "./payment-cause.ts";

/** One thing that became other than it was, and what that did to the payment. */
export interface PaymentStep {
  readonly cause: PaymentCause;
  /** Cents, months, parts per million, days or a name, by the cause; the same twice where the change has no number. */
  readonly from: number | string;
  readonly to: number | string;
  /** Cents a month; positive is dearer. */
  readonly changeCents: Cents;
  /** The payment with everything up to here. */
  readonly paymentCents: Cents;
}

/** Two payments and every cent between them. */
export interface ExplainedPayment {
  readonly promisedCents: Cents;
  readonly contractCents: Cents;
  readonly steps: readonly PaymentStep[];
}

interface ExplainInput<Terms extends LoanTerms | LeaseOfferTerms> {
  readonly rules: DealRules;
  readonly promised: SideOf<Terms>;
  readonly contract: SideOf<Terms>;
  /** `loanSteps` or `leaseSteps`. */
  readonly steps: readonly CauseStep<Terms>[];
  /** The payments as they were written down, whatever rules say today. */
  readonly promisedCents: Cents;
  readonly contractCents: Cents;
}

/**
 * Leads from the payment that was shown to the contract's, one cause after another in a stated order: the worksheet is run
 * again with one thing changed each time, so that all changes add up to the difference, always. A change alone that
 * leaves no deal counts with the next one.
 */
export function explainPayment<Terms extends LoanTerms | LeaseOfferTerms>(
  input: ExplainInput<Terms>,
): ExplainedPayment {
  const { rules, promised, contract, promisedCents, contractCents } = input;
  const first = paymentOf(rules, promised) ?? promisedCents;
  let side = promised;
  let counted = first;
  const steps: PaymentStep[] = [];
  for (const { cause, apply, value } of input.steps) {
    const next = apply(side, contract);
    const after = paymentOf(rules, next) ?? counted;
    const [from, to] = [value(side), value(next)];
    if (after !== counted || from !== to)
      steps.push({
        cause,
        from,
        to,
        changeCents: after - counted,
        paymentCents: promisedCents + after - first,
      });
    [side, counted] = [next, after];
  }
  const left = contractCents - promisedCents - (counted - first);
  if (left !== 0)
    steps.push({ cause: "rules", from: "", to: "", changeCents: left, paymentCents: contractCents });
  return { promisedCents, contractCents, steps };
}

/** Cents a month; null where there is no such loan or lease. */
function paymentOf(rules: DealRules, { place, input }: SideOf<LoanTerms | LeaseOfferTerms>): Cents | null {
  const { loan, lease } = dealWorksheet({ ...rules, place }, input);
  return (loan ?? lease)?.paymentCents ?? null;
}
