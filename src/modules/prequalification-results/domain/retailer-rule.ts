import { FACTORS } from "#modules/credit-bureaus/domain/report/report-factors.ts";
import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";
import type { Cents } from "#platform/shared/money.ts";

/** `config.prequalification` in dollars. */
interface RetailerRules {
  readonly minimumScore: number | null;
  readonly minimumAnnualIncome: number | null;
}

/**
 * Why the retailer itself says no, as a notice names it; empty where its rules are met. A low score is told by what
 * weighed on it, never by itself.
 */
export function retailerReasons(
  { minimumScore, minimumAnnualIncome }: RetailerRules,
  { report, annualIncomeCents }: { readonly report: CreditReport; readonly annualIncomeCents: Cents },
): readonly ReasonCode[] {
  const { score } = report;
  const isLow = minimumScore !== null && score !== null && score.value < minimumScore;
  const isPoor = minimumAnnualIncome !== null && annualIncomeCents < Math.round(minimumAnnualIncome * 100);
  const weighed = isLow ? score.factors.map((code) => FACTORS[code].reason) : [];
  const reasons: ReasonCode[] = [
    ...(isLow && weighed.length === 0 ? (["CREDIT_REFERENCES_INSUFFICIENT"] as const) : weighed),
    ...(isPoor ? (["INCOME_INSUFFICIENT"] as const) : []),
  ];
  return [...new Set(reasons)];
}
