import { afterAll, beforeAll, expect, it } from "vitest";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { type CheckoutWorld, makeCheckoutWorld, makeDraft } from "#tests/support/checkout-world.ts";
import { requireOrder } from "../find-order-for-step.ts";

let world: CheckoutWorld;
beforeAll(async () => {
  world = await makeCheckoutWorld();
});
afterAll(() => world.close());

let buyers = 0;

/** A draft, and how to read it and to change what is due, each in a transaction of its own unless told one. */
async function draft() {
  const ctx = world.as(`acc_known_${(buyers += 1)}`);
  const { orderNumber } = await makeDraft(ctx, await world.addVehicle());
  const within = async <T>(trx: TenantTransaction | undefined, run: (trx: TenantTransaction) => Promise<T>) =>
    trx === undefined ? ctx.db.transaction(run) : run(trx);
  return {
    read: (trx?: TenantTransaction) => within(trx, (own) => requireOrder(own, ctx, { orderNumber })),
    due: async (cents: number, trx?: TenantTransaction) => {
      await within(trx, async (own) => {
        const { id, snapshot } = await requireOrder(own, ctx, { orderNumber });
        // At the same instant as every other change here: the clock stands still.
        await own
          .updateTable("orders")
          .set({ snapshot: JSON.stringify({ ...snapshot, amountDueCents: cents }) })
          .where("tenant_id", "=", ctx.tenantId)
          .where("id", "=", id)
          .execute();
      });
    },
    transaction: (run: (trx: TenantTransaction) => Promise<void>) => ctx.db.transaction(run),
  };
}

it("tells a snapshot once, and nobody can change what others read", async () => {
  const { read } = await draft();
  const [first, second] = [await read(), await read()];
  expect(second.snapshot).toBe(first.snapshot);
  expect(() => Object.assign(first.snapshot.lines[0]!, { amountCents: 1 })).toThrow("read only");
});

it("tells it again after each change", async () => {
  const { read, due } = await draft();
  for (const cents of [101, 102, 103]) {
    await due(cents);
    expect((await read()).snapshot.amountDueCents).toBe(cents);
    expect((await read()).snapshot.amountDueCents).toBe(cents);
  }
});

it("tells each of two changes that one transaction makes, and afterwards the last", async () => {
  const { read, due, transaction } = await draft();
  await transaction(async (trx) => {
    await due(201, trx);
    expect((await read(trx)).snapshot.amountDueCents).toBe(201);
    await due(202, trx);
  });
  expect((await read()).snapshot.amountDueCents).toBe(202);
});

it("forgets a change that was taken back, also for whoever reads at the same time", async () => {
  const { read, due, transaction } = await draft();
  await due(301);
  const failing = transaction(async (trx) => {
    await due(302, trx);
    expect((await read(trx)).snapshot.amountDueCents).toBe(302);
    expect((await read()).snapshot.amountDueCents).toBe(301);
    throw new Error("taken back");
  });
  await expect(failing).rejects.toThrow("taken back");
  expect((await read()).snapshot.amountDueCents).toBe(301);
  await due(303);
  expect((await read()).snapshot.amountDueCents).toBe(303);
});
