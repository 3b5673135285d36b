import type { LeaseOfferTerms } from "#modules/worksheet/domain/leases/lease-offer-terms.ts";
import type { Ppm } from "#modules/worksheet/domain/figures/rate.ts";
import { carSteps, type CauseStep, withInput, withTerms } from "./car-steps.ts";

/** What of a change a lessor's own sheet explains; 0 where it says nothing. */
export interface LeaseSheetPoints {
  /** Other months: of the residual and of the money factor. */
  readonly termResidualPpm: Ppm;
  readonly termRatePpm: Ppm;
  /** Other miles. */
  readonly milesResidualPpm: Ppm;
}

/** Of a lease, one thing after another: in this order, always. */
export function leaseSteps(points: LeaseSheetPoints): readonly CauseStep<LeaseOfferTerms>[] {
  return [...carSteps<LeaseOfferTerms>(), ...dealSteps(points), ...LESSOR_STEPS];
}

/** What the buyer chose, and what the lessor's sheet makes of it. */
const dealSteps = (points: LeaseSheetPoints): readonly CauseStep<LeaseOfferTerms>[] => [
  {
    cause: "dueAtSigning",
    // From here on the cash towards the cost stands, and what is due follows from it, as in the contract.
    apply: (now, { input }) => withInput(now, { choices: input.choices }),
    value: ({ input }) => input.choices.downPaymentCents ?? 0,
  },
  {
    cause: "leaseTerm",
    apply: (now, { input: { terms } }) =>
      withTerms(now, {
        termMonths: terms.termMonths,
        residualPpm: now.input.terms.residualPpm + points.termResidualPpm,
        ratePpm: now.input.terms.ratePpm + points.termRatePpm,
      }),
    value: ({ input }) => input.terms.termMonths,
  },
  {
    cause: "miles",
    apply: (now, { input: { terms } }) =>
      withTerms(now, {
        annualMiles: terms.annualMiles,
        residualPpm: now.input.terms.residualPpm + points.milesResidualPpm,
      }),
    value: ({ input }) => input.terms.annualMiles,
  },
];

/** What the lessor decided. */
const LESSOR_STEPS: readonly CauseStep<LeaseOfferTerms>[] = [
  {
    cause: "residual",
    apply: (now, { input: { terms } }) =>
      withTerms(now, {
        residualPpm: terms.residualPpm,
        maximumResidualizedMsrpCents: terms.maximumResidualizedMsrpCents,
      }),
    value: ({ input }) => input.terms.residualPpm,
  },
  {
    cause: "rent",
    apply: (now, { input: { terms } }) =>
      withTerms(now, { ratePpm: terms.ratePpm, buyRatePpm: terms.buyRatePpm }),
    value: ({ input }) => input.terms.ratePpm,
  },
  {
    cause: "acquisitionFee",
    apply: (now, { input: { terms } }) => withTerms(now, { acquisitionFeeCents: terms.acquisitionFeeCents }),
    value: ({ input }) => input.terms.acquisitionFeeCents,
  },
  {
    cause: "lessor",
    apply: (now, { input: { terms, contractDate } }) => withInput(now, { terms, contractDate }),
    value: ({ input }) => input.terms.lessorName,
  },
];
