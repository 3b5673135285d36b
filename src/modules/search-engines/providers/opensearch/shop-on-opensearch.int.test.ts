import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { emptySearch, parseSearchQuery } from "#modules/search-index/domain/search-query.ts";
import { ZipDirectory } from "#modules/places/server/zip-directory.ts";
import { startOpenSearchStub, type OpenSearchStub } from "#tests/support/opensearch-stub.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { insertTestRooftop } from "#tests/support/test-rooftop.ts";
import { testVehicleSearch } from "#tests/support/test-vehicle-search.ts";
import { openSearchEngine } from "./opensearch-engine.ts";
import { findNewMatches } from "#modules/vehicle-search/server/find-new-matches.ts";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";
import { searchVehicles } from "#modules/vehicle-search/server/search-vehicles.ts";
import type { VehicleSearch } from "#modules/vehicle-search/server/vehicle-search.ts";

let world: TestWorld;
let stub: OpenSearchStub;
let search: VehicleSearch;
let ctx: SearchContext;
const geo = await ZipDirectory.load();
const setPrice = (id: string, cents: number) =>
  world.database.owner.query("update vehicle set price_cents = $2 where id = $1", [id, cents]);

beforeEach(async () => {
  world = await makeTestContext();
  stub = await startOpenSearchStub();
  await insertTestRooftop(world.ctx);
  await world.database.owner.query(
    `insert into vehicle (tenant_id, id, identity_key, rooftop_id, condition, year, make, model, price_cents, source,
       created_at, updated_at)
     select $1, 'v' || n, 'stock:' || n, 'austin', 'used', 2022, 'Toyota', 'RAV4', n * 100000, 'test', $2, $2
     from generate_series(1, 30) n`,
    [world.ctx.tenantId, world.clock.now()],
  );
  const engine = engineOf(stub);
  search = testVehicleSearch(world, null, { engine });
  await search.start();
  ctx = { ...world.ctx, vehicleSearch: search, geo };
});
afterEach(async () => {
  await search.stop();
  await stub.close();
  await world.close();
});

let count = 0;
const nextId = () => String((count += 1)).padStart(9, "0");
const engineOf = ({ address }: OpenSearchStub) =>
  openSearchEngine({ address, nextId, pause: () => Promise.resolve() });
const find = (question: string) =>
  searchVehicles(ctx, parseSearchQuery(new URLSearchParams(question), "price-desc"));

it("is given the whole stock at start and answers searches and what is new", async () => {
  const asked = stub.asked.length;
  const { total, vehicles, pageCount } = await find("sort=price-asc");
  expect([total, pageCount, vehicles[0]?.priceCents]).toEqual([30, 2, 100_000]);
  expect(await findNewMatches(ctx, { search: "make=toyota", after: new Date(0) })).toMatchObject({
    count: 30,
  });
  expect(stub.asked.slice(asked).filter((line) => line.includes("/_search"))).toHaveLength(2);
});

it("is given changes before anybody is told of them, and again when it was away", async () => {
  await setPrice("v1", 5_000_000);
  await search.applyNow(ctx.tenantId, ["v1"]);
  expect((await find("")).vehicles[0]?.id).toBe("v1");
  const before = search.version(ctx.tenantId);
  stub.status = 500;
  await setPrice("v2", 6_000_000);
  await expect(search.applyNow(ctx.tenantId, ["v2"])).rejects.toThrow("answered 500");
  expect(search.version(ctx.tenantId)).toBe(before);
  stub.status = undefined;
  await search.catchUp();
  expect((await find("")).vehicles[0]?.id).toBe("v2");
  expect(search.stock(ctx.tenantId).index.cardOf("v2")?.priceCents).toBe(6_000_000);
});

it("forgets what the table no longer has when all of it is read again", async () => {
  await world.database.owner.query("alter table vehicle disable trigger user");
  await world.database.owner.query("delete from vehicle where id = 'v3'");
  await world.database.owner.query("alter table vehicle enable trigger user");
  await search.reload(ctx.tenantId);
  expect((await searchVehicles(ctx, emptySearch("price-desc"))).total).toBe(29);
});

it("is given the changes of a store that has left memory, and not all of it when it is visited again", async () => {
  await search.stop();
  const [own, other] = [ctx.tenantId, world.otherTenantCtx.tenantId];
  // Room for one of the two.
  search = testVehicleSearch(world, null, { engine: engineOf(stub), stockMemoryMb: 0.13 });
  await search.start();
  ctx = { ...ctx, vehicleSearch: search };
  await search.makeResident(own);
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now + 120_000);
  await search.makeResident(other);
  clock.mockRestore();
  expect([search.isResident(own), search.isResident(other)]).toEqual([false, true]);
  await setPrice("v4", 7_000_000);
  await search.catchUp();
  const asked = stub.asked.length;
  await search.makeResident(own);
  expect((await find("")).vehicles[0]?.id).toBe("v4");
  expect(stub.asked.slice(asked).filter((line) => line.includes("/_bulk"))).toEqual([]);
  await search.reload(own);
  expect(stub.asked.slice(asked).filter((line) => line.includes("/_bulk"))).toHaveLength(1);
});
