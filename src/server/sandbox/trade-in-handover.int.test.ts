import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { getOrder } from "#modules/orders/server/get-order.ts";
import { getOrderHistory } from "#modules/order-steps/server/get-order-history.ts";
import { getPayments } from "#modules/payments/server/get-payments.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import { notifyBuyer } from "#modules/progress-tracker/server/notify-buyer.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import type { HandoverView } from "#modules/trade-in-handover/domain/handover-view.ts";
import { answerAmendment } from "#modules/trade-in-handover/server/answer-amendment.ts";
import { getHandover } from "#modules/trade-in-handover/server/get-handover.ts";
import { nearPayoffs, remindPayoffs } from "#modules/trade-in-handover/server/remind-payoffs.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { signedTradedOrder, tradedOrder } from "#tests/support/traded-order.ts";
import { makeTrackerWorld, type TrackerWorld } from "#tests/support/tracker-world.ts";
import { whenDue } from "#tests/support/when-due.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const say = ({ orderNumber }: OrderView, event: string, more: object = {}) =>
  applyEvent(world.system, { orderNumber, event, ...more });
const inspect = (order: OrderView, answers: object = {}, miles = 61_250) =>
  say(order, "trade-in.inspected", { odometerMiles: miles, differentAnswers: answers });
const seen = async (order: OrderView): Promise<HandoverView> => {
  const { handover } = await getHandover(world.ctx, order);
  if (handover === null) throw new Error("the order has no trade-in");
  return handover;
};
const answer = async (order: OrderView, word: "accept" | "keep") => {
  const { accept, keep } = await seen(order);
  const differenceCents = (word === "accept" ? accept : keep)?.differenceCents ?? 0;
  return answerAmendment(world.ctx, { orderNumber: order.orderNumber, answer: word, differenceCents });
};
const stepOf = async (order: OrderView): Promise<string | undefined> =>
  (await getTracker(world.ctx, order)).tracker.steps.find(({ step }) => step === "TRADE_IN")?.status;

async function pay(order: OrderView) {
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
  const { orderNumber } = order;
  return takePayment(world.ctx, { orderNumber, purpose: "balance", token: answered.token, family: "card" });
}

describe("A traded car that is as its owner described it", () => {
  it("is accepted, handed over, and lets the new car go; not before", async () => {
    const order = await signedTradedOrder(world);
    await say(order, "documents.accepted");
    await pay(order);
    expect(await stepOf(order)).toBe("READY");
    await expect(say(order, "order.delivered")).rejects.toThrow("tradeIn.notReceived");
    await inspect(order);
    expect(await seen(order)).toMatchObject({ status: "ACCEPTED", accept: null, keep: null, payoff: null });
    await expect(say(order, "order.delivered")).rejects.toThrow("tradeIn.notReceived");
    await say(order, "trade-in.received");
    await say(order, "order.delivered");
    expect(await stepOf(order)).toBe("COMPLETED");
    await expect(say(order, "trade-in.paid-off")).rejects.toThrow("tradeIn.nothingOwed");
  });

  it("is not inspected before the contract is signed", async () => {
    const order = await tradedOrder(world);
    await expect(inspect(order)).rejects.toThrow("tradeIn.notSigned");
    expect(await stepOf(order)).toBe("NOT_READY");
  });
});

