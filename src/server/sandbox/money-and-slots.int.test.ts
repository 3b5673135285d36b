import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { getFulfillment } from "#modules/fulfillment/server/get-fulfillment.ts";
import { listOpenSlots } from "#modules/fulfillment/server/list-slots.ts";
import { cancelAppointment } from "#modules/fulfillment/server/move-appointment.ts";
import { quoteZip } from "#modules/fulfillment/server/quote-zip.ts";
import { requestAppointment } from "#modules/fulfillment/server/request-appointment.ts";
import { sendIdLink } from "#modules/id-verification/server/send-id-link.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { getOrder } from "#modules/orders/server/get-order.ts";
import { getPayments } from "#modules/payments/server/get-payments.ts";
import { finishCharge } from "#modules/payments/server/settle-payment.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import {
  freshPng,
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
  upload,
} from "#tests/support/tracker-world.ts";

type Fields = NonNullable<TrackerTestContext["paymentGateway"]["fields"]>;
type TokenRequest = Parameters<Fields["tokenize"]>[1];

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

async function signedOrder(priceCents = 500_000): Promise<OrderView> {
  const order = await world.submittedOrder({ priceCents });
  for (const type of ["DriversLicense", "InsuranceCard"] as const) {
    await upload(world.ctx, {
      dealId: order.deal.dealId,
      type,
      files: [{ name: "a.png", bytes: freshPng() }],
    });
  }
  await startSigning(world.ctx, order);
  await signAsBuyer(world.ctx, order.orderNumber, "robin  buyer");
  return order;
}

async function tokenOf(request: TokenRequest): Promise<string> {
  const answer = await world.ctx.paymentGateway.fields!.tokenize(world.ctx, request);
  if (answer.kind === "refused") throw new Error(answer.message);
  return answer.token;
}
const card = (number = "4242424242424242") =>
  tokenOf({
    kind: "card",
    number,
    expMonth: 12,
    expYear: 2030,
    cvc: "123",
    name: "Robin Buyer",
    zipCode: "78701",
  });
const account = (accountNumber = "000123456789") =>
  tokenOf({ kind: "bank", routingNumber: "110000000", accountNumber });
const pay = (order: OrderView, token: string, family: "card" | "bank" = "card") =>
  takePayment(world.ctx, { orderNumber: order.orderNumber, purpose: "balance", token, family });

