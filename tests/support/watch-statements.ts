import type { CompiledQuery, QueryResult } from "kysely";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/**
 * The transaction with somebody who stands around every statement that it executes: also those that are kept ready, which
 * are built only once.
 */
export function watchStatements(
  trx: TenantTransaction,
  around: (
    query: CompiledQuery,
    execute: () => Promise<QueryResult<unknown>>,
  ) => Promise<QueryResult<unknown>>,
): TenantTransaction {
  // There are no plugins: this gives it an executor of its own.
  const own = trx.withoutPlugins();
  const executor = own.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = <R>(query: CompiledQuery<R>) =>
    around(query, () => execute(query)) as Promise<QueryResult<R>>;
  return own;
}
