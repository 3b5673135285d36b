import { sql, type Kysely, type RawBuilder } from "kysely";
import type { DatabaseTables } from "../tables/database-tables.ts";

/** Rows that make work for a retailer: where there are none, its periodic work need not be begun. */
export interface DueRows {
  readonly table: keyof DatabaseTables;
  /** May let more through than are due, never fewer. All rows of the retailer when left out. */
  readonly where?: (now: Date) => RawBuilder<unknown>;
}

/**
 * Which of these retailers have such rows, in one statement for all. It works with a request's rights: each retailer is
 * pinned before its rows are looked at, as its own transaction would (decision 0502).
 */
export async function dueTenants(
  requests: Kysely<DatabaseTables>,
  input: { readonly tenantIds: readonly string[]; readonly due: DueRows; readonly now: Date },
): Promise<string[]> {
  const { tenantIds, due, now } = input;
  const where = due.where === undefined ? sql`true` : due.where(now);
  // A scalar subquery is never turned into a join, so that the pin comes first for every row of `turn`.
  const { rows } = await sql<{ id: string }>`
    select turn.tenant_id as id from unnest(${tenantIds as string[]}::text[]) as turn (tenant_id)
    where set_config('app.tenant', turn.tenant_id, true) = turn.tenant_id
      and (select 1 from ${sql.table(due.table)} as own where own.tenant_id = turn.tenant_id and (${where}) limit 1) = 1`.execute(
    requests,
  );
  return rows.map(({ id }) => id);
}
