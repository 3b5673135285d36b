import { ALL_STEPS } from "#tests/support/all-steps.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { listOpenSlots } from "#modules/fulfillment/server/list-slots.ts";
import { cancelAppointment } from "#modules/fulfillment/server/move-appointment.ts";
import { requestAppointment } from "#modules/fulfillment/server/request-appointment.ts";
import { sendIdLink } from "#modules/id-verification/server/send-id-link.ts";
import { giveInsuranceConsent } from "#modules/insurance/server/give-insurance-consent.ts";
import { skipInsurance } from "#modules/insurance/server/skip-insurance.ts";
import { checkTransition } from "#platform/shared/transition-table.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { dealTransitionsOf } from "#modules/orders/domain/states/deal-transitions.ts";
import { orderTransitions } from "#modules/orders/domain/states/order-transitions.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { getOrderHistory } from "#modules/order-steps/server/get-order-history.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import { deriveTracker } from "#modules/progress-tracker/domain/derive-tracker.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";
import { eventNames } from "#modules/retailer-operations/server/event-table.ts";
import { STEPS } from "#server/steps.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

type Act = (order: OrderView) => Promise<unknown>;

const acts: Readonly<Record<string, Act>> = {
  consent: ({ orderNumber }) =>
    giveInsuranceConsent(world.ctx, { orderNumber, termsVersion: 1, consentLanguage: "en" }),
  skip: (order) => skipInsurance(world.ctx, order),
  link: ({ orderNumber }) => sendIdLink(world.ctx, { orderNumber, phone: "5122345678", idState: null }),
  license: (order) => send(order, "DriversLicense"),
  card: (order) => send(order, "InsuranceCard"),
  start: (order) => startSigning(world.ctx, order),
  sign: ({ orderNumber }) => signAsBuyer(world.ctx, orderNumber),
  pay: async ({ orderNumber }) => {
    const answer = await world.ctx.paymentGateway.fields!.tokenize(world.ctx, {
      kind: "bank",
      routingNumber: "110000000",
      accountNumber: "000123456789",
    });
    if (answer.kind === "refused") throw new Error(answer.message);
    return takePayment(world.ctx, { orderNumber, purpose: "balance", token: answer.token, family: "bank" });
  },
  book: async (order) => {
    const { slots } = await listOpenSlots(world.ctx, order);
    const { date, hour } = slots[0]!;
    return requestAppointment(world.ctx, {
      orderNumber: order.orderNumber,
      option: "PICKUP",
      slot: { date, hour },
    });
  },
  unbook: (order) => cancelAppointment(world.ctx, order),
};
const send = (order: OrderView, type: "DriversLicense" | "InsuranceCard") =>
  upload(world.ctx, { dealId: order.deal.dealId, type, files: [{ name: "a.png", bytes: freshPng() }] });

async function perform(order: OrderView, name: string): Promise<void> {
  const event = eventNames(STEPS).find((one) => one === name);
  try {
    if (event) await applyEvent(world.system, { orderNumber: order.orderNumber, event });
    else await acts[name]!(order);
  } catch (error) {
    // A refusal is a fine answer; anything else is a bug.
    if (!isAppError(error)) throw error;
  }
}

describe("Whatever buyers and third parties do, in any order", () => {
  it("leaves a history of listed moves and a tracker that both sides derive alike", async () => {
    // The journey's own acts are likelier, so that sequences get far enough to be interesting.
    const rare = ["order.cancelled", "order.offramp", "order.delivered"];
    const usual = [
      ...Object.keys(acts),
      ...Object.keys(acts),
      ...eventNames(STEPS).filter((event) => !rare.includes(event)),
    ];
    const name = fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...usual) },
      { weight: 1, arbitrary: fc.constantFrom(...rare) },
    );
    const sequences = fc.array(name, { minLength: 5, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(sequences, async (names) => {
        const order = await world.submittedOrder({ priceCents: 400_000 });
        for (const one of names) await perform(order, one);
        const { facts, tracker } = await getTracker(world.ctx, order);
        expect(deriveTracker(ALL_STEPS, facts)).toEqual({ kind: "tracker", tracker });
        expectListedMoves((await getOrderHistory(world.ctx, order)).history);
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});

function expectListedMoves(history: Awaited<ReturnType<typeof getOrderHistory>>["history"]): void {
  for (const [index, entry] of history.entries()) {
    const before = history[index - 1];
    if (before === undefined) continue;
    const move = `${before.orderStatus}/${before.dealStatus} to ${entry.orderStatus}/${entry.dealStatus}`;
    expect(checkTransition(orderTransitions, before.orderStatus, entry.orderStatus), move).not.toBe(
      "refused",
    );
    expect(checkTransition(dealTransitionsOf("Cash"), before.dealStatus, entry.dealStatus), move).not.toBe(
      "refused",
    );
  }
}
