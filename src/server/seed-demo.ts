import type { Config } from "#platform/server/config.ts";
import type { Database } from "#platform/server/database.ts";
import type { TenantDatabase } from "#platform/server/tenant-database.ts";
import { systemIds } from "#platform/server/ids.ts";
import type { Log } from "#platform/server/log.ts";
import { loadMasterKey } from "#platform/server/master-key.ts";
import { tenantKeyring } from "#platform/server/tenant-keyring.ts";
import { createIdentityRuntime } from "#modules/identity/server/identity-runtime.ts";
import { DEMO_ACCOUNTS } from "#modules/identity/server/demo-accounts-data.ts";
import { seedDemoAccounts } from "#modules/identity/server/seed-demo-accounts.ts";
import { upsertTenant } from "#modules/tenancy/server/save-tenant.ts";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { insertRooftops } from "#database/seed/tenants/insert-rooftops.ts";
import { seedDemoStock } from "#database/seed/demo-stock/insert-demo-stock.ts";

/** Vehicles of the demonstration, shared out over all demo rooftops. */
const DEMO_VEHICLES = 2_400;

/**
 * Fills an empty database with the demo: tenants, rooftops, stock and sign-ins. Each part is made only where
 * it is missing, so that a seed that was killed halfway is completed and what people changed stays.
 */
export async function seedDemo(input: { config: Config; database: Database; log: Log }): Promise<void> {
  const { config, database, log } = input;
  const keyring = tenantKeyring({ owner: database.owner, masterKey: loadMasterKey(config) });
  const rooftops = demoTenants.reduce((sum, tenant) => sum + tenant.rooftops.length, 0);
  const now = new Date();
  for (const tenant of demoTenants) {
    const db = database.forTenant(tenant.id);
    const known = await database.system.kysely
      .selectFrom("tenant")
      .select("id")
      .where("id", "=", tenant.id)
      .execute();
    if (known.length === 0) await upsertTenant(database, { ...tenant, isDemo: true, now });
    if (known.length > 0 && (await isSeeded(db))) continue;
    const count = Math.round((DEMO_VEHICLES * tenant.rooftops.length) / rooftops);
    await insertRooftops(db, tenant.rooftops);
    await seedDemoStock(db, { count, referenceDate: now });
    await seedDemoAccounts({
      tenantId: tenant.id,
      tenant: tenant.config,
      actor: { kind: "system", name: "seed" },
      keys: await keyring.forTenant(tenant.id),
      db,
      clock: { now: () => now },
      ids: systemIds(),
      log,
      correlationId: "seed",
      identity: createIdentityRuntime({ sandbox: true }),
    });
    log.info("demo tenant seeded", { tenantId: tenant.id, count });
  }
}

/** The sign-ins are made last: where they are, all the rest is. */
async function isSeeded(db: TenantDatabase): Promise<boolean> {
  const accounts = await db.transaction((trx) =>
    trx
      .selectFrom("account")
      .select("id")
      .where("tenant_id", "=", db.tenantId)
      .limit(DEMO_ACCOUNTS.length)
      .execute(),
  );
  return accounts.length === DEMO_ACCOUNTS.length;
}
