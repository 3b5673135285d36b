import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { QUESTIONS } from "#modules/trade-in/domain/questions-data.ts";
import { type ComposedApp, makeComposedApp } from "#tests/support/composed-app.ts";
import { listAvailable, placeOrder } from "#tests/support/place-order.ts";

/** A kept trade-in offer in a purchase: what it lowers, what the law taxes, and what happens when it ends. */
let app: ComposedApp;
let headers: Record<string, string>;
let cars: string[];
beforeAll(async () => {
  app = await makeComposedApp();
  headers = await app.signIn();
  cars = await listAvailable(app.call);
}, 180_000);
afterAll(() => {
  expect(app.errors).toEqual([]);
  return app.close();
});

const ask = async <T>(
  address: string,
  body?: object,
  method = "POST",
): Promise<{ status: number; body: T }> => {
  const answer = await app.call(address, { method, headers, ...(body && { body }) });
  return { status: answer.status, body: (await answer.json()) as T };
};

/** A car that nobody has prices for, with the amount a person gave it, kept by the account. */
async function keptOffer(amountCents: number, more: object = {}): Promise<string> {
  const started = await app.call("/public/trade-in", { method: "POST", body: { startedFrom: "page" } });
  const { capability, view } = (await started.json()) as { capability: string; view: { id: string } };
  const held = { "trade-in": capability };
  await app.call("/public/trade-in/current", {
    method: "PATCH",
    headers: held,
    body: {
      version: 1,
      car: { year: 2016, make: "Saturn", model: "Sample", trim: null, bodyStyle: "sedan" },
      miles: 88_000,
      zipCode: "78701",
      ownership: "OWNED",
      answers: Object.fromEntries(QUESTIONS.map(({ id, answers }) => [id, answers[0]!.id])),
      ...more,
    },
  });
  await app.call("/public/trade-in/current/offer", { method: "POST", headers: held });
  await app.call(`/sandbox/api/trade-ins/${view.id}/decision`, {
    method: "POST",
    body: { decision: "AVAILABLE", amountCents },
  });
  await ask("/api/trade-in/keep", { capability });
  return view.id;
}

let next = 0;
const draft = async (): Promise<string> => {
  const vehicleId = cars[(next += 1)] ?? "";
  return (await placeOrder(app.call, { headers, vehicleId, until: "draft" })).orderNumber;
};
const address = (orderNumber: string, more = ""): string => `/api/commerce/orders/${orderNumber}${more}`;
const sumOf = ({ receipt }: OrderView): number =>
  receipt.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

async function cancelTrade(): Promise<TradeInView> {
  const { version } = (await ask<TradeInView>("/api/trade-in", undefined, "GET")).body;
  return (await ask<TradeInView>("/api/trade-in/cancel", { version })).body;
}

describe("A trade-in in a purchase", () => {
  it("lowers what is due by its value and, in Texas, the tax on it; without it everything is as before", async () => {
    await keptOffer(200_000);
    const orderNumber = await draft();
    const before = (await ask<{ order: OrderView }>(address(orderNumber), undefined, "GET")).body.order;
    const { body: traded } = await ask<OrderView>(address(orderNumber, "/trade-in"), { use: true });
    expect(traded.tradeIn).toMatchObject({
      car: "2016 Saturn Sample",
      allowanceCents: 200_000,
      payoffCents: 0,
    });
    const less = before.receipt.amountDueCents - traded.receipt.amountDueCents;
    expect(less).toBe(200_000 + Math.round(200_000 * 0.0625));
    expect(sumOf(traded)).toBe(traded.receipt.amountDueCents);
    const { body: without } = await ask<OrderView>(address(orderNumber, "/trade-in"), { use: false });
    expect(without.tradeIn).toBeNull();
    expect(without.receipt.amountDueCents).toBe(before.receipt.amountDueCents);
  });

  it("adds what is still owed on it with ten days of interest, and its tax counts the value, not the equity", async () => {
    await keptOffer(200_000, { ownership: "FINANCED", owedCents: 320_000 });
    const orderNumber = await draft();
    const before = (await ask<{ order: OrderView }>(address(orderNumber), undefined, "GET")).body.order;
    const { body: traded } = await ask<OrderView>(address(orderNumber, "/trade-in"), { use: true });
    expect(traded.tradeIn).toMatchObject({ payoffCents: 320_710, payoffIsEstimate: true });
    expect(traded.receipt.amountDueCents - before.receipt.amountDueCents).toBe(
      320_710 - 200_000 - Math.round(200_000 * 0.0625),
    );
  });

  it("is refused where it is worth more than the deal, and the draft stays as it was", async () => {
    await keptOffer(40_000_000);
    const orderNumber = await draft();
    const refused = await ask<{ code: string; message: string }>(address(orderNumber, "/trade-in"), {
      use: true,
    });
    expect(refused).toMatchObject({ status: 400, body: { code: "deal.notPossible" } });
    expect(refused.body.message).toContain("trade-in equity");
    const { order } = (await ask<{ order: OrderView }>(address(orderNumber), undefined, "GET")).body;
    expect(order.tradeIn).toBeNull();
  });

  it("stays with the deal when it is paid for another way", async () => {
    await keptOffer(150_000);
    const orderNumber = await draft();
    await ask(address(orderNumber, "/trade-in"), { use: true });
    const { body } = await ask<{ order: OrderView }>(address(orderNumber, "/deal-type"), {
      dealType: "Finance",
    });
    expect(body.order.tradeIn).toMatchObject({ allowanceCents: 150_000 });
    expect(body.order.receipt.lines.map(({ code }) => code)).toContain("tradeEquity");
  });
});

