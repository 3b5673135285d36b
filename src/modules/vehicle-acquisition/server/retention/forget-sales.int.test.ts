import { afterAll, beforeAll, expect, it } from "vitest";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { whenDue } from "#tests/support/when-due.ts";
import { forgetSales, oldSales } from "./forget-sales.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await makeTestContext();
  for (const [id, ends] of [
    ["paid", "paid_at"],
    ["canceled", "canceled_at"],
  ] as const)
    await world.database.owner.query(
      `insert into vehicle_sale (tenant_id, id, account_id, trade_in_id, seller_sealed, deal_sealed, accepted_at, rooftop_id,
         bank_sealed, ${ends}, canceled_by, version, changed_at)
       values ($1, $2, $2, $2, 'x', 'x', $3, 'austin', 'x', $3, $4, 1, $3)`,
      [world.ctx.tenantId, id, world.clock.now(), id === "canceled" ? "SELLER" : null],
    );
});
afterAll(() => world.close());

const forget = () =>
  whenDue(world.database, world.ctx, {
    run: async (ctx) => (await forgetSales(ctx), "begun"),
    due: oldSales,
  });
const stored = async () => {
  const { rows } = await world.database.owner.query(
    "select id, bank_sealed as bank from vehicle_sale order by id",
  );
  return rows;
};

it("a paid sale loses its account after 60 days and goes after five years, a canceled one after a year", async () => {
  world.clock.advance({ days: 59 });
  expect(await forget()).toBeUndefined();
  world.clock.advance({ days: 2 });
  expect(await forget()).toBe("begun");
  expect(await stored()).toEqual([
    { id: "canceled", bank: "x" },
    { id: "paid", bank: null },
  ]);
  // What was erased makes no work again.
  expect(await forget()).toBeUndefined();
  world.clock.advance({ days: 305 });
  expect(await forget()).toBe("begun");
  expect(await stored()).toEqual([{ id: "paid", bank: null }]);
  world.clock.advance({ days: 1_460 });
  expect(await forget()).toBeUndefined();
  world.clock.advance({ days: 2 });
  expect(await forget()).toBe("begun");
  expect(await stored()).toEqual([]);
});
