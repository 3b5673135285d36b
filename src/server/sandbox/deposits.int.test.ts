import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { getOrder } from "#modules/orders/server/get-order.ts";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { getPayments } from "#modules/payments/server/get-payments.ts";
import { captureHold } from "#modules/payments/server/settle-payment.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { listOpenSlots } from "#modules/fulfillment/server/list-slots.ts";
import { requestAppointment } from "#modules/fulfillment/server/request-appointment.ts";
import { paymentToken } from "#tests/support/payment-token.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const HELD = "4000000000000259";
const GOOD = "4242424242424242";

async function sign(order: OrderView): Promise<void> {
  for (const type of ["DriversLicense", "InsuranceCard"] as const) {
    const files = [{ name: "a.png", bytes: freshPng() }];
    await upload(world.ctx, { dealId: order.deal.dealId, type, files });
  }
  await startSigning(world.ctx, order);
  await signAsBuyer(world.ctx, order.orderNumber);
}

async function signedOrder(priceCents = 400_000): Promise<OrderView> {
  const order = await world.submittedOrder({ priceCents });
  await sign(order);
  return order;
}

const card = (number = GOOD): Promise<string> => paymentToken(world.ctx, "card", number);
const account = (): Promise<string> => paymentToken(world.ctx, "bank");
const pay = ({ orderNumber }: OrderView, purpose: "balance" | "deposit", token: string) =>
  takePayment(world.ctx, { orderNumber, purpose, token, family: "any" });
const play = ({ orderNumber }: OrderView, event: string, details: object = {}) =>
  applyEvent(world.system, { orderNumber, event, ...details });
const step = async (order: OrderView) =>
  (await getTracker(world.ctx, order)).tracker.steps.find((one) => one.step === "PAYMENT_DETAILS")?.status;

/** What the worker does after an event about a hold. */
async function captureHolds(order: OrderView): Promise<void> {
  const { payments } = await getPayments(world.ctx, order);
  for (const { id, status } of payments) if (status === "PAYMENT_HOLD") await captureHold(world.system, id);
}

describe("A deposit that is only on hold", () => {
  it("keeps the order from being paid in full, and the next word captures it (tracker 1)", async () => {
    const order = await signedOrder();
    await pay(order, "deposit", await card(HELD));
    await pay(order, "balance", await account());
    await play(order, "payment.captured");
    const held = await getPayments(world.ctx, order);
    expect(held).toMatchObject({
      status: "PAYMENT_HOLD",
      paidCents: held.totalCents - 50_000,
      onItsWayCents: 50_000,
      balanceCents: 0,
      methods: [],
    });
    expect(await step(order)).toBe("IN_PROGRESS");
    await expect(play(order, "order.delivered")).rejects.toThrow("payment.notPaid");

    await play(order, "payment.captured");
    await captureHolds(order);
    const paid = await getPayments(world.ctx, order);
    expect(paid).toMatchObject({
      status: "FULLY_PAID",
      paidCents: paid.totalCents,
      balanceCents: 0,
      methods: [],
    });
    expect(await step(order)).toBe("COMPLETED");
    await play(order, "documents.accepted");
    await play(order, "order.delivered");
  });

  it("may be let go, and is then paid another way, once", async () => {
    const order = await signedOrder();
    await pay(order, "deposit", await card(HELD));
    await pay(order, "balance", await card());
    await play(order, "payment.failed");
    const open = await getPayments(world.ctx, order);
    expect(open).toMatchObject({ status: "PAYMENT_FAILED", balanceCents: 50_000 });
    expect(open.methods).toContain("bank-linked");
    expect(await step(order)).toBe("NEEDS_ATTENTION");
    expect(await pay(order, "balance", await card())).toMatchObject({
      status: "FULLY_PAID",
      balanceCents: 0,
    });
    await expect(pay(order, "balance", await card())).rejects.toThrow("payment.alreadyMade");
    await expect(pay(order, "deposit", await card())).rejects.toThrow("payment.alreadyMade");
  });
});