describe("On another device", () => {
  let worker: Awaited<ReturnType<ComposedApp["again"]>>;
  beforeAll(async () => {
    worker = await app.again({ role: "worker" });
  });
  afterAll(() => worker.close());
  const again = { timeout: 60_000, interval: 200 };
  const readDraft = async (orderNumber: string): Promise<OrderView> =>
    (await ask<{ order: OrderView }>(address(orderNumber), undefined, "GET")).body.order;

  /** A cart has room for few. */
  const leave = async (orderNumber: string): Promise<void> => {
    expect((await app.call(address(orderNumber), { method: "DELETE", headers })).ok).toBe(true);
  };

  it("an offer that is canceled is taken out of the drafts that count it, and of no other", async () => {
    await keptOffer(130_000);
    const [counting, other] = [await draft(), await draft()];
    const before = await readDraft(counting);
    const untouched = await readDraft(other);
    await ask(address(counting, "/trade-in"), { use: true });
    expect((await cancelTrade()).status).toBe("Cancelled");
    await expect.poll(async () => (await readDraft(counting)).tradeIn, again).toBeNull();
    expect((await readDraft(counting)).receipt).toEqual(before.receipt);
    expect((await readDraft(other)).receipt).toEqual(untouched.receipt);
    await Promise.all([counting, other].map(leave));
  });

  it("another amount is the one that drafts count, and an offer that ends by another answer is taken out", async () => {
    const id = await keptOffer(130_000);
    const orderNumber = await draft();
    await ask(address(orderNumber, "/trade-in"), { use: true });
    const word = { decision: "AVAILABLE", amountCents: 140_000 };
    await app.call(`/sandbox/api/trade-ins/${id}/decision`, { method: "POST", body: word });
    const counted = async () => (await readDraft(orderNumber)).tradeIn?.allowanceCents ?? null;
    await expect.poll(counted, again).toBe(140_000);
    const { version } = (await ask<TradeInView>("/api/trade-in", undefined, "GET")).body;
    await ask("/api/trade-in", { version, miles: 91_000 }, "PATCH");
    await expect.poll(counted, again).toBeNull();
    await leave(orderNumber);
  });
});

