import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { HEALTHY, type RegionHealth } from "../domain/region-health.ts";

export interface IdentityRegionHealthTable {
  tenant_id: string;
  failed_probes: Date[];
  down: boolean;
  healthy_since: Date | null;
  changed_at: Date;
}

export interface SandboxIdentityOutageTable {
  tenant_id: string;
  began_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    identity_region_health: IdentityRegionHealthTable;
    sbx_identity_outage: SandboxIdentityOutageTable;
  }
}

/** How the retailer's home region does; never probed counts as healthy. */
export async function findRegionHealth(
  trx: TenantTransaction,
  tenantId: string,
  lock = false,
): Promise<RegionHealth> {
  const query = trx.selectFrom("identity_region_health").selectAll().where("tenant_id", "=", tenantId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) return HEALTHY;
  return {
    failedAt: row.failed_probes.map((at) => at.getTime()),
    down: row.down,
    healthySince: row.healthy_since?.getTime() ?? null,
  };
}

export async function saveRegionHealth(
  trx: TenantTransaction,
  tenantId: string,
  { health, at }: { readonly health: RegionHealth; readonly at: Date },
): Promise<void> {
  const values = {
    failed_probes: health.failedAt.map((ms) => new Date(ms)),
    down: health.down,
    healthy_since: health.healthySince === null ? null : new Date(health.healthySince),
    changed_at: at,
  };
  await trx
    .insertInto("identity_region_health")
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column("tenant_id").doUpdateSet(values))
    .execute();
}

/** Whether the desk plays an outage of the embedded pool. */
export async function findOutage(trx: TenantTransaction, tenantId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("sbx_identity_outage")
    .select("tenant_id")
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Begins or ends the played outage; repeatable. */
export async function saveOutage(
  trx: TenantTransaction,
  tenantId: string,
  { down, at }: { readonly down: boolean; readonly at: Date },
): Promise<void> {
  if (!down) {
    await trx.deleteFrom("sbx_identity_outage").where("tenant_id", "=", tenantId).execute();
    return;
  }
  await trx
    .insertInto("sbx_identity_outage")
    .values({ tenant_id: tenantId, began_at: at })
    .onConflict((conflict) => conflict.column("tenant_id").doNothing())
    .execute();
}
