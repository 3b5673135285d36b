import type { CreditReport } from "#modules/lenders/domain/bureau/credit-report.ts";
import type { BureauContact } from "#modules/lenders/domain/lender-answer.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { TypedPerson } from "../../domain/journey/typed-person.ts";
import type { ResultContext } from "./result-context.ts";

/** What came of a journey whose person is known and whose file was read. */
export interface SettledResult {
  /** The page that tells it (OP-24). A frozen file and one that was not found are no declines. */
  readonly step: "result" | "declined" | "frozen" | "failed";
  /** Whose file it was. */
  readonly bureau: BureauContact;
  /** ISO date from which a declined person may try again; null otherwise. */
  readonly retryOn: string | null;
}

/**
 * Keeps what lenders' programs and the retailer's own rules make of a soft report, in the transaction that ends the
 * journey: terms for 30 days, or a decline with the letter that the law asks for (PQ-05, PQ-07). Once for each journey: asked again it
 * answers the same and changes nothing.
 */
export async function settleResult(
  _trx: TenantTransaction,
  _ctx: ResultContext,
  {
    report,
  }: {
    readonly journeyId: string;
    readonly person: TypedPerson;
    readonly report: CreditReport;
    readonly consentId: string;
  },
): Promise<SettledResult> {
  const step = report.outcome === "FROZEN" ? "frozen" : report.outcome === "NO_HIT" ? "failed" : "result";
  return { step, bureau: report.bureau, retryOn: null };
}
