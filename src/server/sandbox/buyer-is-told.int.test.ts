import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getSigningSession } from "#modules/contracting/server/get-signing-session.ts";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { getFulfillment } from "#modules/fulfillment/server/get-fulfillment.ts";
import { listOpenSlots } from "#modules/fulfillment/server/list-slots.ts";
import { requestAppointment } from "#modules/fulfillment/server/request-appointment.ts";
import { sendIdLink } from "#modules/id-verification/server/send-id-link.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { saveDraft } from "#modules/orders/server/drafts/buyer-details.ts";
import { getOrderHistory } from "#modules/order-steps/server/get-order-history.ts";
import { TELL_BUYER } from "#modules/orders/server/view-order.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import { activeStep } from "#modules/progress-tracker/domain/active-step.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import { trackerJobs } from "#modules/progress-tracker/jobs.ts";
import { TEST_BUYER } from "#tests/support/checkout-world.ts";
import { requiredOf } from "#tests/support/required-steps.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import {
  freshPng,
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
  upload,
} from "#tests/support/tracker-world.ts";
import { STEPS } from "../steps.ts";
import { eventNames } from "#modules/retailer-operations/server/event-table.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";

let world: TrackerWorld;
let system: TrackerTestContext;

beforeAll(async () => {
  world = await makeTrackerWorld();
  system = world.system;
});
afterAll(() => world.close());

const play = ({ orderNumber }: OrderView, event: string, details: object = {}) =>
  applyEvent(system, { orderNumber, event, ...details });

const send = (order: OrderView, type: "DriversLicense" | "InsuranceCard") =>
  upload(world.ctx, { dealId: order.deal.dealId, type, files: [{ name: "a.png", bytes: freshPng() }] });

async function withDocuments(): Promise<OrderView> {
  const order = await world.submittedOrder({ priceCents: 400_000 });
  await send(order, "DriversLicense");
  await send(order, "InsuranceCard");
  return order;
}

async function signed(): Promise<OrderView> {
  const order = await withDocuments();
  await startSigning(world.ctx, order);
  await signAsBuyer(world.ctx, order.orderNumber);
  return order;
}

async function pay({ orderNumber }: OrderView, account: string, purpose: "balance" | "deposit") {
  const fields = world.ctx.paymentGateway.fields!;
  const isCard = purpose === "deposit";
  const source = isCard
    ? ({ kind: "card", number: account, expiry: "12/30", cvc: "123" } as const)
    : ({ kind: "bank", routingNumber: "110000000", accountNumber: account } as const);
  const answer = await fields.tokenize(world.ctx, source as never);
  if (answer.kind === "refused") throw new Error(answer.message);
  const family = isCard ? "card" : "bank";
  await takePayment(world.ctx, { orderNumber, purpose, token: answer.token, family });
}

async function booked(): Promise<OrderView> {
  const order = await signed();
  const { date, hour } = (await listOpenSlots(world.ctx, order)).slots[0]!;
  const { orderNumber } = order;
  await requestAppointment(world.ctx, { orderNumber, option: "PICKUP", slot: { date, hour } });
  return order;
}

const withLink = async (): Promise<OrderView> => {
  const order = await world.submittedOrder();
  const { orderNumber } = order;
  await sendIdLink(world.ctx, {
    orderNumber,
    phone: "5122345678",
    idState: null,
  });
  return order;
};

/** Does what the worker would: every look at an order that is due. */
async function look(): Promise<void> {
  const [job] = trackerJobs;
  for (;;) {
    const due = await world.database.owner.query(
      "update job set done_at = $1 where kind = $2 and done_at is null and run_at <= $1 returning payload",
      [world.clock.now(), TELL_BUYER],
    );
    if (due.rows.length === 0) return;
    for (const { payload } of due.rows as { payload: unknown }[]) await job!.handle(system, payload);
  }
}

/** Which messages an act leaves behind, mails and text messages. */
async function told(act: () => Promise<unknown>): Promise<string[]> {
  const all = async () =>
    (
      await world.database.owner.query(
        "select id, template from message_outbox where tenant_id = $1 order by created_at, id",
        [world.ctx.tenantId],
      )
    ).rows as { id: string; template: string }[];
  await look();
  const before = new Set((await all()).map(({ id }) => id));
  await act();
  await look();
  return (await all())
    .filter(({ id }) => !before.has(id))
    .map(({ template }) => template)
    .toSorted();
}

