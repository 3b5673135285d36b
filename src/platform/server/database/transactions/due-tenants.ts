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
  input: {
    readonly tenantIds: readonly string[];
    /** Of several, rows of any. */
    readonly due: DueRows | readonly DueRows[];
    readonly now: Date;
  },
): Promise<string[]> {
  const { tenantIds, due, now } = input;
  // Scalar subqueries are never turned into joins, so that the pin comes first for every row of `turn`.
  const looks = [due].flat().map(
    ({ table, where }) => sql`(select 1 from ${sql.table(table)} as own
      where own.tenant_id = turn.tenant_id and (${where?.(now) ?? sql`true`}) limit 1) = 1`,
  );
  const { rows } = await sql<{ id: string }>`
    select turn.tenant_id as id from unnest(${tenantIds as string[]}::text[]) as turn (tenant_id)
    where set_config('app.tenant', turn.tenant_id, true) = turn.tenant_id
      and (${sql.join(looks, sql` or `)})`.execute(requests);
  return rows.map(({ id }) => id);
}
