import type { XmlElement } from "@rgrove/parse-xml";
import type { CreditReport } from "../../domain/report/credit-report.ts";
import type { SevenHundredCreditSettings } from "../../domain/settings-schema.ts";
import { scoreIn } from "./bureau-score.ts";
import { allBelow, textAt, wholeIn } from "./bureau-xml.ts";
import { BUREAUS } from "./bureaus-data.ts";
import { dateIn, monthsSinceRecord } from "./file-records.ts";
import { alertsIn } from "./report-alerts.ts";

/** Fewer accounts than this are a thin file. */
const THIN_BELOW = 3;
/** `file_hit` and `hit_designator_code` of a bureau that knows nobody. */
const NO_FILE = /^(?:0|n|no|2)$/iu;

interface Asked {
  readonly applicantId: string;
  readonly bureau: SevenHundredCreditSettings["bureau"];
  /** ISO date, where the answer has none. */
  readonly today: string;
}

/** A hard pull's answer in our words; null where the bureau that was asked is not in it. */
export function reportOfBureau(root: XmlElement, asked: Asked): CreditReport | null {
  const [data] = allBelow(root, "bureau_xml_data");
  const [report] = data === undefined ? [] : allBelow(data, `${asked.bureau}_Report`);
  if (report === undefined) return null;
  const date = dateIn(textAt(report, "trans_date")) ?? asked.today;
  const score = scoreIn(report, date);
  const { alerts, isFrozen } = alertsIn(report);
  const bare: CreditReport = {
    applicantId: asked.applicantId,
    outcome: isFrozen ? "FROZEN" : "NO_HIT",
    alerts,
    score: null,
    obligationsCents: 0,
    bankruptcyMonthsAgo: null,
    repossessionMonthsAgo: null,
    bureau: BUREAUS[asked.bureau],
    reference: textAt(root, "Transid") ?? "",
  };
  if (isFrozen || !isHit(report, score !== null)) return bare;
  const trades = wholeIn(textAt(report, "credit_summary", "trades"));
  return {
    ...bare,
    outcome: score === null || (trades !== null && trades < THIN_BELOW) ? "THIN_FILE" : "HIT",
    score,
    obligationsCents: obligations(report),
    bankruptcyMonthsAgo: monthsSinceRecord(root, /bankrupt/iu, date),
    repossessionMonthsAgo: monthsSinceRecord(root, /repossess/iu, date),
  };
}

function isHit(report: XmlElement, hasScore: boolean): boolean {
  if (hasScore) return true;
  const [mark] = [...allBelow(report, "file_hit"), ...allBelow(report, "hit_designator_code")];
  if (mark === undefined) return (wholeIn(textAt(report, "credit_summary", "trades")) ?? 0) > 0;
  return !NO_FILE.test(mark.attributes["code"] ?? mark.text.trim());
}

/** What accounts take each month, in whole dollars by kind; housing and the sum of all kinds are left out. */
function obligations(report: XmlElement): number {
  const rows = allBelow(report, "credit_summary_description").map((row) => ({
    kind: (allBelow(row, "summary_type")[0]?.attributes["code"] ?? textAt(row, "summary_type") ?? "")[0],
    dollars: wholeIn(textAt(row, "monthly_payment")) ?? 0,
  }));
  const parts = rows.filter(({ kind }) => kind !== "T" && kind !== "M");
  return (parts.length > 0 ? parts : rows).reduce((sum, { dollars }) => sum + dollars * 100, 0);
}