/** `key` and its text message. */
const both = (key: string): string[] => [key, `${key}Sms`];

interface Row {
  readonly order: () => Promise<OrderView>;
  readonly details?: object;
  readonly tells: readonly string[];
}

const fresh = () => world.submittedOrder({ priceCents: 400_000 });

const payingByBank = async (): Promise<OrderView> => {
  const order = await signed();
  await pay(order, "000123456789", "balance");
  return order;
};

const withDeposit = async (): Promise<OrderView> => {
  const order = await fresh();
  await pay(order, "4242424242424242", "deposit");
  return order;
};

/** Paid and verified: nothing is missing but the handover. */
const handable = async (): Promise<OrderView> => {
  const order = await payingByBank();
  for (const event of ["payment.captured", "insurance.verified", "id.completed"] as const)
    await play(order, event);
  return order;
};

/**
 * What the retailer or a third party can say, and what the buyer hears of it. An event without a row has a test of its
 * own that looks at the buyer's messages: a new event needs one of both.
 */
const EVENTS: Readonly<Record<string, Row>> = {
  "insurance.verified": { order: fresh, tells: [] },
  "insurance.failed": { order: fresh, tells: both("progress.insuranceFailed") },
  "id.completed": { order: fresh, tells: [] },
  "id.failed": { order: withLink, tells: both("progress.idFailed") },
  "id.expired": { order: withLink, tells: both("progress.idExpired") },
  "documents.accepted": { order: withDocuments, tells: [] },
  "contract.ready": { order: withDocuments, tells: ["contracting.ready"] },
  "contract.cancelled": { order: signed, tells: both("progress.contractVoided") },
  "verification.expired": { order: signed, tells: both("progress.verificationExpired") },
  "payment.failed": { order: payingByBank, tells: both("payments.failed") },
  "payment.returned": { order: withDeposit, tells: [...both("payments.returned"), "payments.alert"] },
  "appointment.confirmed": { order: booked, tells: ["fulfillment.confirmed"] },
  "appointment.moved": {
    order: booked,
    details: { appointmentTime: "2026-06-19T15:00:00Z" },
    tells: both("fulfillment.rebooked"),
  },
  "appointment.canceled": { order: booked, tells: both("fulfillment.calledOff") },
  "order.cancelled": { order: signed, tells: both("payments.orderCanceled") },
  "order.offramp": { order: fresh, tells: [] },
  "order.delivered": { order: handable, tells: ["contracting.completedLink", ...both("progress.delivered")] },
  "document.requested": { order: withDocuments, tells: both("progress.documentRequested") },
  "lender.document-requested": { order: withDocuments, tells: both("progress.documentRequested") },
};

/** Other tests that read what was written to people. */
const readingMessages = globSync("src/**/*.int.test.ts")
  .filter((path) => !path.endsWith("buyer-is-told.int.test.ts"))
  .map((path) => readFileSync(path, "utf8"))
  .filter((text) => /listSandboxMessages|message_outbox/u.test(text));

/** Decisions that the retailer passes on for a lender outside of the product: nobody looks at messages about them. */
const PASSED_ON = ["lender.pending", "lender.declined", "lender.timeout", "lender.none-selected"];

const isTestedElsewhere = (event: string): boolean =>
  PASSED_ON.includes(event) || readingMessages.some((text) => text.includes(`"${event}"`));

