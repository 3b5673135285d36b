import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { generateDemoStock } from "./generate-demo-stock.ts";
import { insertVehicles, seedDemoStock } from "./insert-demo-stock.ts";

const referenceDate = new Date("2026-11-21T12:00:00Z");
let world: TestWorld;

beforeEach(async () => {
  world = await makeTestContext();
  for (const { db, tenantId } of [world.ctx, world.otherTenantCtx]) {
    await db.transaction(async (trx) => {
      await sql`insert into rooftop (tenant_id, id, name, street_address, city, state, zip_code, latitude, longitude, time_zone, phone)
        values (${tenantId}, 'main', 'Main', '1 Road', 'Plano', 'TX', '75024', 33.08, -96.8, 'America/Chicago', '9725550100')`.execute(
        trx,
      );
    });
  }
});
afterEach(() => world.close());

async function countOf({ db, tenantId }: TestWorld["ctx"]): Promise<number> {
  const found = await db.transaction((trx) =>
    sql<{ count: string }>`select count(*) from vehicle where tenant_id = ${tenantId}`.execute(trx),
  );
  return Number(found.rows[0]?.count);
}

describe("seeding demonstration stock", () => {
  test("puts 2,400 cars on the lot, and only once", async () => {
    const results = await Promise.all([1, 2].map(() => seedDemoStock(world.ctx.db, { referenceDate })));
    expect(results.map((result) => result.inserted).toSorted((a, b) => a - b)).toEqual([0, 2_400]);
    expect(await countOf(world.ctx)).toBe(2_400);
    expect(await countOf(world.otherTenantCtx)).toBe(0);
  });

  test("stores a car as it was generated", async () => {
    const [vehicle] = generateDemoStock({ rooftops: [{ id: "main" }], referenceDate, seed: 3, count: 1 });
    if (vehicle === undefined) throw new Error("Nothing generated.");
    const { db, tenantId } = world.otherTenantCtx;
    await db.transaction((trx) => insertVehicles(trx, tenantId, [vehicle]));
    const stored = await db.transaction((trx) =>
      sql`select * from vehicle where tenant_id = ${tenantId} and id = ${vehicle.id}`.execute(trx),
    );
    expect(stored.rows[0]).toMatchObject({
      vin: vehicle.vin,
      features: vehicle.features,
      exterior_color: vehicle.exteriorColor,
      source: "demo",
      created_at: new Date(vehicle.createdAt),
    });
  });
});
