import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { insertTestRooftop } from "#tests/support/test-rooftop.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { type StockTenant, VehicleSearch } from "./vehicle-search.ts";

const SETTINGS = {
  vehicleMileageLimit: 900_000,
  vehicleAgeLimit: 50,
  onlineExclusiveFilter: false,
  conditions: ["new", "used", "certified"],
  defaultSort: "price-desc",
} as const;
/** Stores without cars in front of the two that have some. */
const EMPTY = Array.from({ length: 300 }, (_, at) => `empty-${at}`);

let world: TestWorld;
let search: VehicleSearch;
let small = "";
let large = "";

beforeAll(async () => {
  world = await makeTestContext();
  small = world.ctx.tenantId;
  large = world.otherTenantCtx.tenantId;
  for (const [ctx, cars] of [
    [world.ctx, 3],
    [world.otherTenantCtx, 5_001],
  ] as const) {
    await insertTestRooftop(ctx);
    await world.database.owner.query(
      `insert into vehicle (tenant_id, id, identity_key, rooftop_id, condition, year, make, model, price_cents, source,
         created_at, updated_at)
       select $1, 'v' || n, 'stock:' || n, 'austin', 'used', 2022, 'Toyota', 'RAV4', n * 100, 'test', now(), now()
       from generate_series(1, $2::int) n`,
      [ctx.tenantId, cars],
    );
  }
});
afterAll(() => world.close());
afterEach(() => search.stop());

function open(tenantIds: readonly string[], estimate: StockTenant["estimate"] = () => null): VehicleSearch {
  const { database, clock } = world;
  search = new VehicleSearch({
    database,
    tenants: async () => tenantIds.map((id) => ({ id, settings: SETTINGS, estimate })),
    listen: () => ({ close: async () => undefined }),
    clock,
    log: silentLog,
  });
  return search;
}

const carsOf = (tenantId: string) => search.stock(tenantId).index.size;

it("of very many stores the large ones are there when it is ready, a visited one at once, and all of them soon", async () => {
  await open([...EMPTY, small, large]).start();
  expect([search.isReady, carsOf(large), search.isResident(small)]).toEqual([true, 5_001, false]);
  expect(search.isResident("empty-299")).toBe(false);
  await search.makeResident(small);
  expect(carsOf(small)).toBe(3);
  await expect.poll(() => search.isResident("empty-299"), { timeout: 30_000 }).toBe(true);
  expect([...EMPTY, small, large].filter((id) => !search.isResident(id))).toEqual([]);
});

it("a change of a store that is not there yet brings the store, and nothing is lost", async () => {
  await open([...EMPTY, small, large]).start();
  await world.database.owner.query(
    "update vehicle set price_cents = 77700 where tenant_id = $1 and id = 'v1'",
    [small],
  );
  await search.catchUp();
  expect(search.stock(small).index.cardOf("v1")?.priceCents).toBe(77_700);
});

it("few stores are all there when it is ready", async () => {
  await open([...EMPTY.slice(0, 98), small, large]).start();
  expect([carsOf(small), carsOf(large)]).toEqual([3, 5_001]);
});

it("one that cannot be loaded keeps none of those behind it from coming", async () => {
  const behind = EMPTY.slice(200);
  const fails = () => {
    throw new Error("this store has a car that nobody can price");
  };
  await open([...EMPTY.slice(0, 200), small, ...behind], fails).start();
  await expect.poll(() => behind.filter((id) => !search.isResident(id)), { timeout: 30_000 }).toEqual([]);
  expect(search.isResident(small)).toBe(false);
});

it("ends while most of them are still to come", async () => {
  await open([...EMPTY, small]).start();
  await search.stop();
  expect(EMPTY.filter((id) => search.isResident(id)).length).toBeLessThan(EMPTY.length);
});