describe("At submission", () => {
  /** What a page sends that shows the deal with its trade-in. */
  async function agreedWithTrade(orderNumber: string): Promise<object> {
    const { receipt } = (await ask<OrderView>(address(orderNumber, "/trade-in"), { use: true })).body;
    return { acceptedTerms: true, termsDigest: receipt.termsDigest };
  }

  it("the offer becomes part of the order and is taken", async () => {
    await keptOffer(120_000);
    const orderNumber = await draft();
    await ask(address(orderNumber, "/trade-in"), { use: true });
    const { body } = await ask<OrderView>(address(orderNumber, "/submit"), { acceptedTerms: true });
    expect(body.tradeIn).toMatchObject({ allowanceCents: 120_000 });
    expect((await ask("/api/trade-in", undefined, "GET")).body).toMatchObject({ status: "Completed" });
  });

  it("an offer that was taken back changes the total first, and the buyer agrees again", async () => {
    const id = await keptOffer(110_000);
    const orderNumber = await draft();
    const agreed = await agreedWithTrade(orderNumber);
    await app.call(`/sandbox/api/trade-ins/${id}/decision`, { method: "POST", body: { decision: "DENIED" } });
    const refused = await ask<{ code: string }>(address(orderNumber, "/submit"), agreed);
    expect(refused).toMatchObject({ status: 409 });
    const { order } = (await ask<{ order: OrderView }>(address(orderNumber), undefined, "GET")).body;
    expect(order.tradeIn).toBeNull();
    expect((await ask(address(orderNumber, "/submit"), { acceptedTerms: true })).status).toBe(200);
  });

  it("an offer that ended meanwhile changes the total first, and can be asked for anew", async () => {
    const id = await keptOffer(110_000);
    const orderNumber = await draft();
    await ask(address(orderNumber, "/trade-in"), { use: true });
    const ended = "update trade_in set expires_at = now() - interval '1 second' where id = $1";
    await app.database.owner.query(ended, [id]);
    const refused = await ask<{ code: string }>(address(orderNumber, "/submit"), { acceptedTerms: true });
    expect(refused.status).toBe(409);
    const { order } = (await ask<{ order: OrderView }>(address(orderNumber), undefined, "GET")).body;
    expect(order.tradeIn).toBeNull();
    const again = await ask<{ code: string }>(address(orderNumber, "/trade-in"), { use: true });
    expect(again).toMatchObject({ status: 409, body: { code: "tradeIn.noOffer" } });
    const { body: over } = await ask<TradeInView>("/api/trade-in", undefined, "GET");
    expect(over).toMatchObject({ status: "Draft", decision: null, miles: 88_000 });
    await ask("/api/trade-in", { version: over.version }, "PATCH");
    expect((await ask<TradeInView>("/api/trade-in/offer")).body.decision).toBe("PENDING");
  });

  it("a car that an order has is not taken back by its owner; one that a draft counts is, and the total follows", async () => {
    await keptOffer(110_000);
    const orderNumber = await draft();
    const agreed = await agreedWithTrade(orderNumber);
    expect((await cancelTrade()).status).toBe("Cancelled");
    expect((await ask(address(orderNumber, "/submit"), agreed)).status).toBe(409);
    const { order } = (await ask<{ order: OrderView }>(address(orderNumber), undefined, "GET")).body;
    expect(order.tradeIn).toBeNull();

    await keptOffer(120_000);
    const other = await draft();
    await ask(address(other, "/trade-in"), { use: true });
    expect((await ask(address(other, "/submit"), { acceptedTerms: true })).status).toBe(200);
    const taken = (await ask<TradeInView>("/api/trade-in", undefined, "GET")).body;
    expect(await ask("/api/trade-in/cancel", { version: taken.version })).toMatchObject({
      status: 409,
      body: { code: "tradeIn.inOrder" },
    });
  });

  it("a car is given away once: of two orders one has it, until that one is canceled", async () => {
    await keptOffer(130_000);
    const [first, second] = [await draft(), await draft()];
    for (const orderNumber of [first, second]) await ask(address(orderNumber, "/trade-in"), { use: true });
    const answers = await Promise.all(
      [first, second].map((orderNumber) =>
        ask<OrderView>(address(orderNumber, "/submit"), { acceptedTerms: true }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [taken, other] = answers[0]?.status === 200 ? [first, second] : [second, first];
    expect((await ask(address(other, "/trade-in"), { use: true })).status).toBe(409);
    await ask(`/sandbox/api/orders/${taken}/events`, { event: "order.cancelled" });
    expect((await ask(address(other, "/trade-in"), { use: true })).status).toBe(200);
  });

  it("nobody takes in what was never offered", async () => {
    const other = await app.signIn();
    const orderNumber = await draft();
    const id = await keptOffer(90_000);
    await app.call(`/sandbox/api/trade-ins/${id}/decision`, { method: "POST", body: { decision: "DENIED" } });
    const answer = await app.call(address(orderNumber, "/trade-in"), {
      method: "POST",
      headers: other,
      body: { use: true },
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "tradeIn.noOffer" });
  });
});