describe("A traded car that is different", () => {
  it("waits for the buyer, who accepts and pays the difference with its tax", async () => {
    const order = await signedTradedOrder(world);
    await say(order, "documents.accepted");
    const paid = await pay(order);
    expect(paid.status).toBe("FULLY_PAID");
    await inspect(order, { glass: "crack" });
    expect(await stepOf(order)).toBe("NEEDS_ATTENTION");
    await expect(say(order, "trade-in.received")).rejects.toThrow("state.transitionNotAllowed");
    await expect(say(order, "order.delivered")).rejects.toThrow("tradeIn.differenceOpen");
    const view = await seen(order);
    // $350 off the car, and Texas taxes 6.25 % of what it no longer credits.
    expect(view.accept?.differenceCents).toBe(35_000 + 2_188);
    expect(view.inspection?.lines).toMatchObject([{ found: "A crack", amountCents: -35_000 }]);
    const { handover } = await answer(order, "accept");
    expect(handover).toMatchObject({ status: "AGREED", amendedCents: 365_000 });
    const due = await getPayments(world.ctx, order);
    expect(due).toMatchObject({ balanceCents: 37_188, totalCents: paid.totalCents + 37_188 });
    expect(due.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(due.totalCents);
    await say(order, "trade-in.received");
    await expect(say(order, "order.delivered")).rejects.toThrow("payment.notPaid");
    expect(await pay(order)).toMatchObject({ status: "FULLY_PAID", balanceCents: 0 });
    await say(order, "order.delivered");
    const { payments } = await getPayments(world.ctx, order);
    expect(payments.map(({ purpose }) => purpose)).toEqual(["balance", "difference"]);
  });

  it("may stay with its owner, who pays what it was to pay", async () => {
    const order = await signedTradedOrder(world);
    await inspect(order, { keys: "two", tires: "four" });
    const { keep } = await seen(order);
    expect(keep?.differenceCents).toBe(400_000 + 25_000);
    expect((await answer(order, "keep")).handover?.status).toBe("KEPT");
    await expect(say(order, "trade-in.received")).rejects.toThrow("state.transitionNotAllowed");
    const { totalCents } = await getPayments(world.ctx, order);
    expect((await getOrder(world.ctx, order)).receipt.amountDueCents).toBe(totalCents - 425_000);
    expect(await stepOf(order)).toBe("COMPLETED");
  });

  it("may be taken for the promised amount all the same", async () => {
    const order = await signedTradedOrder(world);
    const before = await getPayments(world.ctx, order);
    await inspect(order, { paint: "panels" });
    await say(order, "trade-in.waived");
    await say(order, "trade-in.waived");
    expect((await seen(order)).status).toBe("WAIVED");
    expect((await getPayments(world.ctx, order)).totalCents).toBe(before.totalCents);
    await expect(answer(order, "accept")).rejects.toThrow("state.transitionNotAllowed");
  });

  it("is not taken where nothing was printed for it", async () => {
    const order = await signedTradedOrder(world);
    await inspect(order, { title: "rebuilt" });
    expect(await seen(order)).toMatchObject({ status: "NOT_TAKEN", amendedCents: null, accept: null });
    await expect(answer(order, "accept")).rejects.toThrow("state.transitionNotAllowed");
    expect((await answer(order, "keep")).handover?.status).toBe("KEPT");
  });

  it("whose loan was larger than its worth is not kept online, since the contract itself would change", async () => {
    const order = await signedTradedOrder(world, { payoffCents: 520_000, ownership: "FINANCED" });
    await inspect(order, { keys: "two", glass: "crack" });
    const { keep } = await seen(order);
    expect(keep?.differenceCents).toBe(-120_000 + 25_000);
    await expect(answer(order, "keep")).rejects.toThrow("tradeIn.notOnline");
    expect((await answer(order, "accept")).handover?.status).toBe("AGREED");
  });

  it("is told to its buyer once, by mail and text", async () => {
    const order = await signedTradedOrder(world);
    await inspect(order, { smell: "yes" });
    await notifyBuyer(world.system, { orderId: order.deal.dealId });
    await notifyBuyer(world.system, { orderId: order.deal.dealId });
    const told = await Promise.all(
      ["robin@example.com", "5122345678"].map((to) => listSandboxMessages(world.ctx, { to })),
    );
    const own = told.map((all) =>
      all.filter(({ text, subject }) => text.includes(order.orderNumber) && subject.includes("different")),
    );
    expect(own.map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe("What can't be", () => {
  it.each([
    [{ differentAnswers: { color: "ugly" } }, "differentAnswers.color"],
    [{ differentAnswers: { keys: "nine" } }, "differentAnswers.keys"],
    [{ odometerMiles: undefined }, "odometerMiles"],
  ])("%j is refused by field", async (more, field) => {
    const order = await signedTradedOrder(world);
    const failure: unknown = await say(order, "trade-in.inspected", { odometerMiles: 61_250, ...more }).catch(
      (error: unknown) => error,
    );
    expect(
      isAppError(failure) && failure.kind === "invalid" && Object.keys(failure.details.fields ?? {}),
    ).toEqual([field]);
    expect((await seen(order)).status).toBeNull();
  });

  it("is inspected twice alike without effect, and otherwise refused", async () => {
    const order = await signedTradedOrder(world);
    await Promise.all([inspect(order, { glass: "chip" }), inspect(order, { glass: "chip" })]);
    await expect(inspect(order, { glass: "crack" })).rejects.toThrow("tradeIn.inspected");
    expect((await seen(order)).amendedCents).toBe(392_500);
  });

  it("is accepted in one tab and kept in another: one of the two counts", async () => {
    const order = await signedTradedOrder(world);
    await inspect(order, { inside: "tears" });
    const words = await Promise.allSettled([answer(order, "accept"), answer(order, "keep")]);
    expect(words.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const { status, accept, keep } = await seen(order);
    const agreed = status === "AGREED" ? accept : keep;
    const { lines } = await getPayments(world.ctx, order);
    const line = lines.find(({ code }) => code === "difference");
    expect(line?.amountCents).toBe(agreed?.differenceCents);
  });

  it("is agreed to at another amount than was seen", async () => {
    const order = await signedTradedOrder(world);
    await inspect(order, { glass: "crack" });
    const { orderNumber } = order;
    const wrong = answerAmendment(world.ctx, { orderNumber, answer: "accept", differenceCents: 1 });
    await expect(wrong).rejects.toThrow("tradeIn.changed");
  });

  it("happens on an order that is canceled", async () => {
    const order = await signedTradedOrder(world);
    await inspect(order, { glass: "crack" });
    await say(order, "order.cancelled");
    await expect(answer(order, "accept")).rejects.toThrow("order.closed");
    await expect(say(order, "trade-in.waived")).rejects.toThrow("order.closed");
    await expect(inspect(order, { glass: "chip" })).rejects.toThrow("order.closed");
    expect(await seen(order)).toMatchObject({ isCanceled: true });
  });

  it("is seen or answered by anybody else", async () => {
    const order = await signedTradedOrder(world);
    await inspect(order, { glass: "crack" });
    await expect(getHandover(world.as("acc_other"), order)).rejects.toThrow("order.notFound");
    const word = { orderNumber: order.orderNumber, answer: "accept", differenceCents: 37_188 } as const;
    await expect(answerAmendment(world.as("acc_other"), word)).rejects.toThrow("order.notFound");
  });
});

describe("A payoff", () => {
  const LOAN = { payoffCents: 150_000, ownership: "FINANCED", payoffIsEstimate: false } as const;

  it("is owed from the handover on, reminded of once a day, recorded and told", async () => {
    const order = await signedTradedOrder(world, LOAN);
    expect((await seen(order)).payoff).toMatchObject({ days: 10, dueOn: null, paid: null });
    await inspect(order);
    await say(order, "trade-in.received");
    const { payoff } = await seen(order);
    expect(payoff?.dueOn).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    const reminders = async () =>
      (await listSandboxMessages(world.ctx, { to: world.ctx.tenant.contactUsEmail })).filter(
        ({ subject }) => subject.includes(order.orderNumber) && subject.includes("payoff"),
      ).length;
    await whenDue(world.database, world.system, { run: remindPayoffs, due: nearPayoffs });
    expect(await reminders()).toBe(0);
    world.clock.advance({ seconds: 8 * 86_400 });
    await whenDue(world.database, world.system, { run: remindPayoffs, due: nearPayoffs });
    await whenDue(world.database, world.system, { run: remindPayoffs, due: nearPayoffs });
    expect(await reminders()).toBe(1);
    await say(order, "trade-in.paid-off", { payoffCents: 151_200, payoffReference: "CHK-1042" });
    await say(order, "trade-in.paid-off", { payoffCents: 151_200 });
    await expect(say(order, "trade-in.paid-off", { payoffCents: 1 })).rejects.toThrow("tradeIn.otherPayoff");
    expect((await seen(order)).payoff?.paid).toMatchObject({
      amountCents: 151_200,
      reference: "CHK-1042",
      differenceCents: 1_200,
      paidBy: "retailer",
    });
    await say(order, "trade-in.lien-released");
    expect((await seen(order)).payoff?.releasedOn).not.toBeNull();
    const { history } = await getOrderHistory(world.ctx, order);
    expect(history.filter(({ subject }) => subject === "trade-in").map(({ status }) => status)).toEqual([
      "ACCEPTED",
      "RECEIVED",
      "PAID_OFF",
      "RELEASED",
    ]);
    const mails = await listSandboxMessages(world.ctx, { to: "robin@example.com" });
    const own = mails.filter(({ text }) => text.includes(order.orderNumber)).map(({ subject }) => subject);
    expect(own).toEqual(
      expect.arrayContaining(["Your trade-in is paid off", "The title of your trade-in is released"]),
    );
  });

  it("of a leased car is told of as its leasing company's, not as a loan", async () => {
    const order = await signedTradedOrder(world, { ...LOAN, ownership: "LEASED" });
    expect((await seen(order)).payoff?.isLease).toBe(true);
    await inspect(order);
    for (const event of ["trade-in.received", "trade-in.paid-off", "trade-in.lien-released"])
      await say(order, event);
    const mails = await listSandboxMessages(world.ctx, { to: "robin@example.com" });
    const own = mails.filter(({ text }) => text.includes(order.orderNumber));
    const subjects = own.map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining(["Your leased car is paid for", "The title of your leased car is released"]),
    );
    expect(own.map(({ text }) => text).join(" ")).not.toMatch(/\byour loan\b|the loan is over|Your lender/u);
  });

  it("is not recorded for a day before the handover or in the future", async () => {
    const order = await signedTradedOrder(world, LOAN);
    await inspect(order);
    await expect(say(order, "trade-in.paid-off")).rejects.toThrow("state.transitionNotAllowed");
    await say(order, "trade-in.received");
    for (const payoffPaidOn of ["2020-01-01", "2090-01-01"])
      await expect(say(order, "trade-in.paid-off", { payoffPaidOn })).rejects.toThrow("tradeIn.wrongDay");
  });
});
