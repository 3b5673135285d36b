import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertTestRooftop } from "#tests/support/test-rooftop.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import {
  agreeSale,
  extendVehicleHold,
  holdVehicle,
  markVehicleSold,
  releaseVehicle,
} from "../vehicle-holds.ts";

let world: TestWorld;
let vehicleId = "";
let count = 0;
beforeAll(async () => {
  world = await makeTestContext();
  await insertTestRooftop(world.ctx);
});
afterAll(() => world.close());

const ORDER = "ord_1";
const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000);
const hold = (trx: TenantTransaction) =>
  holdVehicle(trx, world.ctx, { vehicleId, orderId: ORDER, priceCents: 2_500_000, expiresAt: inHours(1) });

beforeEach(async () => {
  vehicleId = `veh_${(count += 1)}`;
  const { db, tenantId, clock } = world.ctx;
  await db.transaction((trx) =>
    trx
      .insertInto("vehicle")
      .values({
        tenant_id: tenantId,
        id: vehicleId,
        identity_key: `stock:${vehicleId}`,
        rooftop_id: "austin",
        condition: "used" as const,
        year: 2022,
        make: "Toyota",
        model: "RAV4",
        body_style: "suv",
        mileage: 20_000,
        price_cents: 2_500_000,
        features: [],
        source: "test",
        created_at: clock.now(),
        updated_at: clock.now(),
      })
      .execute(),
  );
});

/** How often search hears of the vehicle because of this. */
async function newsOf(change: (trx: TenantTransaction) => Promise<unknown>): Promise<number> {
  const before = await heard();
  await world.ctx.db.transaction(change);
  return (await heard()) - before;
}

async function heard(): Promise<number> {
  const { rows } = await world.database.owner.query<{ count: number }>(
    "select count(*)::int as count from inventory_change where vehicle_id = $1",
    [vehicleId],
  );
  return rows[0]?.count ?? 0;
}

test("a vehicle that is held, sold or free again is news", async () => {
  expect(await newsOf(hold)).toBe(1);
  expect(await newsOf((trx) => releaseVehicle(trx, world.ctx, { id: ORDER, vehicleId }))).toBe(1);
  await newsOf(hold);
  expect(await newsOf((trx) => markVehicleSold(trx, world.ctx, { id: ORDER, vehicleId }))).toBe(1);
});

test("a hold that lasts longer, or for good, is no news", async () => {
  await newsOf(hold);
  const extended = { vehicleId, orderId: ORDER, expiresAt: inHours(72) };
  expect(await newsOf((trx) => extendVehicleHold(trx, world.ctx, extended))).toBe(0);
  expect(await newsOf((trx) => agreeSale(trx, world.ctx, { vehicleId, orderId: ORDER }))).toBe(0);
});

test("whatever else changes of a held vehicle is news", async () => {
  await newsOf(hold);
  const { tenantId } = world.ctx;
  const reprice = (trx: TenantTransaction) =>
    trx
      .updateTable("vehicle")
      .set({ price_cents: 2_400_000 })
      .where("tenant_id", "=", tenantId)
      .where("id", "=", vehicleId)
      .execute();
  expect(await newsOf(reprice)).toBe(1);
});
