import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { type ComposedApp, makeComposedApp, OTHER_HOST } from "#tests/support/composed-app.ts";
import { listAvailable, placeOrder } from "#tests/support/place-order.ts";
import { sellerOf } from "#tests/support/sell-car.ts";

/** TRADE-08: a car is given away once, to an order or to a sale, whoever is first. */
let app: ComposedApp;
let seller: ReturnType<typeof sellerOf>;
let headers: Record<string, string>;
let cars: string[];
beforeAll(async () => {
  app = await makeComposedApp();
  headers = await app.signIn();
  seller = sellerOf(app, headers);
  cars = await listAvailable(app.call);
}, 180_000);
afterAll(async () => {
  expect(app.errors).toEqual([]);
  await app.close();
});

let next = 0;
/** A draft that counts the trade-in; its address and what submitting it needs. */
async function draftWithTrade(): Promise<string> {
  const vehicleId = cars[(next += 1)] ?? "";
  const { orderNumber } = await placeOrder(app.call, { headers, vehicleId, until: "draft" });
  const used = await seller.ask<OrderView>(`/api/commerce/orders/${orderNumber}/trade-in`, {
    method: "POST",
    body: { use: true },
  });
  expect(used.status).toBe(200);
  return orderNumber;
}
const submit = (orderNumber: string) =>
  seller.ask(`/api/commerce/orders/${orderNumber}/submit`, { method: "POST", body: { acceptedTerms: true } });

describe("A car that is offered to a sale and to an order", () => {
  it("is not traded in once it is being sold, and may be again when the sale is canceled", async () => {
    await seller.keptOffer(200_000);
    const orderNumber = await draftWithTrade();
    expect((await seller.accept()).status).toBe(200);
    await submit(orderNumber);
    const { body } = await seller.ask<{ order: OrderView }>(`/api/commerce/orders/${orderNumber}`);
    expect(body.order.tradeIn).toBeNull();
    const again = await seller.ask(`/api/commerce/orders/${orderNumber}/trade-in`, {
      method: "POST",
      body: { use: true },
    });
    expect(again.status).toBe(409);
    await seller.act("/cancel");
    const other = await draftWithTrade();
    expect(other).not.toBe(orderNumber);
  });

  it("is not sold once an order has it", async () => {
    await seller.keptOffer(200_000);
    const orderNumber = await draftWithTrade();
    expect((await submit(orderNumber)).status).toBe(200);
    expect((await seller.accept()).body.code).toBe("sale.noOffer");
  });

  it("has one taker where both come at the same moment", async () => {
    await seller.keptOffer(200_000);
    const orderNumber = await draftWithTrade();
    const [sold] = await Promise.all([seller.accept(), submit(orderNumber)]);
    const { body } = await seller.ask<{ order: OrderView }>(`/api/commerce/orders/${orderNumber}`);
    const isSold = sold.status === 200;
    const isTraded = body.order.orderStatus !== "DRAFT" && body.order.tradeIn !== null;
    expect([isSold, isTraded].filter(Boolean)).toHaveLength(1);
    if (isSold) await seller.act("/cancel");
  });

  it("is sold once where the seller presses twice", async () => {
    await seller.keptOffer(200_000);
    const both = await Promise.all([seller.accept(), seller.accept()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].body.id).toBe(both[1].body.id);
    await seller.act("/cancel");
  });

  it("keeps what was said about it while it is being sold", async () => {
    await seller.keptOffer(200_000);
    await seller.accept();
    const { body } = await seller.ask<{ version: number; isSelling: boolean }>("/api/trade-in");
    expect(body.isSelling).toBe(true);
    const changed = await seller.ask("/api/trade-in", {
      method: "PATCH",
      body: { version: body.version, miles: 1_000 },
    });
    expect(changed.body.code).toBe("tradeIn.beingSold");
    await seller.act("/cancel");
  });
});

it("shows a sale to its own account in its own store only", async () => {
  await seller.keptOffer(200_000);
  await seller.accept();
  const other = sellerOf(app, await app.signIn({ email: "second.buyer@example.com" }));
  expect((await other.sale()).status).toBe(404);
  const mine = (await seller.sale()).body;
  expect((await other.act("/cancel", { id: mine.id, version: mine.version })).status).toBe(404);
  const elsewhere = await app.call(`/sandbox/api/vehicle-sales/${mine.id}/events`, {
    method: "POST",
    host: OTHER_HOST,
    body: { event: "sale.canceled" },
  });
  expect(elsewhere.status).toBe(404);
  expect((await seller.sale()).body.phase).toBe("OPEN");
  await seller.act("/cancel");
});
