import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { type ComposedApp, makeComposedApp } from "#tests/support/composed-app.ts";
import { listAvailable, placeOrder } from "#tests/support/place-order.ts";
import { nextVin } from "#tests/support/next-vin.ts";
import { SELLER, sellerOf } from "#tests/support/sell-car.ts";

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

/** Asks for the trade-in of the account as part of a new draft. */
async function useInDraft(by = headers): Promise<number> {
  const vehicleId = cars[(next += 1)] ?? "";
  const { orderNumber } = await placeOrder(app.call, { headers: by, vehicleId, until: "draft" });
  const path = `/api/commerce/orders/${orderNumber}/trade-in`;
  return (await app.call(path, { method: "POST", headers: by, body: { use: true } })).status;
}

/** The phone is not the account's own. */
const AGREED = { seller: { ...SELLER, phoneConsent: true } };

/** Says the plate of the car that an account keeps. */
async function sayPlate(one: typeof seller, plate: string, state = "TX") {
  const { body } = await one.ask<{ version: number }>("/api/trade-in");
  return one.ask("/api/trade-in/title", {
    method: "PUT",
    body: { version: body.version, plate, titleState: state, titleNames: "one" },
  });
}

describe("A car that is described twice", () => {
  it("is not traded in under a second description while it is being sold", async () => {
    const vin = nextVin();
    await seller.keptOffer(200_000, { vin });
    await seller.accept();
    await seller.keptOffer(200_000, { vin });
    expect(await useInDraft()).toBe(409);
    await seller.act("/cancel");
    expect(await useInDraft()).toBe(200);
  });

  it("is not sold under a second description while an order has it, whoever describes it", async () => {
    const vin = nextVin();
    await seller.keptOffer(200_000, { vin });
    expect((await submit(await draftWithTrade())).status).toBe(200);
    const other = sellerOf(app, await app.signIn({ email: "second.buyer@example.com" }));
    await other.keptOffer(200_000, { vin });
    expect((await other.accept(AGREED)).body.code).toBe("sale.noOffer");
  });

  it("is not sold by a VIN that is said at the sale alone", async () => {
    const vin = nextVin();
    await seller.keptOffer(200_000, { vin });
    expect((await submit(await draftWithTrade())).status).toBe(200);
    await seller.keptOffer(200_000, { vin: null });
    expect((await seller.accept({ vin })).body.code).toBe("sale.noOffer");
  });

  it("is known by its plate and state where a VIN is missing, and by its VIN where there is one", async () => {
    await seller.keptOffer(200_000, { vin: null });
    await sayPlate(seller, "KXB 4821");
    await seller.accept({ vin: nextVin() });
    await seller.keptOffer(200_000, { vin: null });
    await sayPlate(seller, "kxb-4821");
    expect(await useInDraft()).toBe(409);
    await sayPlate(seller, "KXB 4821", "OH");
    expect(await useInDraft()).toBe(200);
    await seller.keptOffer(200_000, { vin: nextVin() });
    await sayPlate(seller, "KXB 4821");
    expect(await useInDraft()).toBe(200);
    await seller.act("/cancel");
  });

  it("is not named as another's car once it is taken", async () => {
    const vin = nextVin();
    await seller.keptOffer(200_000, { vin });
    await seller.accept();
    const other = sellerOf(app, await app.signIn({ email: "second.buyer@example.com" }));
    await other.keptOffer(200_000, { vin: null });
    await other.accept({ ...AGREED, vin: nextVin() });
    const { body } = await other.ask<{ version: number }>("/api/trade-in");
    const said = await other.ask("/api/trade-in/title", {
      method: "PUT",
      body: { version: body.version, vin, titleState: "TX", titleNames: "one" },
    });
    expect(said.body.code).toBe("tradeIn.carTaken");
    await seller.act("/cancel");
    await other.act("/cancel");
  });

  it("has one taker where two sellers come at the same moment", async () => {
    const vin = nextVin();
    const other = sellerOf(app, await app.signIn({ email: "second.buyer@example.com" }));
    await seller.keptOffer(200_000, { vin });
    await other.keptOffer(200_000, { vin });
    const both = await Promise.all([seller.accept(), other.accept(AGREED)]);
    expect(both.map(({ status }) => status === 200).filter(Boolean)).toHaveLength(1);
    await (both[0].status === 200 ? seller : other).act("/cancel");
  });
});
