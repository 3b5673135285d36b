import { ALL_STEPS } from "#tests/support/all-steps.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getSigningSession } from "#modules/contracting/server/get-signing-session.ts";
import { prepareContract } from "#modules/contracting/server/package/prepare-contract.ts";
import { signContract } from "#modules/contracting/server/sign-contract.ts";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { listOpenSlots } from "#modules/fulfillment/server/list-slots.ts";
import { requestAppointment } from "#modules/fulfillment/server/request-appointment.ts";
import { sendIdLink } from "#modules/id-verification/server/send-id-link.ts";
import { submitCapture } from "#modules/id-verification/server/submit-capture.ts";
import { giveInsuranceConsent } from "#modules/insurance/server/give-insurance-consent.ts";
import { recordPolicy } from "#modules/insurance/server/record-policy.ts";
import { startCarrierSession } from "#modules/insurance/server/start-carrier-session.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { createBankLink, exchangeBankLink } from "#modules/payment-gateways/server/links/link-bank.ts";
import { checkSettlement } from "#modules/payments/server/settle-payment.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import { deriveTracker } from "#modules/progress-tracker/domain/derive-tracker.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import { getOrder } from "#modules/orders/server/get-order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { requiredOf } from "#tests/support/required-steps.ts";
import { signAsBuyer, signBodyFor } from "#tests/support/sign-contract.ts";
import {
  freshPng,
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
  upload,
} from "#tests/support/tracker-world.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const statuses = async (order: OrderView, ctx: TrackerTestContext = world.ctx) => {
  const { tracker, facts } = await getTracker(ctx, order);
  // The browser derives the same from the same facts.
  expect(deriveTracker(ALL_STEPS, facts)).toEqual({ kind: "tracker", tracker });
  return Object.fromEntries(requiredOf(tracker.steps).map(({ step, status }) => [step, status]));
};
const play = (order: OrderView, event: string) =>
  applyEvent(world.system, { orderNumber: order.orderNumber, event });
const dealId = (order: OrderView) => order.deal.dealId;

async function insure(order: OrderView, policyNumber = "AB123456") {
  const { orderNumber } = order;
  await giveInsuranceConsent(world.ctx, { orderNumber, termsVersion: 1, consentLanguage: "en" });
  const session = await startCarrierSession(world.ctx, { orderNumber, origin: "http://shop.test" });
  const pullId = session.pullId!;
  await world.ctx.insuranceProvider.connect?.(world.ctx, {
    pullId,
    carrierName: "Harbor Mutual",
    policyNumber,
  });
  return recordPolicy(world.ctx, { orderNumber, pullId });
}

async function sendLink(order: OrderView, phone = "5122345678") {
  await sendIdLink(world.ctx, {
    orderNumber: order.orderNumber,
    phone,
    idState: null,
  });
  const [message] = await listSandboxMessages(world.ctx, { to: phone });
  return /capture\/([0-9A-Z]{32})/.exec(message?.text ?? "")![1]!;
}

const capture = (token: string, documentNumber = "D1234567") =>
  submitCapture(world.system, { token, action: "submit", documentNumber, issuingState: "TX" });

async function uploadBoth(order: OrderView) {
  for (const type of ["DriversLicense", "InsuranceCard"] as const) {
    await upload(world.ctx, {
      dealId: dealId(order),
      type,
      files: [{ name: `${type}.png`, bytes: freshPng() }],
    });
  }
}

async function sign(order: OrderView) {
  const { orderNumber } = order;
  await startSigning(world.ctx, { orderNumber });
  return signAsBuyer(world.ctx, orderNumber);
}

async function linkedBankToken(order: OrderView) {
  const { linkToken } = await createBankLink(world.ctx, order);
  const finished = await world.ctx.paymentGateway.fields!.finishBankLink(world.ctx, {
    linkToken,
    institution: "First Harbor Bank",
    succeeds: true,
  });
  return (await exchangeBankLink(world.ctx, finished!)).token;
}

