import { afterAll, beforeAll, expect, it } from "vitest";
import { listen } from "#platform/server/database/notifications/listen.ts";
import { type CheckoutWorld, makeCheckoutWorld, makeDraft } from "#tests/support/checkout-world.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { ORDER_STATUSES, type OrderStatus } from "../../domain/order.ts";
import { CART_STATUSES } from "../../domain/visible-orders.ts";

let world: CheckoutWorld;
beforeAll(async () => {
  world = await makeCheckoutWorld();
});
afterAll(() => world.close());

let buyers = 0;

/** A draft of somebody new, whose row is then written by hand: what the database does about it whoever writes. */
async function draft() {
  const ctx = world.as(`acc_trigger_${(buyers += 1)}`);
  const vehicleId = await world.addVehicle();
  await world.database.owner.query("update vehicle set stock_number = id where id = $1", [vehicleId]);
  const { orderNumber } = await makeDraft(ctx, vehicleId);
  return {
    set: (change: Record<string, unknown>) =>
      ctx.db.transaction((trx) =>
        trx
          .updateTable("orders")
          .set(change)
          .where("tenant_id", "=", ctx.tenantId)
          .where("order_number", "=", orderNumber)
          .returning(["id", "car_stock_number"])
          .executeTakeFirstOrThrow(),
      ),
  };
}

const OVER: readonly OrderStatus[] = ["CANCELED", "DELIVERED", "DELIVERED_NO_RETURN"];

it("keeps the snapshot and the amount of an order that was submitted, and of no other", async () => {
  const { set } = await draft();
  await set({ amount_due_cents: 1 });
  await set({ submitted_at: new Date(), order_status: "SUBMITTED" });
  await set({ updated_at: new Date() });
  await expect(set({ amount_due_cents: 2 })).rejects.toThrow(/keeps its snapshot/u);
  await expect(set({ snapshot: "{}" })).rejects.toThrow(/keeps its snapshot/u);
});

it.each(ORDER_STATUSES)("names the car of an order once it takes one: %s", async (status) => {
  const { set } = await draft();
  const { car_stock_number: stockNumber } = await set({ order_status: status });
  const isFree = CART_STATUSES.includes(status) || OVER.includes(status);
  expect(stockNumber === null).toBe(isFree);
});

it("tells of each move of an order that has left the cart, and of nothing else", async () => {
  const heard: string[] = [];
  const listener = listen(world.database, "progress", {
    onMessage: (payload) => void heard.push(payload),
    log: silentLog,
  });
  await listener.ready;
  const { set } = await draft();
  for (const status of CART_STATUSES) await set({ order_status: status });
  const { id } = await set({ order_status: "SUBMITTED" });
  await set({ order_status: "SUBMITTED", updated_at: new Date() });
  await set({ order_status: "CONTRACT_PENDING" });
  await set({ deal_status: "VPEN" });
  const told = () => heard.filter((payload) => payload.endsWith(id));
  await expect.poll(told).toHaveLength(2);
  await world.database.owner.query("select pg_notify('progress', $1)", [`last ${id}`]);
  await expect.poll(() => told().at(-1)).toBe(`last ${id}`);
  expect(told()).toHaveLength(3);
  await listener.close();
});
