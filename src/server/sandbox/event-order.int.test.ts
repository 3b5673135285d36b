import type { AllFacts } from "#tests/support/all-steps.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { listOpenSlots } from "#modules/fulfillment/server/list-slots.ts";
import { requestAppointment } from "#modules/fulfillment/server/request-appointment.ts";
import { getFulfillment } from "#modules/fulfillment/server/get-fulfillment.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { getPayments } from "#modules/payments/server/get-payments.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";
import { STEPS } from "../steps.ts";
import { retailerWebhooks } from "#modules/retailer-operations/webhooks.ts";
import { draws } from "#tests/support/draws.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

interface Word {
  readonly event: string;
  /** Seconds after noon. */
  readonly at: number;
  readonly more?: object;
}

/** What happened to one order, second by second: half of it takes back what was before. */
const STORY: readonly Word[] = [
  { event: "insurance.verified", at: 1 },
  { event: "payment.captured", at: 2 },
  { event: "appointment.moved", at: 3, more: { appointmentTime: "2026-06-18T17:00:00Z" } },
  { event: "insurance.failed", at: 4 },
  { event: "appointment.confirmed", at: 5 },
  { event: "payment.returned", at: 6 },
  { event: "id.completed", at: 7 },
];
const CALLED_OFF: readonly Word[] = [
  { event: "insurance.failed", at: 1 },
  { event: "appointment.confirmed", at: 2 },
  { event: "appointment.moved", at: 3, more: { appointmentTime: "2026-06-18T19:00:00Z" } },
  { event: "payment.failed", at: 4 },
  { event: "insurance.verified", at: 5 },
  { event: "appointment.canceled", at: 6 },
  { event: "order.cancelled", at: 7 },
];

/** Documents, signature, a bank payment on its way, an appointment asked for. */
async function signedOrder(): Promise<OrderView> {
  const buyer = world.ctx;
  const order = await world.submittedOrder({ priceCents: 400_000 });
  const { orderNumber } = order;
  for (const type of ["DriversLicense", "InsuranceCard"] as const) {
    const files = [{ name: "a.png", bytes: freshPng() }];
    await upload(buyer, { dealId: order.deal.dealId, type, files });
  }
  await startSigning(buyer, order);
  await signAsBuyer(buyer, orderNumber);
  const bank = { kind: "bank", routingNumber: "110000000", accountNumber: "000123456789" } as const;
  const answer = await buyer.paymentGateway.fields!.tokenize(buyer, bank);
  if (answer.kind === "refused") throw new Error(answer.message);
  await takePayment(buyer, { orderNumber, purpose: "balance", token: answer.token, family: "bank" });
  const { date, hour } = (await listOpenSlots(buyer, order)).slots[0]!;
  await requestAppointment(buyer, { orderNumber, option: "PICKUP", slot: { date, hour } });
  // What the retailer says from now on is later than what the buyer did.
  world.clock.advance({ seconds: 120 });
  return order;
}

/** One delivery as the inbox acts on it; false when it has to be tried again. */
async function tell(order: OrderView, { event, at, more }: Word): Promise<boolean> {
  const { orderNumber } = order;
  const received = world.clock.now();
  const occurredAt = new Date(received.getTime() - (60 - at) * 1000);
  const payload = { id: event, event, orderNumber, ...more };
  try {
    await retailerWebhooks(STEPS).apply(world.system, {
      eventId: `${event}-${at}`,
      type: event,
      occurredAt,
      receivedAt: received,
      payload,
    });
    return true;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return false;
  }
}

/** Tells all in this order, and what could not be acted on again, as the worker does. */
async function notifyAll(order: OrderView, words: readonly Word[]): Promise<void> {
  let open = words;
  for (let before = open.length + 1; open.length < before;) {
    before = open.length;
    const left: Word[] = [];
    for (const word of open) if (!(await tell(order, word))) left.push(word);
    open = left;
  }
}