describe("A deposit that the bank takes back after the balance was paid", () => {
  it("is asked for again, by name of the payment, and called returned (tracker 1, 8)", async () => {
    const order = await signedOrder();
    await pay(order, "deposit", await account());
    await play(order, "payment.captured");
    await pay(order, "balance", await card());
    expect((await getPayments(world.ctx, order)).status).toBe("FULLY_PAID");
    await play(order, "payment.returned", { purpose: "deposit" });
    const open = await getPayments(world.ctx, order);
    expect(open).toMatchObject({ status: "PAYMENT_FAILED", balanceCents: 50_000 });
    expect(open.payments.map(({ state }) => state)).toEqual(["returned", "received"]);
    await expect(play(order, "order.delivered")).rejects.toThrow("payment.notPaid");
    expect((await pay(order, "balance", await card())).status).toBe("FULLY_PAID");
  });

  it("is not taken for another order's payment", async () => {
    const order = await signedOrder();
    await pay(order, "deposit", await account());
    await expect(play(order, "payment.returned", { paymentId: "pay_unknown" })).rejects.toThrow(
      "payment.notFound",
    );
  });
});

describe("Amounts", () => {
  it("are zero when all is paid and never negative when a bank takes back what was refunded (tracker 13)", async () => {
    const order = await signedOrder();
    await pay(order, "balance", await account());
    await play(order, "payment.captured");
    expect(await getPayments(world.ctx, order)).toMatchObject({
      balanceCents: 0,
      methods: [],
      limitMessage: null,
    });
    await play(order, "order.cancelled");
    await play(order, "payment.returned");
    expect(await getPayments(world.ctx, order)).toMatchObject({ paidCents: 0, balanceCents: 0, methods: [] });
  });
});

describe("A deposit on the receipt (PMT-07, ORD-05)", () => {
  it("lowers the balance once it is there, and no longer when it went back", async () => {
    const order = await world.submittedOrder({ priceCents: 400_000 });
    await pay(order, "deposit", await account());
    const { amountDueCents } = order.receipt;
    const receipt = async () => (await getOrder(world.ctx, order)).receipt;
    expect(await receipt()).toMatchObject({ depositCents: 0, balanceCents: amountDueCents });
    await play(order, "payment.captured");
    expect(await receipt()).toMatchObject({ depositCents: 50_000, balanceCents: amountDueCents - 50_000 });
    await play(order, "payment.returned");
    expect(await receipt()).toMatchObject({ depositCents: 0, balanceCents: amountDueCents });
  });
});

describe("A financed car", () => {
  /** Checkout sells for cash only, so the trigger that keeps snapshots is passed by for once. */
  const asFinance = async ({ orderNumber }: OrderView, dueCents: number) =>
    world.database.owner.query(
      `begin; set local session_replication_role = replica;
       update orders set deal_type = 'Finance',
         snapshot = jsonb_set(snapshot, '{amountDueCents}', '${dueCents}'),
         snapshot_version = gen_random_uuid() where order_number = '${orderNumber}';
       commit;`,
    );
  const book = async ({ orderNumber }: OrderView) => {
    const { slots } = await listOpenSlots(world.ctx, { orderNumber });
    const { date, hour } = slots[0]!;
    return requestAppointment(world.ctx, { orderNumber, option: "PICKUP", slot: { date, hour } });
  };

  it("is not scheduled before its down payment is there, and says so (tracker 14)", async () => {
    const order = await signedOrder();
    await asFinance(order, 60_000);
    await expect(book(order)).rejects.toMatchObject({
      details: { code: "fulfillment.notReady", message: expect.stringContaining("payment comes first") },
    });
    expect(await pay(order, "balance", await card())).toMatchObject({ status: "DOWNPAYMENT_PAID" });
    await book(order);
  });

  it("with nothing due at signing goes on to its delivery without a payment", async () => {
    const order = await signedOrder();
    await asFinance(order, 0);
    expect(await getPayments(world.ctx, order)).toMatchObject({
      status: "DOWNPAYMENT_PAID",
      balanceCents: 0,
      methods: [],
      depositMethods: [],
    });
    expect(await step(order)).toBe("COMPLETED");
    await book(order);
    await expect(pay(order, "balance", await card())).rejects.toThrow("payment.nothingDue");
  });

  it("whose deposit covers what is due needs no other payment", async () => {
    const order = await signedOrder();
    await asFinance(order, 30_000);
    expect(await pay(order, "deposit", await card())).toMatchObject({
      status: "DOWNPAYMENT_PAID",
      paidCents: 30_000,
      balanceCents: 0,
    });
    expect(await step(order)).toBe("COMPLETED");
    await book(order);
  });
});
