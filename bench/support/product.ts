import path from "node:path";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { createTestAccount, signInTestAccount } from "#modules/sign-in/server/create-test-account.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import { createIdentityRuntime } from "#modules/identity-pools/server/identity-runtime.ts";
import { readConfig } from "#platform/server/config/config.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { systemIds } from "#platform/server/context/ids.ts";
import { loadMasterKeys } from "#platform/server/crypto/master-key.ts";
import { openServerDatabase } from "#platform/server/database/open-server-database.ts";
import { pinoLog } from "#platform/server/context/pino-log.ts";
import { tenantKeyring } from "#platform/server/crypto/tenant-keyring.ts";
import { SERVER_FLAGS, SERVER_PROGRAM } from "#tools/start/run-command.ts";
import { startBenchServer, type BenchServer } from "./bench-server.ts";

const log = pinoLog({ level: "warn" });
const START = path.resolve(import.meta.dirname, "../..", SERVER_PROGRAM);

/**
 * The built product as `npm start` runs it, on a data folder of the benchmark's own.
 * @param input.bothCores with a web process for each core (0185), or as many as are named
 */
export function startProduct(
  dataDir: string,
  {
    bothCores = false,
    webProcesses = bothCores ? 2 : 1,
    env = {},
  }: { bothCores?: boolean; webProcesses?: number; env?: Record<string, string> } = {},
): Promise<BenchServer> {
  const own = { DATA_DIR: dataDir, DEMO: "on", WEB_PROCESSES: String(webProcesses) };
  return startBenchServer({ script: START, args: SERVER_FLAGS, env: { ...own, ...env }, bothCores });
}

/** Works on a data folder whose server is not running. */
export async function withDatabase<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const opened = await openServerDatabase({ config: readConfig({ DATA_DIR: dataDir, PORT: "0" }), log });
  try {
    return await work(opened.database);
  } finally {
    await opened.close();
  }
}

/** The retailer of `makeBenchData`. */
export function benchTenant() {
  const [tenant] = demoTenants;
  if (tenant === undefined) throw new Error("there is no demo tenant");
  return tenant;
}

/** Works with the accounts of a data folder whose server is not running. */
export async function withIdentity<T>(
  dataDir: string,
  work: (ctx: IdentityContext) => Promise<T>,
): Promise<T> {
  const config = readConfig({ DATA_DIR: dataDir, PORT: "0" });
  return withDatabase(dataDir, async (database) => {
    const keyring = tenantKeyring({ owner: database.owner, ...loadMasterKeys(config) });
    const tenant = benchTenant();
    return work({
      tenantId: tenant.id,
      tenant,
      actor: { kind: "system", name: "bench" },
      db: database.forTenant(tenant.id),
      clock: { now: () => new Date() },
      ids: systemIds(),
      log,
      correlationId: "bench",
      keys: await keyring.forTenant(tenant.id),
      identity: createIdentityRuntime({ sandbox: true }),
    } as unknown as IdentityContext);
  });
}

/** Confirmed buyers; with a password they can sign in over HTTP, without one their accounts cost no hashing. */
export async function makeBuyers(
  dataDir: string,
  { count, password }: { count: number; password?: string },
): Promise<{ email: string; token: string }[]> {
  return withIdentity(dataDir, async (ctx) => {
    const emails = Array.from({ length: count }, (_, at) => `bench.buyer.${at}@example.com`);
    const buyers: { email: string; token: string }[] = [];
    let next = 0;
    const worker = async (): Promise<void> => {
      for (let email = emails[next++]; email !== undefined; email = emails[next++]) {
        await createTestAccount(ctx, { email, ...(password === undefined ? {} : { password }) });
        buyers.push({ email, token: (await signInTestAccount(ctx, { email })).accessToken });
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    return buyers;
  });
}

/** VINs or ids of available vehicles, as addresses name them. */
export async function availableKeys(dataDir: string, limit: number): Promise<string[]> {
  return withDatabase(dataDir, async ({ owner }) => {
    const { rows } = await owner.query<{ key: string }>(
      `select coalesce(vin, id) as key from vehicle
       where tenant_id = $1 and availability = 'Available' and price_cents is not null order by md5(id) limit $2`,
      [benchTenant().id, limit],
    );
    return rows.map(({ key }) => key);
  });
}