describe("The buyer is told, by mail and with consent by text", () => {
  it("is decided for every event, here or where its step is tested", () => {
    const names = eventNames(STEPS);
    expect(Object.keys(EVENTS).filter((event) => !names.includes(event))).toEqual([]);
    expect(names.filter((event) => !Object.hasOwn(EVENTS, event) && !isTestedElsewhere(event))).toEqual([]);
  });

  it.each(Object.entries(EVENTS))("of %s, once", async (event, row) => {
    const order = await row.order();
    const act = () => play(order, event, row.details);
    expect(await told(act)).toEqual([...row.tells].toSorted());
    expect(await told(() => act().catch(() => undefined))).toEqual([]);
  });

  it("by mail alone without their consent to texts", async () => {
    const order = await fresh();
    const buyer = { ...TEST_BUYER, phoneConsent: false };
    await system.db.transaction((trx) => saveDraft(trx, system, { orderId: order.deal.dealId, buyer }));
    expect(await told(() => play(order, "insurance.failed"))).toEqual(["progress.insuranceFailed"]);
  });

  it("of a payment that came back by mail alone without their consent to texts", async () => {
    const order = await withDeposit();
    const buyer = { ...TEST_BUYER, phoneConsent: false };
    await system.db.transaction((trx) => saveDraft(trx, system, { orderId: order.deal.dealId, buyer }));
    // The alert goes to the retailer.
    const heard = await told(() => play(order, "payment.returned"));
    expect(heard).toEqual(["payments.alert", "payments.returned"]);
  });

  it("nothing that was settled before anybody could be told", async () => {
    const order = await fresh();
    const act = async () => {
      await play(order, "insurance.failed");
      await play(order, "insurance.verified");
    };
    expect(await told(act)).toEqual([]);
  });

  it("nothing more about an order that is over", async () => {
    const order = await withDocuments();
    await play(order, "order.cancelled");
    expect(await told(() => play(order, "insurance.failed"))).toEqual([]);
  });

  it("when the ID link ran out by the clock, once", async () => {
    await withLink();
    const day = async () => world.clock.advance({ seconds: 24 * 60 * 60 + 1 });
    expect(await told(day)).toContain("progress.idExpired");
    expect(await told(day)).not.toContain("progress.idExpired");
  });
});

describe("Canceling an order", () => {
  const mailOf = async ({ orderNumber }: OrderView): Promise<string> => {
    const messages = await listSandboxMessages(system, { to: "robin@example.com" });
    return messages.find(({ subject }) => subject === `Your order ${orderNumber} was canceled`)?.text ?? "";
  };

  it("says that nothing was charged where nothing was", async () => {
    const order = await fresh();
    await play(order, "order.cancelled");
    expect(await mailOf(order)).toContain(
      "was canceled. There is nothing left for you to do.\n\nNothing was charged.",
    );
  });

  it("says that bank money on its way comes back", async () => {
    const order = await signed();
    await pay(order, "000123456789", "balance");
    await play(order, "order.cancelled");
    expect(await mailOf(order)).toMatch(
      /\$[\d,.]+ from .*6789 is still on its way to us\..*we send it back/u,
    );
  });

  it("says that a hold is released, and does not ask to pay again", async () => {
    const order = await fresh();
    await pay(order, "4000000000000259", "deposit");
    const after = await told(() => play(order, "order.cancelled"));
    expect(await mailOf(order)).toMatch(/releasing the hold of \$500\.00 on .*0259\. It is not charged/u);
    expect(after).not.toContain("payments.failed");
  });

  it("says that money which arrived is refunded", async () => {
    const order = await fresh();
    await pay(order, "4242424242424242", "deposit");
    await play(order, "order.cancelled");
    expect(await mailOf(order)).toMatch(/refunding \$500\.00 to .*4242/u);
  });

  it("ends the contract that waits to be signed", async () => {
    const order = await withDocuments();
    await startSigning(world.ctx, order);
    await play(order, "order.cancelled");
    expect((await getSigningSession(world.ctx, order)).state.status).toBe("Cancelled");
    await expect(signAsBuyer(world.ctx, order.orderNumber)).rejects.toThrow();
  });
});

