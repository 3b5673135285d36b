import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase, type Database } from "#platform/server/database/open-database.ts";
import { startEmbeddedPostgres } from "#platform/server/dev-postgres/start-embedded-postgres.ts";
import { migrate } from "#platform/server/database/migrations/migrate.ts";
import { fakeClock } from "#tests/support/fake-clock.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { VehicleSearch } from "#modules/vehicle-search/server/vehicle-search.ts";

const TENANT = "demo";
const SETTINGS = {
  vehicleMileageLimit: 900_000,
  vehicleAgeLimit: 50,
  onlineExclusiveFilter: false,
  conditions: ["new", "used", "certified"],
  defaultSort: "price-desc",
} as const;

const folder = mkdtempSync(path.join(tmpdir(), "forecourt-restore-"));
const dataDir = path.join(folder, "data");
const backup = path.join(folder, "backup");
let running: { database: Database; stop(): Promise<void> };

async function start(): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const owner = postgres.address;
  await migrate({ owner, folder: "database/migrations" });
  const database = openDatabase({ owner, log: silentLog });
  running = { database, stop: () => database.close().then(() => postgres.stop()) };
}

/** PostgreSQL's files belong to a user of their own when the tests run as root. */
const copyKeepingOwner = (from: string, to: string) => execFileSync("cp", ["-a", from, to]);

const query = (text: string, values: unknown[] = []) => running.database.owner.query(text, values);

const setPrice = (vehicleId: string, cents: number) =>
  query("update vehicle set price_cents = $2 where id = $1", [vehicleId, cents]);

async function pricesInTable(): Promise<Record<string, number>> {
  const { rows } = await query("select id, price_cents from vehicle order by id");
  return Object.fromEntries(rows.map(({ id, price_cents }) => [id, price_cents]));
}

beforeAll(async () => {
  await start();
  await query(
    `insert into tenant (id, slug, config, updated_at) values ('${TENANT}', '${TENANT}', '{}', now())`,
  );
  await query(`insert into rooftop (tenant_id, id, name, street_address, city, state, zip_code, latitude, longitude,
    time_zone, phone)
    values ('${TENANT}', 'r', 'R', '1 Main St', 'Austin', 'TX', '78701', 30, -97, 'America/Chicago', '5125550100')`);
  await query(`insert into vehicle (tenant_id, id, identity_key, rooftop_id, condition, year, make, model, price_cents,
      source, created_at, updated_at)
    select '${TENANT}', 'v' || n, 'stock:' || n, 'r', 'used', 2022, 'Toyota', 'RAV4', n * 100000, 'test', now(), now()
    from generate_series(1, 200) n`);
  await running.stop();
  copyKeepingOwner(path.join(dataDir, "postgres"), backup);
  await start();
}, 60_000);

afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

it("shows the table again after the database was restored to an earlier time, and every later change", async () => {
  const search = new VehicleSearch({
    database: {
      get system() {
        return running.database.system;
      },
      get hints() {
        return running.database.hints;
      },
      dueTenants: (input) => running.database.dueTenants(input),
      forTenant: (tenantId) => running.database.forTenant(tenantId),
    },
    tenants: async () => [{ id: TENANT, settings: SETTINGS, estimate: () => null }],
    listen: () => ({ close: async () => undefined }),
    clock: fakeClock(),
    log: silentLog,
  });
  const pricesShown = (): Record<string, number | null> =>
    Object.fromEntries([...search.stock(TENANT).index.cards()].map(({ id, priceCents }) => [id, priceCents]));
  await search.start();
  try {
    for (let n = 1; n <= 50; n += 1) await setPrice(`v${n}`, 7_777_700 + n);
    await search.catchUp();
    expect(pricesShown()).toEqual(await pricesInTable());

    await running.stop();
    rmSync(path.join(dataDir, "postgres"), { recursive: true });
    copyKeepingOwner(backup, path.join(dataDir, "postgres"));
    await start();
    await setPrice("v60", 4_242_400);

    await expect.poll(pricesShown, { timeout: 20_000 }).toEqual(await pricesInTable());
    await setPrice("v2", 5_555_500);
    await search.catchUp();
    expect(pricesShown()).toEqual(await pricesInTable());
    expect(pricesShown().v2).toBe(5_555_500);
  } finally {
    await search.stop();
  }
}, 60_000);
