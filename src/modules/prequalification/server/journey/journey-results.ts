import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { BureauContact } from "#modules/credit-bureaus/domain/report/used-score.ts";
import type { TypedPerson } from "../../domain/journey/typed-person.ts";
import type { JourneyContext } from "./journey-context.ts";

/** What came of a journey whose person is known and whose file was read. */
export interface SettledResult {
  /** The page that tells it (OP-24). A frozen file and one that was not found are no declines. */
  readonly step: "result" | "declined" | "frozen" | "no-file" | "failed";
  /** Whose file it was. */
  readonly bureau: BureauContact;
  /** ISO date from which a declined person may try again; null otherwise. */
  readonly retryOn: string | null;
}

/** Whose file was read for which journey, and on what permission. */
export interface ReadFile {
  readonly journeyId: string;
  readonly person: TypedPerson;
  readonly report: CreditReport;
  readonly consentId: string;
}

/** Who makes a result of a file that was read, in the transaction that ends its journey; composition wires it. */
export interface JourneyResults {
  settle(trx: TenantTransaction, ctx: JourneyContext, file: ReadFile): Promise<SettledResult>;
}
