import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { insertTestRooftop } from "#tests/support/test-rooftop.ts";
import { testVehicleSearch } from "#tests/support/test-vehicle-search.ts";
import type { SearchContext } from "./search-context.ts";
import { recentPriceDrops } from "./recent-price-drops.ts";
import type { VehicleSearch } from "./vehicle-search.ts";
import { ZipDirectory } from "#modules/places/server/zip-directory.ts";

let world: TestWorld;
let ctx: SearchContext;
let otherCtx: SearchContext;
let search: VehicleSearch;

beforeAll(async () => {
  world = await makeTestContext();
  search = testVehicleSearch(world);
  await search.start();
  const geo = await ZipDirectory.load();
  ctx = { ...world.ctx, vehicleSearch: search, geo };
  otherCtx = { ...world.otherTenantCtx, vehicleSearch: search, geo };
  await insertTestRooftop(world.ctx);
});
afterAll(async () => {
  await search.stop();
  await world.close();
});

/** A car, and what it cost at the end of each day since; null is "call for price". */
async function carWithPrices(id: string, prices: readonly (number | null)[]): Promise<void> {
  const [first = null, ...later] = prices;
  const now = world.clock.now();
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  await ctx.db.transaction(async (trx) => {
    await trx
      .insertInto("vehicle")
      .values({
        tenant_id: ctx.tenantId,
        id,
        identity_key: `stock:austin:${id}`,
        stock_number: id,
        rooftop_id: "austin",
        condition: "used",
        year: 2024,
        make: "Toyota",
        model: "RAV4",
        price_cents: first,
        source: "test",
        created_at: now,
        updated_at: now,
      })
      .execute();
    for (const [at, price] of later.entries())
      await trx
        .updateTable("vehicle")
        .set({ price_cents: price, updated_at: days(at + 1) })
        .where("tenant_id", "=", ctx.tenantId)
        .where("id", "=", id)
        .execute();
  });
  await search.applyNow(ctx.tenantId, [id]);
}

const drops = async (input: { days: number; limit: number }, from = ctx) =>
  (await recentPriceDrops(from, input)).map(({ card, dropCents }) => [card.id, dropCents]);

test("Price drops are measured from before the month, largest first, and only of cars that can be bought", async () => {
  await carWithPrices("small", [2_000_000, 1_950_000]);
  await carWithPrices("large", [3_000_000, 2_900_000, 2_700_000]);
  await carWithPrices("raised-to-lower", [2_000_000, 2_500_000, 2_100_000]);
  await carWithPrices("same-again", [2_000_000, 1_900_000, 2_000_000]);
  await carWithPrices("first-price", [null, 1_800_000]);
  await carWithPrices("no-price-now", [2_000_000, 1_900_000, null]);
  await carWithPrices("being-sold", [4_000_000, 1_000_000]);
  await world.ctx.db.transaction((trx) =>
    trx
      .updateTable("vehicle")
      .set({ availability: "PendingSale" })
      .where("tenant_id", "=", ctx.tenantId)
      .where("id", "=", "being-sold")
      .execute(),
  );
  await search.applyNow(ctx.tenantId, ["being-sold"]);
  world.clock.advance({ days: 3 });

  expect(await drops({ days: 30, limit: 4 })).toEqual([
    ["large", 300_000],
    ["small", 50_000],
  ]);
  expect(await drops({ days: 30, limit: 1 })).toEqual([["large", 300_000]]);
  expect(await drops({ days: 30, limit: 4 }, otherCtx)).toEqual([]);
  // Of the last day only what happened in it counts: one had been raised before, the other lowered.
  world.clock.advance({ hours: -12 });
  expect(await drops({ days: 1, limit: 4 })).toEqual([
    ["raised-to-lower", 400_000],
    ["large", 200_000],
  ]);
  world.clock.advance({ days: 31 });
  expect(await drops({ days: 30, limit: 4 })).toEqual([]);
});
