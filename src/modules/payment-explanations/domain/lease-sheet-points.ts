import { leaseTermsOf } from "#modules/underwriting/domain/evaluation/price-lease.ts";
import type { LenderProgram } from "#modules/underwriting/domain/program-settings-schema.ts";
import type { LeaseSide } from "./explained-side.ts";
import type { LeaseSheetPoints } from "./lease-steps.ts";

interface PointsInput {
  readonly promised: LeaseSide;
  readonly contract: LeaseSide;
}

type LeasingProgram = Pick<LenderProgram, "id" | "legalName" | "lease" | "reservePoints">;

export const NO_LEASE_POINTS: LeaseSheetPoints = { termResidualPpm: 0, termRatePpm: 0, milesResidualPpm: 0 };

/**
 * What of a lease's residual and money factor a lessor's own sheet explains, whoever applies: other months and other
 * miles. The rest is the lessor's decision about the application.
 */
export function leaseSheetPoints(
  program: LeasingProgram,
  { promised, contract }: PointsInput,
): LeaseSheetPoints {
  const [from, to] = [promised.input.terms, contract.input.terms];
  const before = rowOf(program, from);
  const ofTerm = rowOf(program, { termMonths: to.termMonths, annualMiles: from.annualMiles });
  const after = rowOf(program, to);
  if (before === null || ofTerm === null || after === null) return NO_LEASE_POINTS;
  return {
    termResidualPpm: ofTerm.residualPpm - before.residualPpm,
    termRatePpm: ofTerm.ratePpm - before.ratePpm,
    milesResidualPpm: after.residualPpm - ofTerm.residualPpm,
  };
}

/** Of nobody in particular: no grade adds anything. */
function rowOf(
  program: LeasingProgram,
  { termMonths, annualMiles }: Pick<LeaseSide["input"]["terms"], "termMonths" | "annualMiles">,
) {
  const deal = { termMonths, lease: { annualMiles }, vehicle: { msrpCents: 0 } };
  return leaseTermsOf(program, { tier: { leaseAddPoints: 0 } }, deal);
}
