import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { timeline } from "#modules/order-steps/domain/timeline.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { getOrderHistory } from "#modules/order-steps/server/get-order-history.ts";
import { giveInsuranceConsent } from "#modules/insurance/server/give-insurance-consent.ts";
import { skipInsurance } from "#modules/insurance/server/skip-insurance.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";

/** Item "History": every change of a step with time, actor and reason, whoever made it. */
let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const play = (order: OrderView, event: string) =>
  applyEvent(world.system, { orderNumber: order.orderNumber, event });
const entriesOf = async (order: OrderView) => (await getOrderHistory(world.ctx, order)).history;

describe("The history of an order", () => {
  it("tells of insurance, identity and documents with the time of the product's clock", async () => {
    const order = await world.submittedOrder();
    const { orderNumber } = order;
    await giveInsuranceConsent(world.ctx, { orderNumber, termsVersion: 1, consentLanguage: "en" });
    world.clock.advance({ seconds: 60 });
    await play(order, "insurance.failed");
    await play(order, "insurance.failed");
    await skipInsurance(world.ctx, order);
    world.clock.advance({ seconds: 60 });
    await play(order, "insurance.verified");
    await play(order, "id.completed");
    const files = [{ name: "a.png", bytes: freshPng() }];
    await upload(world.ctx, { dealId: order.deal.dealId, type: "DriversLicense", files });
    const steps = (await entriesOf(order)).filter(({ subject }) => subject !== "order");
    expect(steps.map(({ actor, reason }) => `${actor}: ${reason}`)).toEqual(
      expect.arrayContaining([
        "buyer: You agreed that we may ask your insurance carrier.",
        "insurance carrier: Your policy wasn't found.",
        "buyer: You chose to upload your insurance card later.",
        "insurance carrier: Your insurance was verified.",
        "id verification: Your ID was verified.",
        "buyer: You sent your driver's license.",
      ]),
    );
    expect(steps.filter(({ status }) => status === "NOT_FOUND")).toHaveLength(1);
    expect(steps.at(-1)?.at).toBe(world.clock.now().toISOString());
    const told = timeline(await entriesOf(order)).map(({ reason }) => reason);
    expect(told.filter((reason) => reason === "Your ID was verified.")).toHaveLength(1);
    expect(told.at(-1)).toBe("Added to the cart");
  });

  it("tells of a payment from the first to the last word, and of money that went back", async () => {
    const order = await world.submittedOrder();
    const at = world.clock.now();
    const row = {
      tenant_id: world.ctx.tenantId,
      id: world.ctx.ids.next("pay"),
      order_id: order.deal.dealId,
      purpose: "balance" as const,
      method: "bank-manual" as const,
      status: "PAYMENT_PENDING" as const,
      amount_cents: 100,
      provider_key: "key",
      source_token: "tok",
      display: "bank::1234",
      created_at: at,
      updated_at: at,
    };
    await world.ctx.db.transaction((trx) => trx.insertInto("payment").values(row).execute());
    for (const status of ["PAYMENT_CAPTURED", "PAYMENT_CAPTURED", "PAYMENT_FAILED"] as const)
      await world.ctx.db.transaction((trx) =>
        trx.updateTable("payment").set({ status }).where("id", "=", row.id).execute(),
      );
    const payments = (await entriesOf(order)).filter(({ subject }) => subject === "payment");
    expect(payments.map(({ status, reason }) => `${status}: ${reason}`)).toEqual([
      "PAYMENT_PENDING: Your payment is on its way.",
      "PAYMENT_CAPTURED: Your payment arrived.",
      "PAYMENT_FAILED: Your bank returned the payment.",
    ]);
  });
});
