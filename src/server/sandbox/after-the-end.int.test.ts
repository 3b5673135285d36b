import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { getPayments } from "#modules/payments/server/get-payments.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { getHandover } from "#modules/trade-in-handover/server/get-handover.ts";
import { nearPayoffs, remindPayoffs } from "#modules/trade-in-handover/server/remind-payoffs.ts";
import { signedTradedOrder } from "#tests/support/traded-order.ts";
import { makeTrackerWorld, type TrackerWorld } from "#tests/support/tracker-world.ts";
import { whenDue } from "#tests/support/when-due.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const LOAN = { payoffCents: 150_000, ownership: "FINANCED", payoffIsEstimate: false } as const;

const say = ({ orderNumber }: OrderView, event: string, more: object = {}) =>
  applyEvent(world.system, { orderNumber, event, ...more });

async function pay({ orderNumber }: OrderView) {
  const answered = await world.ctx.paymentGateway.fields!.tokenize(world.ctx, {
    kind: "card",
    number: "4242424242424242",
    expMonth: 12,
    expYear: 2030,
    cvc: "123",
    name: "Robin Buyer",
    zipCode: "78701",
  });
  if (answered.kind === "refused") throw new Error(answered.message);
  return takePayment(world.ctx, { orderNumber, purpose: "balance", token: answered.token, family: "card" });
}

/** Signed and paid, the traded car at the dealer. */
async function handedOver(change: Parameters<typeof signedTradedOrder>[1] = {}): Promise<OrderView> {
  const order = await signedTradedOrder(world, change);
  await say(order, "documents.accepted");
  await say(order, "contract.countersigned");
  await say(order, "trade-in.inspected", { odometerMiles: 61_250, differentAnswers: {} });
  await say(order, "trade-in.received");
  return order;
}

const mailsTo = async (to: string, { orderNumber }: OrderView) =>
  (await listSandboxMessages(world.ctx, { to })).filter(
    ({ text, subject }) => text.includes(orderNumber) || subject.includes(orderNumber),
  );
const endOf = async (order: OrderView, to = "robin@example.com") =>
  (await mailsTo(to, order))
    .filter(({ text }) => text.includes("was canceled"))
    .map(({ text }) => text)
    .join("\n");

describe("A traded car whose order is canceled", () => {
  it("is spoken of in the mail and the text where the dealer has it, after the delivery too", async () => {
    const order = await handedOver();
    await pay(order);
    await say(order, "order.delivered");
    await Promise.all([say(order, "order.cancelled"), say(order, "order.cancelled")]);
    const words = "We'll call you about the car that you traded in.";
    expect(await endOf(order)).toContain(words);
    expect(await endOf(order, "5122345678")).toContain(words);
    expect(await endOf(order)).not.toContain("nothing left for you to do");
    const { payments, totalCents } = await getPayments(world.ctx, order);
    expect(payments).toMatchObject([{ amountCents: totalCents, refund: "REQUESTED" }]);
  });

  it("stays its owner's where it was never handed over, and the mail says so", async () => {
    const order = await signedTradedOrder(world);
    await say(order, "order.cancelled");
    expect(await endOf(order)).toContain("The car that you wanted to trade in stays yours.");
  });

  it("can still be paid off and released", async () => {
    const order = await handedOver(LOAN);
    await say(order, "order.cancelled");
    await say(order, "trade-in.paid-off", { payoffCents: 150_000 });
    await say(order, "trade-in.lien-released");
    expect((await getHandover(world.ctx, order)).handover).toMatchObject({ status: "RELEASED" });
  });

  it("is no payoff to remind the retailer of as if the sale stood", async () => {
    const order = await handedOver(LOAN);
    await say(order, "order.cancelled");
    world.clock.advance({ seconds: 9 * 86_400 });
    await whenDue(world.database, world.system, { run: remindPayoffs, due: nearPayoffs });
    const mails = await mailsTo(world.ctx.tenant.contactUsEmail, order);
    expect(mails.filter(({ subject }) => subject.includes("payoff"))).toEqual([]);
  });
});
