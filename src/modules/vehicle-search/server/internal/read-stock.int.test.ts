import { afterAll, beforeAll, expect, it } from "vitest";
import { insertTestRooftop } from "#tests/support/test-rooftop.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { readRooftops } from "#modules/inventory/server/stock-repo.ts";
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
        features, availability, source, created_at, updated_at)
       select $1, 'v' || md5(n::text), 'stock:' || n, 'austin', 'used', 2024, 'Toyota', 'RAV4', n * 100, n,
        array['Moonroof'], case when n % 50 = 0 then 'Sold' else 'Available' end, 'test', now(), now()
       from generate_series(1, $2::int) n`,
      [ctx.tenantId, CARS],
    );
  }
});
afterAll(() => world.close());

async function emptyStock(): Promise<TenantStock> {
  const { tenantId, db } = world.ctx;
  const stock = new TenantStock({ id: tenantId, settings: SETTINGS, estimate: () => null }, 1);
  const rooftops = await db.transaction((trx) => readRooftops(trx, tenantId));
  stock.begin({ rooftops, year: 2026 });
  return stock;
}

const byId = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : 1);
const carsOf = ({ index }: TenantStock) => [...index.cards()].toSorted(byId);
const digestsOf = (stock: TenantStock) => Object.fromEntries(stock.digests());

it("puts the same cars into the index in the order of the table as page by page for an engine elsewhere", async () => {
  const { db } = world.ctx;
  const [filled, paged] = [await emptyStock(), await emptyStock()];
  await fillFromTable(db, filled);
  let pages = 0;
  for await (const _page of readStock(db, paged)) pages += 1;
  expect(pages).toBe(2);
  expect(filled.index.size).toBe(CARS * 0.98 - filled.beyond.size);
  expect(filled.beyond.size).toBe(490);
  expect(carsOf(filled)).toEqual(carsOf(paged));
  expect(digestsOf(filled)).toEqual(digestsOf(paged));
});