describe("Handing the car over", () => {
  it("is told with the place, the last day to bring it back, and whom to call", async () => {
    const order = await handable();
    await told(() => play(order, "order.delivered"));
    const messages = await listSandboxMessages(system, { to: "robin@example.com" });
    const mail = messages.find(({ text }) => text.includes(`was delivered (order ${order.orderNumber})`));
    expect(mail?.subject).toMatch(/^Your .* was delivered$/u);
    expect(mail?.text).toMatch(
      /Where: .+\. If it isn't right for you, call us by .*5-day money-back guarantee\./u,
    );
    expect(mail?.text).toContain("Questions about the car or its papers? Call");
  });

  it("is followed by no request to pay in steps that are closed", async () => {
    const order = await handable();
    await play(order, "order.delivered");
    await look();
    expect(await told(() => play(order, "payment.returned"))).toEqual([
      "payments.alert",
      ...both("payments.lostAfterHandover"),
    ]);
  });

  const paid = async (): Promise<OrderView> => {
    const order = await signed();
    await pay(order, "000123456789", "balance");
    await play(order, "payment.captured");
    return order;
  };
  const deliver = (order: OrderView, ctx: TrackerTestContext = system) =>
    applyEvent(ctx, { orderNumber: order.orderNumber, event: "order.delivered" });

  it("waits for the insurance and the ID, also where documents stood in for them", async () => {
    const order = await paid();
    await expect(deliver(order)).rejects.toThrow("handover.insuranceUnverified");
    await play(order, "insurance.verified");
    await expect(deliver(order)).rejects.toThrow("handover.idUnverified");
    await play(order, "id.completed");
    expect(await deliver(order)).toMatchObject({ orderStatus: "DELIVERED" });
  });

  it("goes on once somebody of the retailer has looked at the license and the card", async () => {
    const order = await paid();
    await play(order, "documents.accepted");
    expect(await deliver(order)).toMatchObject({ orderStatus: "DELIVERED" });
    const { history } = await getOrderHistory(world.ctx, order);
    const said = history.map(({ reason }) => reason);
    expect(said).toContain("The retailer checked your insurance.");
    expect(said).toContain("The retailer checked your ID.");
    expect(said).not.toContain("Your order was verified.");
  });

  it("does not accept documents that nobody sent", async () => {
    await expect(play(await fresh(), "documents.accepted")).rejects.toThrow("documents.missing");
  });

  it("goes on without where the retailer's own setting says so, and no step asks for it afterwards", async () => {
    const order = await paid();
    const { config } = system.tenant;
    const delivery = { ...config.delivery, handsOverUninsured: true, handsOverUnidentified: true };
    await deliver(order, { ...system, tenant: { ...system.tenant, config: { ...config, delivery } } });
    const steps = requiredOf((await getTracker(world.ctx, order)).tracker.steps);
    expect(steps.every(({ status }) => status === "COMPLETED")).toBe(true);
    expect(steps.map(({ step }) => step)).not.toContain("VERIFY_INSURANCE");
    expect(activeStep(steps)).toBe("PAYMENT_DETAILS");
  });

  it("in the store leaves no step open either", async () => {
    const order = await fresh();
    await play(order, "order.offramp");
    await expect(deliver(order)).rejects.toThrow("handover.insuranceUnverified");
    for (const event of ["insurance.verified", "id.completed"] as const) await play(order, event);
    await deliver(order);
    const steps = requiredOf((await getTracker(world.ctx, order)).tracker.steps);
    expect(steps.filter(({ status }) => status !== "COMPLETED")).toEqual([]);
  });
});

describe("A missed appointment", () => {
  it("asks for another time, tells the buyer, and can be moved by them and by the retailer", async () => {
    const order = await booked();
    const { appointmentTime } = (await getFulfillment(world.ctx, order)).appointment!;
    const late = new Date(appointmentTime).getTime() + 2 * 3_600_000 - world.clock.now().getTime();
    expect(await told(async () => world.clock.advance({ seconds: late / 1000 }))).toEqual(
      expect.arrayContaining(both("progress.appointmentMissed")),
    );
    const stepOf = async () =>
      (await getTracker(world.ctx, order)).tracker.steps.find(({ step }) => step === "SCHEDULE_DELIVERY")
        ?.status;
    expect(await stepOf()).toBe("NEEDS_ATTENTION");
    await expect(play(order, "appointment.confirmed")).rejects.toThrow("fulfillment.past");
    const { date, hour } = (await listOpenSlots(world.ctx, order)).slots[0]!;
    const { orderNumber } = order;
    const slot = { date, hour };
    const { appointment } = await requestAppointment(world.ctx, { orderNumber, option: "PICKUP", slot });
    expect(appointment).toMatchObject({ isMissed: false, status: "REQUESTED" });
    expect(await stepOf()).toBe("COMPLETED");
    const tomorrow = new Date(Math.ceil(world.clock.now().getTime() / 3_600_000) * 3_600_000 + 3_600_000);
    await play(order, "appointment.moved", { appointmentTime: tomorrow.toISOString() });
    expect((await getFulfillment(world.ctx, order)).appointment).toMatchObject({
      status: "CONFIRMED",
      appointmentTime: tomorrow.toISOString(),
    });
    await expect(
      play(order, "appointment.moved", { appointmentTime: "2026-01-05T15:00:00Z" }),
    ).rejects.toThrow("fulfillment.past");
  });
});
