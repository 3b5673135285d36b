import { afterAll, beforeAll, expect, it } from "vitest";
import { insertTestRooftop } from "#tests/support/test-rooftop.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { whenDue } from "#tests/support/when-due.ts";
import { fitStock, unfittedStock } from "./fit-stock.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await makeTestContext();
  world.clock.set("2026-06-10T12:00:00.000Z");
  await insertTestRooftop(world.ctx);
  await insertCar("veh_1");
});
afterAll(() => world.close());

async function insertCar(id: string): Promise<void> {
  await world.database.owner.query(
    `insert into vehicle (tenant_id, id, identity_key, rooftop_id, condition, year, make, model, mileage, price_cents,
       features, source, created_at, updated_at)
     values ($1, $2, $2, 'austin', 'used', 2022, 'Toyota', 'RAV4', 20000, 2500000, '{}', 'test', $3, $3)`,
    [world.ctx.tenantId, id, world.clock.now()],
  );
}

/** The mark of what was fitted last, after a round; undefined where the round began nothing. */
const round = () =>
  whenDue(world.database, world.ctx, {
    due: unfittedStock,
    async run(ctx) {
      await fitStock(ctx);
      const { rows } = await world.database.owner.query<{ mark: string }>(
        "select stock_mark as mark from trade_in_values where tenant_id = $1",
        [ctx.tenantId],
      );
      return rows[0]?.mark;
    },
  });

it("values are fitted at first, after a car came, and in another month, and nobody begins where nothing changed", async () => {
  expect(await round()).toBe("1 2026-06-10T12:00:00.000Z 2026-06");
  world.clock.advance({ days: 2 });
  await insertCar("veh_2");
  expect(await round()).toBe("2 2026-06-12T12:00:00.000Z 2026-06");
  // An import that was read at noon may have taken an hour; the car of now no longer counts as one.
  await world.database.owner.query("update trade_in_values set fitted_at = $2 where tenant_id = $1", [
    world.ctx.tenantId,
    new Date("2026-06-12T13:00:01.000Z"),
  ]);
  expect(await round()).toBeUndefined();
  world.clock.set("2026-07-01T12:00:00.000Z");
  expect(await round()).toBe("2 2026-06-12T12:00:00.000Z 2026-07");
});
