import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { BureauContact } from "#modules/credit-bureaus/domain/report/used-score.ts";

/** What a bureau said about who somebody is; `alerts` with `SDN_NEAR` and `DECEASED` are for a person to look at. */
interface Identified {
  readonly outcome: "VERIFIED" | "QUESTIONS" | "NOT_FOUND" | "FROZEN" | "FAILED";
  readonly token: string | null;
  readonly alerts: readonly string[];
  readonly bureau: BureauContact;
}

/** Where a journey goes after a bureau answered (OP-24). */
export type NextMove =
  | { readonly kind: "pull" | "questions"; readonly token: string }
  /** The report was lost with the process that read it, and its token is used up. */
  | { readonly kind: "again" }
  | { readonly kind: "ask"; readonly asks: "address" | "ssn" }
  | { readonly kind: "settle"; readonly report: CreditReport }
  | {
      readonly kind: "end";
      readonly step: "frozen" | "no-file" | "failed" | "unavailable" | "declined";
      readonly bureau?: BureauContact;
      /** Questions are asked once a day. */
      readonly isOverForToday?: true;
      /** ISO date, where a decline still stands. */
      readonly retryOn?: string | null;
      /** The retailer is told; whoever typed it reads what everybody reads who is not recognized. */
      readonly isStopped?: true;
    };

/** No bureau, no answer in time: somebody goes on with estimates (the "skip error" of PQ-05). */
export const UNAVAILABLE: NextMove = { kind: "end", step: "unavailable" };

/** Not recognized, or not cleared: one answer for both. */
export const STOPPED: NextMove = { kind: "end", step: "failed", isStopped: true };

const FOR_A_PERSON = new Set(["SDN_NEAR", "DECEASED"]);

/**
 * The number is the last thing that is asked: first the address, then, when that finds nobody, the number; of whoever is
 * not found with both the bureau has no file.
 */
export function afterIdentity(
  { outcome, token, alerts, bureau }: Identified,
  given: { readonly address: boolean; readonly ssn: boolean },
): NextMove {
  switch (outcome) {
    case "VERIFIED":
      return token === null ? UNAVAILABLE : { kind: "pull", token };
    case "QUESTIONS":
      return token === null ? UNAVAILABLE : { kind: "questions", token };
    case "NOT_FOUND":
      if (!given.address) return { kind: "ask", asks: "address" };
      return given.ssn ? { kind: "end", step: "no-file", bureau } : { kind: "ask", asks: "ssn" };
    case "FROZEN":
      return { kind: "end", step: "frozen", bureau };
    case "FAILED":
      return alerts.some((alert) => FOR_A_PERSON.has(alert)) ? STOPPED : { kind: "end", step: "failed" };
  }
}

/** Passed questions lead to the file; others are over for today. */
export function afterAnswers({
  outcome,
  token,
}: {
  outcome: "PASSED" | "FAILED";
  token: string | null;
}): NextMove {
  if (outcome === "PASSED" && token !== null) return { kind: "pull", token };
  return { kind: "end", step: "failed", isOverForToday: true };
}

/** A file of somebody who is said to be dead is nobody's to decide by. */
export function afterReport(report: CreditReport): NextMove {
  return report.alerts.some((alert) => FOR_A_PERSON.has(alert)) ? STOPPED : { kind: "settle", report };
}
