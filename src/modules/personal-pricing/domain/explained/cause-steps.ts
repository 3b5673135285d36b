import type { Ppm } from "#modules/worksheet/domain/figures/rate.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import { daysBetween } from "#platform/shared/time/civil-date.ts";
import type { ExplainedSide } from "./explained-side.ts";
import type { PaymentCause } from "./payment-cause.ts";

/** What of a rate's change a lender's own sheet explains; 0 where it says nothing. */
export interface SheetPoints {
  /** Other months. */
  readonly termPpm: Ppm;
  /** Another amount against the car's value. */
  readonly bookValuePpm: Ppm;
}

/** Where the steps lead. */
export interface StepsEnd {
  readonly contract: ExplainedSide;
  readonly points: SheetPoints;
}

interface CauseStep {
  readonly cause: Exclude<PaymentCause, "rules">;
  /** The same deal with this one thing as the contract has it. */
  readonly apply: (now: ExplainedSide, end: StepsEnd) => ExplainedSide;
  /** What it was and became, for the page: cents, months, parts per million, days or a name. */
  readonly value: (side: ExplainedSide) => number | string;
}

const sum = (list: readonly { readonly amountCents: number }[]) =>
  list.reduce((total, { amountCents }) => total + amountCents, 0);

const withInput = (side: ExplainedSide, change: Partial<ExplainedSide["input"]>): ExplainedSide => ({
  ...side,
  input: { ...side.input, ...change },
});

const withTerms = (side: ExplainedSide, change: Partial<LoanTerms>): ExplainedSide =>
  withInput(side, { terms: { ...side.input.terms, ...change } });

/** One thing after another: in this order, always. */
export const CAUSE_STEPS: readonly CauseStep[] = [
  {
    cause: "price",
    apply: (now, { contract }) => withInput(now, { vehicle: contract.input.vehicle }),
    value: ({ input: { vehicle } }) => (vehicle.priceCents ?? 0) - vehicle.incentivesCents,
  },
  {
    cause: "discounts",
    apply: (now, { contract }) => withInput(now, { incentives: contract.input.incentives }),
    value: ({ input }) => sum(input.incentives),
  },
  {
    cause: "trade",
    apply: (now, { contract }) => withInput(now, { trade: contract.input.trade }),
    value: ({ input: { trade } }) => (trade?.allowanceCents ?? 0) - (trade?.payoffCents ?? 0),
  },
  {
    cause: "products",
    apply: (now, { contract }) => withInput(now, { products: contract.input.products }),
    value: ({ input }) => input.products.reduce((total, { priceCents }) => total + priceCents, 0),
  },
  {
    cause: "delivery",
    apply: (now, { contract }) => withInput(now, { delivery: contract.input.delivery }),
    value: ({ input }) => input.delivery?.feeCents ?? 0,
  },
  {
    cause: "address",
    apply: (now, { contract }) => ({
      ...withInput(now, { place: contract.input.place }),
      place: contract.place,
    }),
    value: ({ input: { place } }) => (place === null ? "" : `${place.state} ${place.zipCode}`),
  },
  {
    cause: "down",
    apply: (now, { contract }) =>
      withInput(now, {
        choices: { ...now.input.choices, downPaymentCents: contract.input.choices.downPaymentCents },
      }),
    value: ({ input }) => input.choices.downPaymentCents ?? 0,
  },
  {
    cause: "term",
    apply: (now, { contract, points }) =>
      withTerms(now, {
        termMonths: contract.input.terms.termMonths,
        ratePpm: now.input.terms.ratePpm + points.termPpm,
      }),
    value: ({ input }) => input.terms.termMonths,
  },
  {
    cause: "bookValue",
    apply: (now, { points }) => withTerms(now, { ratePpm: now.input.terms.ratePpm + points.bookValuePpm }),
    value: ({ input }) => input.terms.ratePpm,
  },
  {
    cause: "rate",
    apply: (now, { contract: { input } }) =>
      withTerms(now, { ratePpm: input.terms.ratePpm, buyRatePpm: input.terms.buyRatePpm }),
    value: ({ input }) => input.terms.ratePpm,
  },
  {
    cause: "lenderFee",
    apply: (now, { contract: { input } }) =>
      withTerms(now, {
        lenderFeeCents: input.terms.lenderFeeCents,
        lenderFeeIsFinanced: input.terms.lenderFeeIsFinanced,
      }),
    value: ({ input }) => input.terms.lenderFeeCents,
  },
  {
    cause: "interestRule",
    apply: (now, { contract: { input } }) => withTerms(now, input.terms),
    value: ({ input }) => input.terms.lenderName,
  },
  {
    cause: "days",
    apply: (now, { contract: { input } }) => ({
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
