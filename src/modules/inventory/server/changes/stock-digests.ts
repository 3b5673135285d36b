import { sql } from "kysely";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { digestOfRow, isListedRow } from "../stock-repo.ts";
import "../vehicle-table.ts";

/** Vehicles whose ids end in the same letters: how many, and their digests as one. */
export interface StockDigest {
  readonly ending: string;
  readonly count: number;
  /** 53 bits, exclusive or. */
  readonly digest: number;
}

/**
 * What the listed vehicles of a retailer are, in a few numbers, by the last letters of their ids. Made of what the rows
 * say and not of when they were written, so that it holds after any restart, restore or failover.
 * @param letters 0 for one digest of all
 */
export async function readStockDigests(
  trx: TenantTransaction,
  tenantId: string,
  letters: number,
): Promise<StockDigest[]> {
  const { rows } = await sql<StockDigest>`
    select right(id, ${letters}::int) as ending, count(*)::int as count, bit_xor(${digestOfRow}::bigint)::float8 as digest
    from vehicle where tenant_id = ${tenantId} and ${isListedRow} group by 1`.execute(trx);
  return rows;
}

/** The digest of each listed vehicle whose id ends like one of these. */
export async function readDigestsOfVehicles(
  trx: TenantTransaction,
  tenantId: string,
  { letters, endings }: { letters: number; endings: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; digest: number }>`
    select id, ${digestOfRow} as digest from vehicle
    where tenant_id = ${tenantId} and ${isListedRow} and right(id, ${letters}::int) = any(${endings as string[]})`.execute(
    trx,
  );
  return new Map(rows.map(({ id, digest }) => [id, digest]));
}
