import type { Config } from "#platform/server/config/config.ts";
import type { PaperLettersContext } from "#modules/credit-letters/server/paper/print-letter-to-mail.ts";
import type { DocumentsContext } from "#modules/documents/server/documents-context.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import type { MigrationReport } from "#platform/server/database/migrations/migrate.ts";

/** What every command of an operator works with. */
export interface AdminWorld {
  readonly config: Config;
  readonly database: Database;
  readonly migrations: MigrationReport;
  readonly objectStore: DocumentsContext["objectStore"];
  /** What a retailer's letters on paper need. */
  readonly letterDeskOf: (tenantId: string) => Promise<PaperLettersContext>;
  readonly now: () => Date;
  /** One line of the answer. */
  readonly say: (line: string) => void;
  /** Seconds between the two halves of a key rotation; every server reads the keys again in that time. */
  readonly settleSeconds: number;
}

/** Arguments after the command's own words: positions and `--name` or `--name=value`. */
export interface AdminArguments {
  readonly positions: readonly string[];
  readonly options: Readonly<Record<string, string | boolean>>;
}

/** An operator's command, e.g. `tenant add`. */
export interface AdminCommand {
  /** One or two words. */
  readonly name: string;
  /** After the name, e.g. `<file.json> [--check]`. */
  readonly takes: string;
  readonly does: string;
  /** Names of options; anything else is refused. */
  readonly options?: readonly string[];
  /** Exactly so many positions, or at least so many. */
  readonly positions: number | { readonly atLeast: number };
  /**
   * @returns exit code: 0 done, 1 something is wrong with what was looked at
   * @throws AdminRefusal when the call itself is wrong: nothing was changed
   */
  readonly run: (world: AdminWorld, given: AdminArguments) => Promise<number>;
}

/** The call is wrong; told to the operator as it is, exit code 2. */
export class AdminRefusal extends Error {
  override name = "AdminRefusal";
}
