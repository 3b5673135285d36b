import { type FedRooftop, rooftopRow } from "#modules/inventory/server/save-rooftops.ts";
import type { TenantDatabase } from "#platform/server/database/transactions/tenant-database.ts";

/** Gives a tenant its rooftops; those it has already stay as they are. */
export async function insertRooftops(db: TenantDatabase, rooftops: readonly FedRooftop[]): Promise<void> {
  await db.transaction((trx) =>
    trx
      .insertInto("rooftop")
      .values(rooftops.map((rooftop) => rooftopRow(db.tenantId, rooftop)))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}
