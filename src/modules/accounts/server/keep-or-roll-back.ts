import { sql } from "kysely";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { withOwnEnd } from "#platform/server/database/transactions/transaction-end.ts";

/**
 * Does the work, and takes it back unless `keep`: the same statements run either way, so that the time of an
 * answer does not tell whether an address has an account.
 */
export async function keepOrRollBack<T>(
  trx: TenantTransaction,
  keep: boolean,
  work: () => Promise<T>,
): Promise<T> {
  await sql`savepoint maybe`.execute(trx);
  const result = await withOwnEnd(trx, work);
  await (keep ? sql`release savepoint maybe` : sql`rollback to savepoint maybe`).execute(trx);
  return result;
}
