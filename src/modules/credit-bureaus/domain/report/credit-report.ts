import type { Cents } from "#platform/shared/money.ts";
import type { BureauContact, UsedScore } from "./used-score.ts";
import { FACTORS, type FactorCode } from "./report-factors.ts";

/** What came back for one person. `FROZEN` holds nothing else: the file's owner lifts the freeze, nobody declines it. */
const REPORT_OUTCOMES = ["HIT", "THIN_FILE", "NO_HIT", "FROZEN"] as const;
type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** What a bureau adds to a file; each is a red flag that somebody or a paper clears (16 CFR 681). */
const REPORT_ALERTS = ["FRAUD_ALERT", "DECEASED", "ADDRESS_MISMATCH"] as const;
type ReportAlert = (typeof REPORT_ALERTS)[number];

/** One person's credit report, as far as decisions and notices need it. */
export interface CreditReport {
  readonly applicantId: string;
  readonly outcome: ReportOutcome;
  readonly alerts: readonly ReportAlert[];
  readonly score: {
    readonly value: number;
    /** ISO date. */
    readonly date: string;
    readonly low: number;
    readonly high: number;
    /** Most important first; at most four, or five if inquiries is one. */
    readonly factors: readonly FactorCode[];
    readonly source: string;
  } | null;
  /** What the accounts on file take every month, housing left out. */
  readonly obligationsCents: Cents;
  /** Since the latest one; null without. */
  readonly bankruptcyMonthsAgo: number | null;
  readonly repossessionMonthsAgo: number | null;
  readonly bureau: BureauContact;
  /** The bureau's own. */
  readonly reference: string;
}

/** A report's score as an answer and its notices carry it. */
export function usedScoreOf({ applicantId, score, bureau }: CreditReport): UsedScore | null {
  if (score === null) return null;
  const { value, date, low, high, source } = score;
  const factors = score.factors.map((code) => FACTORS[code].text);
  return { applicantId, value, date, low, high, factors, source, bureau };
}
