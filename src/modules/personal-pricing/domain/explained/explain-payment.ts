import type { DealRules } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import type { Cents } from "#platform/shared/money.ts";
import { CAUSE_STEPS, type StepsEnd } from "./cause-steps.ts";
import type { ExplainedSide } from "./explained-side.ts";
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

interface ExplainInput extends StepsEnd {
  readonly rules: DealRules;
  readonly promised: ExplainedSide;
  /** The payments as they were written down, whatever rules say today. */
  readonly promisedCents: Cents;
  readonly contractCents: Cents;
}

/**
 * Leads from the payment that was shown to the contract's, one cause after another in a stated order: the worksheet is run
 * again with one thing changed each time, so that all changes add up to the difference, always. A change alone that
 * leaves no loan counts with the next one.
 */
export function explainPayment(input: ExplainInput): ExplainedPayment {
  const { rules, promised, promisedCents, contractCents } = input;
  const first = paymentOf(rules, promised) ?? promisedCents;
  let side = promised;
  let counted = first;
  const steps: PaymentStep[] = [];
  for (const { cause, apply, value } of CAUSE_STEPS) {
    const next = apply(side, input);
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

/** Cents a month; null where nothing is left to finance. */
function paymentOf(rules: DealRules, { place, input }: ExplainedSide): Cents | null {
  return dealWorksheet({ ...rules, place }, input).loan?.paymentCents ?? null;
}
