import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CheckoutWorld, makeCheckoutWorld, makeDraft } from "#tests/support/checkout-world.ts";
import { ownOrderId, ownVehicleId } from "./own-order-id.ts";

let world: CheckoutWorld;
beforeAll(async () => {
  world = await makeCheckoutWorld();
});
afterAll(() => world.close());

async function ownOrder() {
  const ctx = world.as("acc_own");
  const vehicleId = await world.addVehicle();
  const { orderNumber } = await makeDraft(ctx, vehicleId);
  const own = { tenantId: ctx.tenantId, orderNumber, accountId: "acc_own" };
  return { ctx, own };
}

it("finds somebody's own order, and nobody else's", async () => {
  const { ctx, own } = await ownOrder();
  const found = await ctx.db.transaction(async (trx) => {
    const ids = (asked: typeof own) => ownOrderId(trx, asked).execute();
    const vehicles = async (asked: typeof own) =>
      (await sql`select 1 from vehicle where id = ${ownVehicleId(asked)}`.execute(trx)).rows.length;
    const foreign = { ...own, accountId: "acc_other" };
    return [
      (await ids(own)).length,
      (await ids(foreign)).length,
      await vehicles(own),
      await vehicles(foreign),
    ];
  });
  expect(found).toEqual([1, 0, 1, 0]);
});

it("reaches no other order of the account: nothing is looked up by whose it is", async () => {
  const { ctx, own } = await ownOrder();
  const plan = await ctx.db.transaction(async (trx) => {
    // A table of two rows is read as a whole otherwise.
    await sql`set local enable_seqscan = off`.execute(trx);
    const id = ownOrderId(trx, own);
    const { rows } = await sql<Record<string, string>>`explain select ${id}, ${ownVehicleId(own)}`.execute(
      trx,
    );
    return rows.flatMap((row) => Object.values(row));
  });
  const conditions = plan.filter((line) => line.includes("Index Cond:"));
  expect(conditions).toHaveLength(2);
  expect(conditions.join("\n")).not.toContain("account_id");
});
