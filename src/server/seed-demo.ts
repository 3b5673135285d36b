import type { Config } from "#platform/server/config.ts";
import type { Database } from "#platform/server/database.ts";
import type { TenantDatabase } from "#platform/server/tenant-database.ts";
import { systemIds } from "#platform/server/ids.ts";
import type { Log } from "#platform/server/log.ts";
import { loadMasterKey } from "#platform/server/master-key.ts";
import { tenantKeyring } from "#platform/server/tenant-keyring.ts";
import { createIdentityRuntime } from "#modules/identity/server/identity-runtime.ts";
import { seedDemoAccounts } from "#modules/identity/server/seed-demo-accounts.ts";
import { upsertTenant } from "#modules/tenancy/server/save-tenant.ts";
import { demoTenants, type SeedRooftop } from "#database/seed/tenants/demo-tenants.ts";
import { seedDemoStock } from "#database/seed/demo-stock/insert-demo-stock.ts";

/** Vehicles of the demonstration, shared out over all demo rooftops. */
const DEMO_VEHICLES = 2_400;

/**
 * Fills an empty database with the demo: tenants, rooftops, stock and sign-ins. Does nothing for a tenant
 * that exists, so that what people changed stays.
 */
export async function seedDemo(input: { config: Config; database: Database; log: Log }): Promise<void> {
  const { config, database, log } = input;
  const known = await database.system.kysely.selectFrom("tenant").select("id").execute();
  const missing = demoTenants.filter((tenant) => !known.some((row) => row.id === tenant.id));
  if (missing.length === 0) return;
  const keyring = tenantKeyring({ owner: database.owner, masterKey: loadMasterKey(config) });
  const identity = createIdentityRuntime({ sandbox: true });
  const clock = { now: () => new Date() };
  const rooftops = demoTenants.reduce((sum, tenant) => sum + tenant.rooftops.length, 0);
  for (const tenant of missing) {
    await upsertTenant(database, { ...tenant, isDemo: true, now: clock.now() });
    const db = database.forTenant(tenant.id);
    const count = Math.round((DEMO_VEHICLES * tenant.rooftops.length) / rooftops);
    await insertRooftops(db, tenant.rooftops);
    await seedDemoStock(db, { count, referenceDate: clock.now() });
    await seedDemoAccounts({
      tenantId: tenant.id,
      tenant: tenant.config,
      actor: { kind: "system", name: "seed" },
      keys: await keyring.forTenant(tenant.id),
      db,
      clock,
      ids: systemIds(),
      log,
      correlationId: "seed",
      identity,
    });
    log.info("demo tenant seeded", { tenantId: tenant.id, count });
  }
}

async function insertRooftops(db: TenantDatabase, rooftops: readonly SeedRooftop[]): Promise<void> {
  await db.transaction(async (trx) => {
    const rows = rooftops.map((rooftop) => ({
      tenant_id: db.tenantId,
      id: rooftop.id,
      name: rooftop.name,
      street_address: rooftop.streetAddress,
      city: rooftop.city,
      state: rooftop.state,
      zip_code: rooftop.zipCode,
      latitude: rooftop.latitude,
      longitude: rooftop.longitude,
      time_zone: rooftop.timeZone,
      phone: rooftop.phone,
      feed_ids: [...rooftop.feedIds],
    }));
    await trx
      .insertInto("rooftop")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