const payByBank = async (order: OrderView) =>
  takePayment(world.ctx, {
    orderNumber: order.orderNumber,
    purpose: "balance",
    token: await linkedBankToken(order),
    family: "bank",
  });

async function firstSlot(order: OrderView) {
  const { slots } = await listOpenSlots(world.ctx, order);
  return { date: slots[0]!.date, hour: slots[0]!.hour };
}

describe("A cash buyer, from submission to delivery", () => {
  it("goes through the six steps of TRK-06, and the car is theirs", async () => {
    const order = await world.submittedOrder();
    const { orderNumber } = order;
    expect(await statuses(order)).toEqual({
      VERIFY_INSURANCE: "READY",
      VERIFY_ID: "READY",
      UPLOAD_DOCUMENTS: "READY",
      SIGN_CONTRACT: "NOT_READY",
      SCHEDULE_DELIVERY: "NOT_READY",
      PAYMENT_DETAILS: "NOT_READY",
    });

    expect(await insure(order)).toMatchObject({
      status: "COMPLETED",
      policyStatus: "ACTIVE",
      policyNumberLast4: "3456",
    });
    const token = await sendLink(order);
    expect((await statuses(order))["VERIFY_ID"]).toBe("IN_PROGRESS");
    await capture(token);
    await uploadBoth(order);
    expect(await statuses(order)).toMatchObject({
      VERIFY_INSURANCE: "COMPLETED",
      VERIFY_ID: "COMPLETED",
      UPLOAD_DOCUMENTS: "COMPLETED",
      SIGN_CONTRACT: "READY",
    });

    await startSigning(world.ctx, { orderNumber });
    expect((await statuses(order))["SIGN_CONTRACT"]).toBe("IN_PROGRESS");
    expect(await sign(order)).toMatchObject({ status: "InProgress", signersCompleted: true });
    expect(await play(order, "contract.countersigned")).toMatchObject({
      orderStatus: "SOLD",
      dealStatus: "BOOK",
    });

    await requestAppointment(world.ctx, { orderNumber, option: "PICKUP", slot: await firstSlot(order) });
    expect((await payByBank(order)).status).toBe("PAYMENT_PENDING");
    await play(order, "payment.captured");
    await play(order, "appointment.confirmed");
    expect(new Set(Object.values(await statuses(order)))).toEqual(new Set(["COMPLETED"]));

    expect(await play(order, "order.delivered")).toMatchObject({ orderStatus: "DELIVERED" });
    expect((await getOrder(world.ctx, { orderNumber })).orderStatus).toBe("DELIVERED");
  });

  it("sees the contract's total equal the quote, to the cent (promise 6)", async () => {
    const order = await world.submittedOrder();
    await uploadBoth(order);
    await startSigning(world.ctx, order);
    const { documents } = await getSigningSession(world.ctx, order);
    const { snapshot } = await world.ctx.db.transaction((trx) =>
      trx
        .selectFrom("orders")
        .select("snapshot")
        .where("order_number", "=", order.orderNumber)
        .executeTakeFirstOrThrow(),
    );
    const amounts = documents[0]?.blocks.find((block) => block.kind === "amounts")?.rows ?? [];
    const lines = snapshot.lines.map(({ amountCents }) => amountCents);
    expect(amounts.slice(0, lines.length).map(({ amountCents }) => amountCents)).toEqual(lines);
    expect(amounts[lines.length]).toMatchObject({ label: "Total", amountCents: snapshot.amountDueCents });
  });
});

