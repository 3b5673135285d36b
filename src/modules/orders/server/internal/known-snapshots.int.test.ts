import { afterAll, beforeAll, expect, it } from "vitest";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { type CheckoutWorld, makeCheckoutWorld, makeDraft } from "#tests/support/checkout-world.ts";
import type { OrderSnapshot } from "../../domain/order.ts";
import { saveDraft } from "../drafts/buyer-details.ts";
import { requireOrder } from "../find-order-for-step.ts";
import { moveOrder } from "../transition-order.ts";

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
    save: (snapshot: OrderSnapshot) =>
      ctx.db.transaction(async (trx) => {
        const { id: orderId } = await requireOrder(trx, ctx, { orderNumber });
        await saveDraft(trx, ctx, { orderId, snapshot });
      }),
    move: () =>
      ctx.db.transaction(async (trx) => {
        const order = await requireOrder(trx, ctx, { orderNumber, lock: true });
        await moveOrder(trx, ctx, { order, dealStatus: "VPEN", actor: "test", reason: "Moved" });
      }),
    stored: async () => {
      const [row] = await ctx.db.transaction((trx) =>
        trx.selectFrom("orders").select("snapshot").where("order_number", "=", orderNumber).execute(),
      );
      return row?.snapshot;
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

it("tells no snapshot again of an order that only moved", async () => {
  const { read, move } = await draft();
  const before = await read();
  await move();
  const after = await read();
  expect(after.dealStatus).not.toBe(before.dealStatus);
  expect(after.snapshot).toBe(before.snapshot);
});

it("tells none to who wrote it, who knows the same as the database", async () => {
  const { read, save, stored } = await draft();
  const made = await read();
  expect(made.snapshot).toStrictEqual(await stored());
  const snapshot = { ...made.snapshot, amountDueCents: 401 };
  await save(snapshot);
  expect((await read()).snapshot).toBe(snapshot);
  expect(snapshot).toStrictEqual(await stored());
});

it("tells one that JSON does not give back as it was written", async () => {
  const { read, save } = await draft();
  const { snapshot } = await read();
  await save({ ...snapshot, funding: { source: "ThirdParty", lenderName: undefined } as never });
  expect((await read()).snapshot.funding).toStrictEqual({ source: "ThirdParty" });
});

it("tells what another server wrote under the name of this one, and what came without any", async () => {
  const { read, due, transaction } = await draft();
  const { id } = await read();
  await due(501);
  expect((await read()).snapshot.amountDueCents).toBe(501);
  await transaction(async (trx) => {
    await trx.updateTable("orders").set({ snapshot_version: null }).where("id", "=", id).execute();
  });
  await due(502);
  expect((await read()).snapshot.amountDueCents).toBe(502);
});
