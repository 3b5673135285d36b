import { afterAll, beforeAll, expect, it } from "vitest";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";
import { listAvailable, placeOrder } from "#tests/support/place-order.ts";

/** What deleting an account means for orders, with everything wired as in the product. */
let app: ComposedApp;
beforeAll(async () => {
  app = await makeComposedApp();
}, 120_000);
afterAll(() => app.close());

const remove = (headers: Record<string, string>) =>
  app.call("/api/profile/delete", { method: "POST", headers, body: { confirm: "delete-account" } });

const ordersOf = async (orderNumber: string) => {
  const { rows } = await app.database.owner.query<{ order_status: string; buyer_sealed: string | null }>(
    "select order_status, buyer_sealed from orders where order_number = $1",
    [orderNumber],
  );
  return rows[0]!;
};

it("An open order keeps the account; once it is canceled the account may go and its purchase record stays", async () => {
  const headers = await app.signIn();
  const [vehicleId] = await listAvailable(app.call);
  const order = await placeOrder(app.call, { headers, vehicleId: vehicleId!, until: "submitted" });
  const refused = await remove(headers);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: "identity.openOrders",
    message: "You can't delete your account while an order is open. Finish or cancel it first.",
  });
  expect((await app.call("/api/profile", { headers })).status).toBe(200);

  await app.call(`/sandbox/api/orders/${order.orderNumber}/events`, {
    method: "POST",
    body: { event: "order.cancelled" },
  });
  const answer = await remove(headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toMatch(/^fc_refresh=; Max-Age=0/);
  expect((await app.call("/api/profile", { headers })).status).toBe(401);
  expect(await ordersOf(order.orderNumber)).toMatchObject({ order_status: "CANCELED" });
  expect((await ordersOf(order.orderNumber)).buyer_sealed).not.toBeNull();
});

it("A draft is no reason to stay: it leaves the cart, frees its vehicle and forgets who typed in it", async () => {
  const headers = await app.signIn({ email: "second.buyer@example.com" });
  const [vehicleId] = await listAvailable(app.call);
  const order = await placeOrder(app.call, { headers, vehicleId: vehicleId!, until: "draft" });
  expect((await ordersOf(order.orderNumber)).buyer_sealed).not.toBeNull();
  expect((await remove(headers)).status).toBe(200);
  expect(await ordersOf(order.orderNumber)).toEqual({ order_status: "CANCELED", buyer_sealed: null });
  // Search follows within a moment, by its feed of changes.
  await expect.poll(() => listAvailable(app.call), { timeout: 10_000 }).toContain(vehicleId);
});
