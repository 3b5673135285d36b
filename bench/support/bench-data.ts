import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { insertRooftops } from "#database/seed/tenants/insert-rooftops.ts";
import { seedDemoStock } from "#database/seed/demo-stock/insert-demo-stock.ts";
import { upsertTenant } from "#modules/tenancy/server/save-tenant.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { openServerDatabase } from "#platform/server/database/open-server-database.ts";
import { pinoLog } from "#platform/server/context/pino-log.ts";

/** A data folder of its own whose default tenant has that many vehicles. Ends with `remove`. */
export async function makeBenchData(vehicles: number): Promise<{ dataDir: string; remove: () => void }> {
  const parent = mkdtempSync(path.join(os.tmpdir(), "bench-data-"));
  const dataDir = path.join(parent, "data");
  const config = readConfig({ DATA_DIR: dataDir, PORT: "0" });
  const opened = await openServerDatabase({ config, log: pinoLog({ level: "warn" }) });
  const [tenant] = demoTenants;
  if (tenant === undefined) throw new Error("there is no demo tenant");
  const now = new Date();
  await upsertTenant(opened.database, { ...tenant, isDemo: true, now });
  const db = opened.database.forTenant(tenant.id);
  await insertRooftops(db, tenant.rooftops);
  await seedDemoStock(db, { count: vehicles, referenceDate: now });
  await opened.close();
  return { dataDir, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
