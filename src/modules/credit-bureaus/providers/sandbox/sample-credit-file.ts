import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { CreditReport } from "../../domain/report/credit-report.ts";
import type { FactorCode } from "../../domain/report/report-factors.ts";
import { type FileOutcome, fileOutcomeOf, scoreOf } from "./sandbox-outcomes.ts";

export const SAMPLE_BUREAU = {
  name: "Sample Credit Bureau (invented)",
  addressLines: ["100 Example Avenue", "Springfield, IL 62701"],
  phone: "8005550150",
} as const;

interface Asked {
  readonly applicantId: string;
  readonly lastName: string;
  readonly ssn: string | null;
  /** Chooses the score where the number does not; null for applications. */
  readonly phone: string | null;
}

/** The invented file that was chosen by what was typed. */
export function sampleFile(
  ctx: RequestContext,
  { applicantId, lastName, ssn, phone }: Asked,
): CreditReport | ProviderFailure {
  const outcome = fileOutcomeOf(lastName, ssn);
  const failure = sampleFailure(outcome);
  if (failure !== null) return failure;
  const date = ctx.clock.now().toISOString().slice(0, 10);
  const value = scoreOf(ssn, phone);
  const base: CreditReport = {
    applicantId,
    outcome: "HIT",
    alerts: [],
    score: {
      value,
      date,
      low: 300,
      high: 850,
      factors: factorsOf(value),
      source: "Sample Score 1 (invented)",
    },
    obligationsCents: 35_000,
    bankruptcyMonthsAgo: null,
    repossessionMonthsAgo: null,
    bureau: SAMPLE_BUREAU,
    reference: `sample-${applicantId}-${date}`,
  };
  return { ...base, ...differenceOf(outcome, base) };
}

/** Null for a bureau that answers. */
export function sampleFailure(outcome: FileOutcome | null): ProviderFailure | null {
  if (outcome === "Timeout") return { kind: "failure", reason: "timeout", vendorCode: "sandbox-bureau" };
  return outcome === "Outage"
    ? { kind: "failure", reason: "unavailable", vendorCode: "sandbox-bureau" }
    : null;
}

/** What a reserved number or name changes about an ordinary file. */
function differenceOf(outcome: FileOutcome | null, { score }: CreditReport): Partial<CreditReport> {
  const because = (factor: FactorCode) =>
    score && { ...score, factors: [factor, ...score.factors].slice(0, 4) };
  switch (outcome) {
    case "Thinfile":
      return {
        outcome: "THIN_FILE",
        score: score && { ...score, factors: ["FEW_ACCOUNTS", "SHORT_HISTORY"] },
      };
    case "Nohit":
    case "Nofile":
      return { outcome: "NO_HIT", score: null, obligationsCents: 0 };
    case "Frozen":
    case "Locked":
      return { outcome: "FROZEN", score: null, obligationsCents: 0 };
    case "Fraudalert":
      return { alerts: ["FRAUD_ALERT"] };
    case "Deceased":
      return { alerts: ["DECEASED"] };
    case "Mismatch":
      return { alerts: ["ADDRESS_MISMATCH"] };
    case "Bankrupt":
      return { bankruptcyMonthsAgo: 4, score: because("BANKRUPTCY") };
    case "Repossessed":
      return { repossessionMonthsAgo: 5, score: because("REPOSSESSION") };
    case "Overloaded":
      return { obligationsCents: 400_000, score: because("REVOLVING_BALANCES") };
    default:
      return {};
  }
}

/** The invented file behind a score: the lower, the more is wrong with it. */
function factorsOf(score: number): readonly FactorCode[] {
  const all: readonly FactorCode[] = ["DELINQUENCY", "COLLECTIONS", "REVOLVING_BALANCES", "INQUIRIES"];
  if (score < 620) return all;
  return score < 720
    ? ["REVOLVING_BALANCES", "DELINQUENCY", "INQUIRIES", "SHORT_HISTORY"]
    : ["REVOLVING_BALANCES", "SHORT_HISTORY", "INQUIRIES", "FEW_ACCOUNTS"];
}
