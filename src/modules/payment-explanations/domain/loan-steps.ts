import type { Ppm } from "#modules/worksheet/domain/figures/rate.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import { daysBetween } from "#platform/shared/time/civil-date.ts";
import { carSteps, type CauseStep, withInput, withTerms } from "./car-steps.ts";

/** What of a rate's change a lender's own sheet explains; 0 where it says nothing. */
export interface SheetPoints {
  /** Other months. */
  readonly termPpm: Ppm;
  /** Another amount against the car's value. */
  readonly bookValuePpm: Ppm;
}

/** Of a loan, one thing after another: in this order, always. */
export function loanSteps(points: SheetPoints): readonly CauseStep<LoanTerms>[] {
  return [...carSteps<LoanTerms>(), ...dealSteps(points), ...LENDER_STEPS];
}

/** What the buyer chose, and what the lender's sheet makes of it. */
const dealSteps = (points: SheetPoints): readonly CauseStep<LoanTerms>[] => [
  {
    cause: "down",
    apply: (now, contract) =>
      withInput(now, {
        choices: { ...now.input.choices, downPaymentCents: contract.input.choices.downPaymentCents },
      }),
    value: ({ input }) => input.choices.downPaymentCents ?? 0,
  },
  {
    cause: "term",
    apply: (now, contract) =>
      withTerms(now, {
        termMonths: contract.input.terms.termMonths,
        ratePpm: now.input.terms.ratePpm + points.termPpm,
      }),
    value: ({ input }) => input.terms.termMonths,
  },
  {
    cause: "bookValue",
    apply: (now) => withTerms(now, { ratePpm: now.input.terms.ratePpm + points.bookValuePpm }),
    value: ({ input }) => input.terms.ratePpm,
  },
];

/** What the lender decided, and the days. */
const LENDER_STEPS: readonly CauseStep<LoanTerms>[] = [
  {
    cause: "rate",
    apply: (now, { input }) =>
      withTerms(now, { ratePpm: input.terms.ratePpm, buyRatePpm: input.terms.buyRatePpm }),
    value: ({ input }) => input.terms.ratePpm,
  },
  {
    cause: "lenderFee",
    apply: (now, { input }) =>
      withTerms(now, {
        lenderFeeCents: input.terms.lenderFeeCents,
        lenderFeeIsFinanced: input.terms.lenderFeeIsFinanced,
      }),
    value: ({ input }) => input.terms.lenderFeeCents,
  },
  {
    cause: "interestRule",
    apply: (now, { input }) => withTerms(now, input.terms),
    value: ({ input }) => input.terms.lenderName,
  },
  {
    cause: "days",
    apply: (now, { input }) => ({
      ...now,
      input: {
        ...now.input,
        contractDate: input.contractDate,
        choices: { ...now.input.choices, firstPaymentDate: input.choices.firstPaymentDate },
      },
    }),
    value: ({ input: { contractDate, choices } }) =>
      daysBetween(contractDate, choices.firstPaymentDate ?? contractDate),
  },
];