describe("Every step that needs attention recovers", () => {
  it.each([
    ["0000", "NOT_FOUND"],
    ["1111", "INACTIVE"],
    ["2222", "EXPIRED"],
    ["3333", "CANCELED"],
  ])("insurance: a policy ending in %s is %s, the next one is fine", async (end, policyStatus) => {
    const order = await world.submittedOrder();
    expect((await insure(order, `P${end}`)).policyStatus).toBe(policyStatus);
    expect((await statuses(order))["VERIFY_INSURANCE"]).toBe("NEEDS_ATTENTION");
    await insure(order);
    expect((await statuses(order))["VERIFY_INSURANCE"]).toBe("COMPLETED");
  });

  it("ID: a failure needs a new link, and the old one is dead", async () => {
    const order = await world.submittedOrder();
    const first = await sendLink(order);
    await capture(first, "D0000");
    expect((await statuses(order))["VERIFY_ID"]).toBe("NEEDS_ATTENTION");
    await expect(capture(first)).rejects.toThrow("idVerification.linkInvalid");
    await capture(await sendLink(order));
    expect((await statuses(order))["VERIFY_ID"]).toBe("COMPLETED");
  });

  it("ID: a link is over after 24 hours and a new one works", async () => {
    const order = await world.submittedOrder();
    const token = await sendLink(order);
    world.clock.advance({ hours: 24 });
    expect((await statuses(order))["VERIFY_ID"]).toBe("NEEDS_ATTENTION");
    await expect(capture(token)).rejects.toThrow("idVerification.linkInvalid");
    await capture(await sendLink(order));
    expect((await statuses(order))["VERIFY_ID"]).toBe("COMPLETED");
  });

  it("signing: an expired verification is made anew", async () => {
    const order = await world.submittedOrder();
    await uploadBoth(order);
    await startSigning(world.ctx, order);
    expect(await play(order, "verification.expired")).toMatchObject({ dealStatus: "VEXP" });
    expect((await statuses(order))["SIGN_CONTRACT"]).toBe("NEEDS_ATTENTION");
    await sign(order);
    expect((await statuses(order))["SIGN_CONTRACT"]).toBe("COMPLETED");
  });

  it("signing: a canceled contract can't be signed, the next one can", async () => {
    const order = await world.submittedOrder();
    await uploadBoth(order);
    await startSigning(world.ctx, order);
    const read = await getSigningSession(world.ctx, order);
    await play(order, "contract.cancelled");
    expect((await statuses(order))["SIGN_CONTRACT"]).toBe("NEEDS_ATTENTION");
    const attempt = signBodyFor(read);
    await expect(signContract(world.ctx, attempt)).rejects.toThrow("error.validation");
    await sign(order);
    expect((await statuses(order))["SIGN_CONTRACT"]).toBe("COMPLETED");
  });

  it("signing: a contract nobody signed for 14 days is over", async () => {
    const order = await world.submittedOrder();
    await uploadBoth(order);
    await startSigning(world.ctx, order);
    world.clock.advance({ days: 14 });
    expect((await statuses(order))["SIGN_CONTRACT"]).toBe("NEEDS_ATTENTION");
    await sign(order);
    expect((await statuses(order))["SIGN_CONTRACT"]).toBe("COMPLETED");
  });

  it("payment: a failed bank payment may be tried again", async () => {
    const order = await world.submittedOrder();
    await uploadBoth(order);
    await sign(order);
    await payByBank(order);
    await play(order, "payment.failed");
    expect((await statuses(order))["PAYMENT_DETAILS"]).toBe("NEEDS_ATTENTION");
    await payByBank(order);
    expect((await statuses(order))["PAYMENT_DETAILS"]).toBe("IN_PROGRESS");
    await play(order, "payment.captured");
    await play(order, "payment.captured");
    expect((await statuses(order))["PAYMENT_DETAILS"]).toBe("COMPLETED");
    await play(order, "payment.returned");
    expect((await statuses(order))["PAYMENT_DETAILS"]).toBe("NEEDS_ATTENTION");
  });

  it("payment: bank money arrives by itself within three days (PMT-05)", async () => {
    const order = await world.submittedOrder();
    await uploadBoth(order);
    await sign(order);
    const { payments } = await payByBank(order);
    await checkSettlement(world.system, payments[0]!.id);
    expect((await statuses(order))["PAYMENT_DETAILS"]).toBe("IN_PROGRESS");
    world.clock.advance({ days: 3 });
    await checkSettlement(world.system, payments[0]!.id);
    expect((await statuses(order))["PAYMENT_DETAILS"]).toBe("COMPLETED");
  });
});

