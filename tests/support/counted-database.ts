import { withEndOf } from "#platform/server/database/transactions/transaction-end.ts";
import type { TenantDatabase } from "#platform/server/database/transactions/tenant-database.ts";
import { watchStatements } from "./watch-statements.ts";

/** What was asked of the database, in order, without values. */
export interface CountedDatabase {
  readonly db: TenantDatabase;
  /** Kinds of statements since the last call, e.g. `SelectQueryNode`. */
  take(): string[];
}

/** A database that notes which statements run, to compare the work behind two answers. */
export function countedDatabase(db: TenantDatabase): CountedDatabase {
  let seen: string[] = [];
  return {
    db: {
      tenantId: db.tenantId,
      transaction: (run, options) => {
        seen.push("transaction");
        return db.transaction((trx) => {
          const watched = watchStatements(trx, (asked, execute) => {
            seen.push(asked.query.kind);
            return execute();
          });
          return run(withEndOf(watched, trx));
        }, options);
      },
    },
    take() {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
}