async function endOf(order: OrderView): Promise<unknown> {
  const { tracker, facts } = await getTracker(world.ctx, order);
  const { payments, paidCents, refundedCents, status } = await getPayments(world.ctx, order);
  const { appointment } = await getFulfillment(world.ctx, order);
  const { insurance, idVerification } = facts as AllFacts;
  const end = {
    steps: tracker.steps.map(({ step, status: one }) => [step, one]),
    orderStatus: facts.order.orderStatus,
    policy: insurance?.policyStatus,
    id: idVerification?.status,
    appointment: appointment && { at: appointment.appointmentTime, status: appointment.status },
    money: { status, paidCents, refundedCents, payments: payments.map((one) => [one.status, one.message]) },
  };
  return JSON.parse(JSON.stringify(end).replaceAll(order.orderNumber, "ORDER"));
}

/** Every end that was reached, with an order of arrival that led to it. */
async function endsOf(story: readonly Word[], numRuns: number): Promise<ReadonlyMap<string, string>> {
  const shuffled = fc.shuffledSubarray([...story], { minLength: story.length });
  const ends = new Map<string, string>();
  for (const words of [story, story.toReversed(), ...fc.sample(shuffled, numRuns)]) {
    const order = await signedOrder();
    await notifyAll(order, [...words, ...words.slice(0, 3)]);
    ends.set(JSON.stringify(await endOf(order)), words.map(({ event, at }) => `${event} ${at}`).join(", "));
    await freeHours(order);
  }
  return ends;
}

/** The hours of this order are free for the next one. */
async function freeHours({ orderNumber }: OrderView): Promise<void> {
  await world.database.owner.query(
    "delete from fulfillment where order_id = (select id from orders where order_number = $1)",
    [orderNumber],
  );
}

describe("What the retailer's systems say of one order", () => {
  it(
    "ends alike in every order of arrival, with repeats: the later word wins",
    { timeout: 120_000 },
    async () => {
      const ends = await endsOf(STORY, draws(15));
      expect([...ends.values()]).toHaveLength(1);
      expect(JSON.parse([...ends.keys()][0]!)).toMatchObject({
        policy: "NOT_FOUND",
        appointment: { at: "2026-06-18T17:00:00.000Z", status: "CONFIRMED" },
        money: { paidCents: 0 },
      });
    },
  );

  it("ends alike when the order is called off at last", { timeout: 120_000 }, async () => {
    const ends = await endsOf(CALLED_OFF, draws(15));
    expect([...ends.values()]).toHaveLength(1);
    expect(JSON.parse([...ends.keys()][0]!)).toMatchObject({
      orderStatus: "CANCELED",
      policy: "ACTIVE",
      appointment: null,
    });
  });

  it("that is older than what was applied changes nothing, and is kept as overtaken", async () => {
    const order = await world.submittedOrder();
    await tell(order, { event: "insurance.failed", at: 30 });
    const at = world.clock.now();
    const occurredAt = new Date(at.getTime() - 60_000);
    const late = { eventId: "late", type: "insurance.verified", occurredAt, receivedAt: at };
    const payload = { event: "insurance.verified", orderNumber: order.orderNumber };
    expect(await retailerWebhooks(STEPS).apply(world.system, { ...late, payload })).toBe("overtaken");
    expect(((await getTracker(world.ctx, order)).facts as AllFacts).insurance?.policyStatus).toBe(
      "NOT_FOUND",
    );
  });

  it("from a clock that runs ahead does not shut out what follows", async () => {
    const order = await world.submittedOrder();
    await tell(order, { event: "insurance.verified", at: 60 * 60 });
    world.clock.advance({ seconds: 120 });
    await tell(order, { event: "insurance.failed", at: 60 });
    expect(((await getTracker(world.ctx, order)).facts as AllFacts).insurance?.policyStatus).toBe(
      "NOT_FOUND",
    );
  });

  it("does not confirm an hour that the buyer has left since", async () => {
    const order = await signedOrder();
    const { orderNumber } = order;
    const slot = (await listOpenSlots(world.ctx, order)).slots.at(-1)!;
    await requestAppointment(world.ctx, {
      orderNumber,
      option: "PICKUP",
      slot: { date: slot.date, hour: slot.hour },
    });
    await tell(order, { event: "appointment.confirmed", at: 1 });
    expect((await getFulfillment(world.ctx, order)).appointment?.status).toBe("REQUESTED");
    world.clock.advance({ seconds: 90 });
    await tell(order, { event: "appointment.confirmed", at: 59 });
    expect((await getFulfillment(world.ctx, order)).appointment?.status).toBe("CONFIRMED");
  });
});
