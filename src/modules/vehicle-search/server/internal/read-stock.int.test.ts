import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { insertTestRooftop } from "#tests/support/test-rooftop.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import type { Rooftop } from "#modules/inventory/domain/vehicle.ts";
import { readRooftops } from "#modules/inventory/server/stock-repo.ts";
import type { TenantDatabase } from "#platform/server/database/transactions/tenant-database.ts";
import { loadStock } from "./load-stock.ts";
import { fillFromTable, readStock } from "./read-stock.ts";
import { TenantStock } from "./tenant-stock.ts";

/** More than one statement reads. */
const CARS = 5_500;
const SETTINGS = {
  vehicleMileageLimit: 5_000,
  vehicleAgeLimit: 10,
  onlineExclusiveFilter: false,
  conditions: ["new", "used", "certified"],
  defaultSort: "price-desc",
} as const;

let world: TestWorld;

beforeAll(async () => {
  world = await makeTestContext();
  for (const ctx of [world.ctx, world.otherTenantCtx]) {
    await insertTestRooftop(ctx);
    await world.database.owner.query(
      `insert into vehicle (tenant_id, id, identity_key, rooftop_id, condition, year, make, model, price_cents, mileage,
        features, exterior_color, photos, msrp_cents, incentives_cents, price_below_percent, vin, stock_number, stock_label,
        kbb_price_indicator, online_exclusive, availability, source, created_at, updated_at)
       select $1, 'v' || md5(n::text), 'stock:' || n, 'austin', 'used', 2024, 'Toyota', E'RAV4 "é\\\\"', n * 100, n,
        array['Moonroof', E'Top, "tinted"\\n'], '{"name": "Blue", "family": "blue", "hex": "#0000ff"}',
        array['https://photos.example/' || n], nullif(n % 3, 0) * 100000, n % 2 * 50000, nullif(n % 7 - 3, 0),
        nullif(n % 4, 0) || lpad(n::text, 16, '0'), nullif(n % 5, 0) || '-' || n, nullif('label ' || n % 2, 'label 0'),
        nullif('good', case n % 2 when 0 then 'good' end), n % 6 = 0, case when n % 50 = 0 then 'Sold' else 'Available' end, 'test', now(), now()
       from generate_series(1, $2::int) n`,
      [ctx.tenantId, CARS],
    );
  }
});
afterAll(() => world.close());

const emptyStock = () =>
  new TenantStock({ id: world.ctx.tenantId, settings: SETTINGS, estimate: () => null }, 1);
const beginning = (stock: TenantStock) => (rooftops: readonly Rooftop[]) =>
  stock.begin({ rooftops, year: 2026 });

const byId = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : 1);
const carsOf = ({ index }: TenantStock) => [...index.cards()].toSorted(byId);
const digestsOf = (stock: TenantStock) => Object.fromEntries(stock.digests());

it("puts the same cars into the index in the order of the table as page by page for an engine elsewhere", async () => {
  const { db } = world.ctx;
  // Cars of the later pages get texts with what ends a column within a line, and what ends a group of them, and one that is empty.
  const spell = (...texts: (string | null)[]) =>
    world.database.owner.query(
      `update vehicle set trim = case mileage when 4001 then $1 when 4004 then $2 end, drivetrain = $3,
         interior_color = $4 where mileage in (4001, 4004, 4005)`,
      texts,
    );
  await spell("Lim\u001eited", "Lim\u001cited", "", "Tan\u001eBlack");
  const [filled, paged] = [emptyStock(), emptyStock()];
  await fillFromTable(db, filled, beginning(filled));
  beginning(paged)(await db.transaction((trx) => readRooftops(trx, world.ctx.tenantId)));
  let pages = 0;
  for await (const _page of readStock(db, paged)) pages += 1;
  expect(pages).toBe(2);
  expect(filled.index.size).toBe(CARS * 0.98 - filled.beyond.size);
  expect(filled.beyond.size).toBe(490);
  expect(carsOf(filled)).toEqual(carsOf(paged));
  expect(digestsOf(filled)).toEqual(digestsOf(paged));
  const odd = carsOf(filled).flatMap(({ trim }) => (trim?.startsWith("Lim") === true ? [trim] : []));
  expect(odd.toSorted()).toEqual(["Lim\u001cited", "Lim\u001eited"]);
  await spell(null, null, null, null);
});

/** Everything that is read on the way, one id for each row of a car. */
function watched(read: string[]): TenantDatabase {
  const { db } = world.ctx;
  const watcher: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      for (const row of result.rows) if ("stock_number" in row) read.push(String(row["id"]));
      return result;
    },
  };
  const transaction: TenantDatabase["transaction"] = (run, options) =>
    db.transaction((trx) => run(trx.withPlugin(watcher) as typeof trx), options);
  return Object.assign(Object.create(db) as TenantDatabase, { transaction });
}

it("reads no car of a large stock twice", async () => {
  const read: string[] = [];
  const stock = emptyStock();
  await fillFromTable(watched(read), stock, beginning(stock));
  expect(read).toHaveLength(CARS * 0.98);
  expect(new Set(read).size).toBe(read.length);
});

it("asks for a small stock, its rooftops included, in one transaction", async () => {
  // The other retailer's, so that no other test misses its cars.
  const { tenantId, db: own } = world.otherTenantCtx;
  await world.database.owner.query("delete from vehicle where tenant_id = $1 and price_cents > 10000", [
    tenantId,
  ]);
  const db = Object.create(own) as TenantDatabase;
  const transaction = vi.spyOn(db, "transaction");
  const stock = await loadStock(
    db,
    { id: tenantId, settings: SETTINGS, estimate: () => null },
    { version: 1, now: new Date(), snapshots: undefined, engine: undefined, log: silentLog },
  );
  expect(stock.rooftops.size).toBe(1);
  expect(stock.index.size).toBe(98);
  expect(transaction).toHaveBeenCalledTimes(1);
});
