import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { CreditFacts } from "#modules/underwriting/domain/evaluation/credit-facts.ts";
import type { Cents } from "#platform/shared/money.ts";

/** What somebody said of themselves before a soft pull, and what came back. */
interface SoftPull {
  /** Two letters: where they live. */
  readonly state: string;
  /** Before taxes. */
  readonly annualIncomeCents: Cents;
  readonly report: CreditReport | null;
  readonly isOfAge: boolean;
  /** They gave a number that starts with 9. */
  readonly usesItin: boolean;
}

/** Longer than any program asks for. */
const LONG_ENOUGH = 1200;

/**
 * What programs decide by before anybody applies. Housing and employment are not asked for: they count as fine, and every
 * figure says so.
 */
export function softPullFacts({
  state,
  annualIncomeCents,
  report,
  isOfAge,
  usesItin,
}: SoftPull): CreditFacts {
  const monthlyIncomeCents = Math.floor(annualIncomeCents / 12);
  const obligationsCents = report?.obligationsCents ?? 0;
  const person = {
    applicantId: report?.applicantId ?? "",
    monthlyIncomeCents,
    housingCents: 0,
    obligationsCents,
    status: "FULL_TIME" as const,
    monthsOnJob: LONG_ENOUGH,
    jobsInYear: 1,
    monthsAtAddress: LONG_ENOUGH,
    report,
  };
  return {
    people: [person],
    monthlyIncomeCents,
    housingCents: 0,
    obligationsCents,
    isJoint: false,
    usesItin,
    isOfAge,
    state,
  };
}
