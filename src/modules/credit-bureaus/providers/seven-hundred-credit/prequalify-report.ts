import type { XmlElement } from "@rgrove/parse-xml";
import type { CreditReport } from "../../domain/report/credit-report.ts";
import type { SevenHundredCreditSettings } from "../../domain/settings-schema.ts";
import { allBelow, textAt, wholeIn } from "./bureau-xml.ts";
import { BUREAUS } from "./bureaus-data.ts";
import { alertsIn } from "./report-alerts.ts";

/** A bureau that knows nobody of that name. */
export const NOBODY = /no[- ]?(?:hit|record|file)|not found|unable to (?:locate|find)/iu;
const THIN = /insufficient|thin|too few/iu;

interface Asked {
  readonly applicantId: string;
  readonly bureau: SevenHundredCreditSettings["bureau"];
  readonly today: string;
}

/** A soft pull's answer: a score without factors; null where it says neither a score nor why there is none. */
export function reportOfPrequalification(root: XmlElement, asked: Asked): CreditReport | null {
  const [report] = allBelow(root, "Prescreen_Report");
  if (report === undefined) return null;
  const description = textAt(report, "ResultDescription") ?? "";
  const value = wholeIn(textAt(report, "Score"));
  const { alerts, isFrozen } = alertsIn(report);
  const base: Omit<CreditReport, "outcome"> = {
    applicantId: asked.applicantId,
    alerts,
    score: null,
    obligationsCents: 0,
    bankruptcyMonthsAgo: null,
    repossessionMonthsAgo: null,
    bureau: BUREAUS[asked.bureau],
    reference: textAt(root, "Transid") ?? "",
  };
  if (isFrozen) return { ...base, outcome: "FROZEN" };
  if (NOBODY.test(description)) return { ...base, outcome: "NO_HIT" };
  const isScore = value !== null && value >= 300 && value <= 850;
  const outcome = THIN.test(description) ? "THIN_FILE" : "HIT";
  if (!isScore) return outcome === "THIN_FILE" ? { ...base, outcome } : null;
  const score = { value, date: asked.today, low: 300, high: 850, factors: [], source: "Credit score" };
  return { ...base, outcome, score };
}