describe("A retailer who prepares contracts by hand (TEN-05)", () => {
  it("is waited for, and then the buyer signs", async () => {
    const order = await world.submittedOrder();
    await uploadBoth(order);
    const { contracting } = world.ctx.tenant.config;
    const byHand = { ...contracting, cash: { ...contracting.cash, createContract: false } };
    const tenant = { ...world.ctx.tenant, config: { ...world.ctx.tenant.config, contracting: byHand } };
    await expect(startSigning({ ...world.ctx, tenant }, order)).rejects.toThrow("contract.notReady");
    await play(order, "contract.ready");
    expect(await startSigning({ ...world.ctx, tenant }, order)).toMatchObject({ status: "InProgress" });
  });
});

describe("Third parties that repeat themselves or come too early", () => {
  it("change nothing the second time", async () => {
    const order = await world.submittedOrder();
    for (const event of [
      "insurance.verified",
      "insurance.verified",
      "id.completed",
      "id.completed",
    ] as const) {
      await play(order, event);
    }
    await uploadBoth(order);
    await play(order, "contract.ready");
    expect(await prepareContract(world.system, { orderId: await idOf(order) })).toBe("already-there");
    await sign(order);
    await play(order, "contract.countersigned");
    const once = await play(order, "contract.countersigned");
    expect(once).toMatchObject({ orderStatus: "SOLD", dealStatus: "BOOK" });
    const mails = await listSandboxMessages(world.ctx, { to: "robin@example.com" });
    expect(
      mails.filter(({ subject, text }) => subject.includes("complete") && text.includes(order.orderNumber)),
    ).toHaveLength(1);
  });

  it.each([
    "contract.ready",
    "contract.countersigned",
    "contract.cancelled",
    "payment.captured",
    "appointment.confirmed",
    "order.delivered",
    "id.failed",
    "lender.approved",
  ] as const)("get a conflict for %s on a new order", async (event) => {
    const order = await world.submittedOrder();
    await expect(play(order, event)).rejects.toMatchObject({ kind: "conflict" });
  });

  it("a canceled order frees the car and its appointment, and its steps are closed", async () => {
    const vehicleId = await world.addVehicle();
    const order = await makeOrderFor(vehicleId);
    await uploadBoth(order);
    await sign(order);
    await requestAppointment(world.ctx, {
      orderNumber: order.orderNumber,
      option: "PICKUP",
      slot: await firstSlot(order),
    });
    expect(await play(order, "order.cancelled")).toMatchObject({
      orderStatus: "CANCELED",
      dealStatus: "CANC",
    });
    expect((await world.vehicle(vehicleId)).availability).toBe("Available");
    await expect(payByBank(order)).rejects.toThrow("order.closed");
  });

  it("an off-ramp order has no payment step and can still be delivered", async () => {
    const order = await world.submittedOrder();
    await play(order, "order.offramp");
    expect(Object.keys(await statuses(order))).not.toContain("PAYMENT_DETAILS");
    for (const event of ["insurance.verified", "id.completed"] as const) await play(order, event);
    expect(await play(order, "order.delivered")).toMatchObject({ orderStatus: "DELIVERED" });
  });
});

async function makeOrderFor(vehicleId: string): Promise<OrderView> {
  const { makeSubmittedOrder } = await import("#tests/support/checkout-world.ts");
  return makeSubmittedOrder(world.ctx, vehicleId);
}

async function idOf(order: OrderView): Promise<string> {
  const row = await world.ctx.db.transaction((trx) =>
    trx
      .selectFrom("orders")
      .select("id")
      .where("order_number", "=", order.orderNumber)
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}