describe("Paying", () => {
  it("by card within the limit is complete at once", async () => {
    const order = await signedOrder();
    const view = await pay(order, await card());
    expect(view).toMatchObject({ status: "FULLY_PAID", paidCents: view.totalCents });
    expect(view.payments).toMatchObject([{ display: "card:Visa:4242", method: "card" }]);
    expect((await getOrder(world.ctx, order)).orderNumber).toBe(order.orderNumber);
  });

  it("is refused before the contract is signed", async () => {
    const order = await world.submittedOrder({ priceCents: 500_000 });
    await expect(pay(order, await card())).rejects.toThrow("payment.notSigned");
  });

  it("leaves only a linked bank above both limits, and says so (OP-03, MSG-48)", async () => {
    const order = await signedOrder(2_500_000);
    const view = await getPayments(world.ctx, order);
    expect(view.methods).toEqual(["bank-linked"]);
    expect(view.limitMessage).toBe(
      "This amount is over the card limit of $7,000.00. Link a bank account to pay by ACH.",
    );
    await expect(pay(order, await card())).rejects.toThrow("payment.methodNotAllowed");
    await expect(pay(order, await account(), "bank")).rejects.toThrow("payment.methodNotAllowed");
  });

  it("twice is refused, and forty at once charge once (promise 3)", async () => {
    const order = await signedOrder();
    const tokens = await Promise.all(Array.from({ length: 40 }, () => card()));
    const answers = await Promise.allSettled(tokens.map((token) => pay(order, token)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(pay(order, await card())).rejects.toThrow("payment.alreadyMade");
    expect((await getPayments(world.ctx, order)).payments).toHaveLength(1);
  });

  it("with a declined card is an answer with the required words, and may be tried again", async () => {
    const order = await signedOrder();
    const view = await pay(order, await card("4000000000000002"));
    expect(view.status).toBe("PAYMENT_FAILED");
    expect(view.payments[0]?.message).toMatch(/^We encountered an issue processing your payment\./);
    expect((await pay(order, await card())).status).toBe("FULLY_PAID");
  });

  it("goes on under the same key when the first answer was lost", async () => {
    const order = await signedOrder();
    const token = await card();
    const gateway = {
      ...world.ctx.paymentGateway,
      charge: () => Promise.reject(new Error("connection lost")),
    };
    const lost = { ...world.ctx, paymentGateway: gateway };
    const input = { orderNumber: order.orderNumber, purpose: "balance", token, family: "card" } as const;
    await expect(takePayment(lost, input)).rejects.toThrow("connection lost");
    const { payments } = await getPayments(world.ctx, order);
    expect(payments).toMatchObject([{ status: "PAYMENT_PENDING" }]);
    await finishCharge(world.system, payments[0]!.id);
    const again = await takePayment(world.ctx, input);
    expect(again).toMatchObject({ status: "FULLY_PAID", balanceCents: 0, clientAction: null });
    expect(again.payments).toHaveLength(1);
  });

  it("says the first answer again to the same token, and refuses another one (promise 3)", async () => {
    const order = await signedOrder();
    const token = await card();
    const deposit = { orderNumber: order.orderNumber, purpose: "deposit", family: "any", token } as const;
    const first = await takePayment(world.ctx, deposit);
    expect(await takePayment(world.ctx, deposit)).toEqual(first);
    await expect(takePayment(world.ctx, { ...deposit, token: await card() })).rejects.toThrow(
      "payment.alreadyMade",
    );
    const paid = await pay(order, await card());
    // The deposit's card does not answer for the balance's, nor the other way round.
    expect(await takePayment(world.ctx, deposit)).toEqual({ ...paid, clientAction: null });
    expect((await getPayments(world.ctx, order)).payments).toHaveLength(2);
  });

  it("takes a deposit once, and the balance is smaller by it", async () => {
    const order = await signedOrder();
    const before = await getPayments(world.ctx, order);
    const deposit = { orderNumber: order.orderNumber, purpose: "deposit", family: "any" } as const;
    const after = await takePayment(world.ctx, { ...deposit, token: await card() });
    expect(after.balanceCents).toBe(before.balanceCents - after.payments[0]!.amountCents);
    expect(after.status).toBeNull();
    await expect(takePayment(world.ctx, { ...deposit, token: await card() })).rejects.toThrow(
      "payment.alreadyMade",
    );
  });

  it("takes no number but the test numbers, and keeps none of them", async () => {
    await expect(card("4111111111111111")).rejects.toThrow("test card numbers");
    await card();
    await account();
    const { rows } = await world.database.owner.query(
      "select count(*)::int as found from sandbox_gateway_token t where t::text like '%4242424242424242%' or t::text like '%000123456789%'",
    );
    expect(rows[0]).toEqual({ found: 0 });
  });
});

describe("Booking the handover", () => {
  const pickup = (order: OrderView, slot: { date: string; hour: number }) =>
    requestAppointment(world.ctx, { orderNumber: order.orderNumber, option: "PICKUP", slot });
  const delivery = (order: OrderView, slot: { date: string; hour: number }, zipCode: string) => {
    const address = {
      streetAddress: "12 Main Street",
      addressLine2: "",
      city: "Houston",
      state: "TX",
      zipCode,
    };
    return requestAppointment(world.ctx, {
      orderNumber: order.orderNumber,
      option: "DELIVERY",
      slot,
      address,
      instructions: "Ring twice",
    });
  };

  it("waits for the signature", async () => {
    const order = await world.submittedOrder();
    await expect(pickup(order, { date: "2026-06-12", hour: 9 })).rejects.toThrow("fulfillment.notReady");
  });

  it("offers hours of the rooftop's day, two business days ahead", async () => {
    const order = await signedOrder();
    const { timeZone, slots } = await listOpenSlots(world.ctx, order);
    expect(timeZone).toBe("America/Chicago");
    expect(slots[0]).toEqual({ date: "2026-06-12", hour: 9, startsAt: "2026-06-12T14:00:00.000Z" });
    await expect(pickup(order, { date: "2026-06-11", hour: 9 })).rejects.toThrow(
      "fulfillment.slotUnavailable",
    );
    await expect(pickup(order, { date: "2026-02-31", hour: 9 })).rejects.toThrow(
      "fulfillment.slotUnavailable",
    );
  });

  it("gives one hour to one of two buyers, and back when it is given up", async () => {
    const [one, other] = [await signedOrder(), await signedOrder()];
    const slot = { date: "2026-06-15", hour: 10 };
    const answers = await Promise.allSettled([pickup(one, slot), pickup(other, slot)]);
    const rejected = answers.filter((answer) => answer.status === "rejected");
    expect(rejected).toHaveLength(1);
    expect(rejected[0]?.reason).toMatchObject({ details: { code: "fulfillment.slotTaken" } });
    const [winner, loser] = answers[0].status === "fulfilled" ? [one, other] : [other, one];
    expect((await listOpenSlots(world.ctx, loser)).slots).not.toContainEqual(expect.objectContaining(slot));
    await cancelAppointment(world.ctx, winner);
    expect((await pickup(loser, slot)).appointment).toMatchObject({ ...slot, status: "REQUESTED" });
  });

  it("seals the address and charges what the contract does not hold yet", async () => {
    const order = await signedOrder();
    const view = await delivery(order, { date: "2026-06-16", hour: 11 }, "77002");
    expect(view.appointment).toMatchObject({ address: { zipCode: "77002" }, instructions: "Ring twice" });
    expect(view.appointment!.feeCents).toBeGreaterThan(0);
    const { rows } = await world.database.owner.query(
      "select count(*)::int as found from fulfillment f where f::text like '%Main Street%'",
    );
    expect(rows[0]).toEqual({ found: 0 });
    await expect(delivery(order, { date: "2026-06-16", hour: 12 }, "99501")).rejects.toThrow(
      "fulfillment.outOfRange",
    );
    expect((await getFulfillment(world.ctx, order)).appointment?.hour).toBe(11);
  });

  it("quotes a zip, and says when it is too far (MSG-34)", async () => {
    expect((await quoteZip(world.ctx, { zip: "78701" })).quote).toMatchObject({ kind: "free" });
    expect(await quoteZip(world.ctx, { zip: "99501" })).toMatchObject({ quote: { kind: "out-of-range" } });
    await expect(quoteZip(world.ctx, { zip: "00000" })).rejects.toThrow("fulfillment.zipUnknown");
  });
});

describe("Illinois (OP-19)", () => {
  it("never starts a capture online", async () => {
    const { orderNumber } = await world.submittedOrder();
    const link = { orderNumber, phone: "5122345678", idState: "IL", origin: "http://shop.test" };
    await expect(sendIdLink(world.ctx, link)).rejects.toThrow("idVerification.inPersonOnly");
  });
});
