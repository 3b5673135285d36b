import type { Config } from "#platform/server/config/config.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import type { TenantDatabase } from "#platform/server/database/transactions/tenant-database.ts";
import { systemIds } from "#platform/server/context/ids.ts";
import type { Log } from "#platform/server/context/log.ts";
import { siteOrigin } from "#modules/tenancy/domain/site-origin.ts";
import { loadMasterKeys } from "#platform/server/crypto/master-key.ts";
import { tenantKeyring } from "#platform/server/crypto/tenant-keyring.ts";
import { createIdentityRuntime } from "#modules/identity-pools/server/identity-runtime.ts";
import { DEMO_ACCOUNTS } from "#modules/sign-in/server/demo-accounts-data.ts";
import { createTestAccount } from "#modules/sign-in/server/create-test-account.ts";
import { importPrograms } from "#modules/incentives/server/import-programs.ts";
import { seedDemoAccounts } from "#modules/sign-in/server/seed-demo-accounts.ts";
import { upsertTenant } from "#modules/tenancy/server/save-tenant.ts";
import { DEMO_ORDERS } from "#database/seed/demo-orders/demo-orders-data.ts";
import { samplePrograms } from "#database/seed/demo-incentives/sample-programs.ts";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { insertRooftops } from "#database/seed/tenants/insert-rooftops.ts";
import { seedDemoStock } from "#database/seed/demo-stock/insert-demo-stock.ts";
import { seedDemoOrders } from "./seed-demo-orders.ts";
import { publicAddress } from "../composition/public-address.ts";

/**
 * Fills an empty database with the demo: tenants, rooftops, stock, sign-ins and orders. Each part is made only where
 * it is missing, so that a seed that was killed halfway is completed and what people changed stays.
 */
export async function seedDemo(input: {
  config: Config;
  database: Database;
  log: Log;
  /** False leaves the demo buyer without orders. */
  orders?: boolean;
}): Promise<void> {
  const { config, database, log, orders = true } = input;
  const keyring = tenantKeyring({ owner: database.owner, ...loadMasterKeys(config) });
  const now = new Date();
  const address = publicAddress(config);
  for (const tenant of demoTenants) {
    const db = database.forTenant(tenant.id);
    const isKnown = await isTenantKnown(database, tenant.id);
    if (!isKnown) await upsertTenant(database, { ...tenant, isDemo: true, now });
    if (isKnown && (await isSeeded(db, orders))) continue;
    await insertRooftops(db, tenant.rooftops);
    await seedDemoStock(db, { ...tenant.stock, referenceDate: now });
    await seedIncentives({ db, log, now });
    const ctx = {
      tenantId: tenant.id,
      tenant: tenant.config,
      actor: { kind: "system", name: "seed" } as const,
      keys: await keyring.forTenant(tenant.id),
      db,
      clock: { now: () => now },
      ids: systemIds(),
      log,
      correlationId: "seed",
      siteOrigin: siteOrigin(tenant, address),
      identity: createIdentityRuntime({ sandbox: true }),
    };
    await seedDemoAccounts(ctx);
    const [first] = DEMO_ACCOUNTS;
    if (orders) await seedDemoOrders(ctx, await createTestAccount(ctx, { email: first.email }));
    log.info("demo tenant seeded", { tenantId: tenant.id, count: tenant.stock.count });
  }
}

async function isTenantKnown({ system }: Database, id: string): Promise<boolean> {
  const known = await system.kysely.selectFrom("tenant").select("id").where("id", "=", id).execute();
  return known.length > 0;
}

async function seedIncentives({ db, log, now }: { db: TenantDatabase; log: Log; now: Date }): Promise<void> {
  const { tenantId } = db;
  const text = JSON.stringify(samplePrograms(now.toISOString().slice(0, 10)));
  const at = { tenantId, db, clock: { now: () => now } };
  const { outcome, faults } = await importPrograms(at, { text, isDryRun: false });
  if (outcome === "refused") log.warn("sample incentives refused", { tenantId, count: faults.length });
}

/** Orders are made last, after the sign-ins: where they are, all the rest is. */
async function isSeeded(db: TenantDatabase, withOrders: boolean): Promise<boolean> {
  return db.transaction(async (trx) => {
    const accounts = await trx
      .selectFrom("account")
      .select("id")
      .where("tenant_id", "=", db.tenantId)
      .limit(DEMO_ACCOUNTS.length)
      .execute();
    if (accounts.length < DEMO_ACCOUNTS.length || !withOrders)
      return accounts.length === DEMO_ACCOUNTS.length;
    const numbers = DEMO_ORDERS.map(({ orderNumber }) => orderNumber);
    const made = await trx
      .selectFrom("orders")
      .select("id")
      .where("tenant_id", "=", db.tenantId)
      .where("order_number", "in", numbers)
      .execute();
    return made.length === numbers.length;
  });
}
