import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { getPayments } from "#modules/payments/server/get-payments.ts";
import { runRefund } from "#modules/payments/server/refund-order.ts";
import { finishCharge } from "#modules/payments/server/settle-payment.ts";
import { buyPlan } from "#modules/plan-purchases/server/buy-plan.ts";
import { payPlan } from "#modules/plan-purchases/server/pay-plan.ts";
import type { PlanPurchasesContext } from "#modules/plan-purchases/server/plan-purchases-context.ts";
import { readPurchases } from "#modules/plan-purchases/server/read-purchases.ts";
import { protectionContractsJobs } from "#modules/protection-contracts/jobs.ts";
import { playAdministrator } from "#modules/protection-contracts/providers/sandbox/play-administrator.ts";
import { cancelPlan } from "#modules/protection-contracts/server/cancel-plan.ts";
import { listPlans } from "#modules/protection-contracts/server/list-plans.ts";
import { quoteCancellation } from "#modules/protection-contracts/server/quote-cancellation.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { makeSubmittedOrder } from "#tests/support/checkout-world.ts";
import { nextVin } from "#tests/support/next-vin.ts";
import { makeTrackerWorld, type TrackerWorld } from "#tests/support/tracker-world.ts";
import { paymentToken } from "#tests/support/payment-token.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await playAdministrator(world.ctx, { play: "up" });
  await playAdministrator(world.ctx, { play: "restore" });
});

const SERVICE = "vsc.60-75000";
const query = async (sql: string, values: readonly unknown[]) =>
  (await world.database.owner.query(sql, [...values])).rows as Record<string, unknown>[];
const play = ({ orderNumber }: OrderView, event: string, details = {}) =>
  applyEvent(world.system, { orderNumber, event, ...details });

async function order(): Promise<OrderView> {
  const vehicleId = await world.addVehicle({ priceCents: 2_500_000 });
  await query("update vehicle set vin = $1 where id = $2", [nextVin(), vehicleId]);
  return makeSubmittedOrder(world.ctx, vehicleId);
}

/** Agrees to the plan, at the sale's miles. */
async function agreed({ orderNumber }: OrderView, ctx: PlanPurchasesContext = world.ctx, planId = SERVICE) {
  const { plans, miles } = await readPurchases(ctx, { orderNumber });
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new Error(`${planId} is not offered`);
  const asked = { orderNumber, planId, consent: plan.consent.hash, odometerMiles: miles };
  return { plan, asked, purchase: await buyPlan(ctx, asked) };
}

async function bought(made: OrderView, kind: "card" | "bank" = "card") {
  const { purchase } = await agreed(made);
  const { orderNumber } = made;
  const { purchaseId } = purchase;
  return payPlan(world.ctx, { orderNumber, purchaseId, token: await paymentToken(world.ctx, kind) });
}

const plansOf = async ({ orderNumber }: OrderView) => (await listPlans(world.ctx, { orderNumber })).plans;

async function runJobs(made: OrderView): Promise<void> {
  const jobs = await query(
    `select kind, payload from job where kind like 'protection-contracts.%' and
     payload->>'contractId' in (select id from protection_contract where order_id = $1) order by id`,
    [made.deal.dealId],
  );
  for (const { kind, payload } of jobs)
    await protectionContractsJobs.find((job) => job.kind === kind)?.handle(world.system, payload as never);
}

/** Settings in which the products sell otherwise. */
function selling(change: object): PlanPurchasesContext {
  const { config } = world.ctx.tenant;
  const products = config.protection.products.map((product) => ({ ...product, ...change }));
  const protection = { ...config.protection, products };
  return { ...world.ctx, tenant: { ...world.ctx.tenant, config: { ...config, protection } } };
}

describe("A plan that is bought after the order", () => {
  it("has a price, a tax, a payment and a contract of its own, and changes nothing of the order", async () => {
    const made = await order();
    const { orderNumber } = made;
    const before = await getPayments(world.ctx, { orderNumber });
    const paid = await bought(made);
    expect(paid).toMatchObject({ status: "paid", priceCents: 239_500, charge: { state: "received" } });
    await runJobs(made);
    expect(await plansOf(made)).toMatchObject([
      { status: "in-force", contractNumber: expect.stringMatching(/^VSC-/u), isBoughtLater: true },
    ]);
    expect(await getPayments(world.ctx, { orderNumber })).toEqual(before);
    const [row] = await query("select amount_cents::int as cents, purpose from payment where order_id = $1", [
      made.deal.dealId,
    ]);
    expect(row).toEqual({ cents: paid.totalCents, purpose: "plan" });
    const mails = await listSandboxMessages(world.ctx, { to: "robin@example.com" });
    expect(mails.find(({ subject }) => subject.startsWith("You bought"))?.text).toContain(
      "This was a separate purchase",
    );
  });

  it("is agreed once and paid once, however often both are asked", async () => {
    const made = await order();
    const { asked, purchase } = await agreed(made);
    expect((await buyPlan(world.ctx, asked)).purchaseId).toBe(purchase.purchaseId);
    const pay = async () =>
      payPlan(world.ctx, {
        orderNumber: made.orderNumber,
        purchaseId: purchase.purchaseId,
        token: await paymentToken(world.ctx, "card"),
      });
    const answers = await Promise.allSettled([pay(), pay(), pay()]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(pay()).rejects.toMatchObject({ kind: "conflict" });
    expect(await query("select id from payment where order_id = $1", [made.deal.dealId])).toHaveLength(1);
    expect((await readPurchases(world.ctx, made)).plans.map(({ id }) => id)).not.toContain(SERVICE);
  });

  it("is charged once though its answer is lost, and has one contract", async () => {
    const made = await order();
    const { purchase } = await agreed(made);
    const killed = {
      ...world.ctx,
      paymentGateway: {
        ...world.ctx.paymentGateway,
        charge: async (...args: Parameters<typeof world.ctx.paymentGateway.charge>) => {
          await world.ctx.paymentGateway.charge(...args);
          throw new Error("killed");
        },
      },
    };
    const asked = {
      orderNumber: made.orderNumber,
      purchaseId: purchase.purchaseId,
      token: await paymentToken(world.ctx, "card"),
    };
    await expect(payPlan(killed, asked)).rejects.toThrow("killed");
    const [row] = await query("select id from payment where order_id = $1", [made.deal.dealId]);
    await Promise.all([1, 2, 3].map(() => finishCharge(world.system, String(row?.["id"]))));
    expect(await plansOf(made)).toHaveLength(1);
    const charged = await query("select 1 from sandbox_gateway_charge where provider_key = $1", [
      row?.["id"],
    ]);
    expect(charged).toHaveLength(1);
  });

  it("that is declined is no plan, and may be paid another way", async () => {
    const made = await order();
    const { purchase } = await agreed(made);
    const { orderNumber } = made;
    const { purchaseId } = purchase;
    const declined = await payPlan(world.ctx, {
      orderNumber,
      purchaseId,
      token: await paymentToken(world.ctx, "declined"),
    });
    expect(declined).toMatchObject({ status: "open", charge: { state: "not-charged" } });
    expect(await plansOf(made)).toEqual([]);
    const later = await payPlan(world.ctx, {
      orderNumber,
      purchaseId,
      token: await paymentToken(world.ctx, "bank"),
    });
    expect(later).toMatchObject({ status: "open", charge: { state: "on-its-way" } });
    const [row] = await query("select id from payment where order_id = $1 and status = 'PAYMENT_PENDING'", [
      made.deal.dealId,
    ]);
    await play(made, "payment.captured", { paymentId: row?.["id"] });
    await play(made, "payment.captured", { paymentId: row?.["id"] });
    expect((await readPurchases(world.ctx, { orderNumber })).purchases).toMatchObject([{ status: "paid" }]);
    await runJobs(made);
    await play(made, "payment.returned", { paymentId: row?.["id"] });
    await play(made, "payment.returned", { paymentId: row?.["id"] });
    await runJobs(made);
    expect(await plansOf(made)).toMatchObject([{ status: "voided" }]);
    expect((await readPurchases(world.ctx, { orderNumber })).purchases).toEqual([]);
  });

  it("is refunded to the card that paid it, whoever lends for the car", async () => {
    const made = await order();
    await bought(made);
    await runJobs(made);
    await query("update orders set order_status = 'DELIVERED' where order_number = $1", [made.orderNumber]);
    const [plan] = await plansOf(made);
    const asked = { orderNumber: made.orderNumber, contractId: plan?.contractId ?? "" };
    const quote = await quoteCancellation(world.ctx, { ...asked, odometerMiles: 22_000, reason: "request" });
    expect(quote.refundTo).toBe("buyer");
    await cancelPlan(world.ctx, { ...asked, quoteId: quote.quoteId });
    const refunds = await query(
      "select id, amount_cents::int as cents from payment_refund where order_id = $1",
      [made.deal.dealId],
    );
    expect(refunds).toMatchObject([{ cents: quote.refundCents }]);
    await runRefund(world.system, String(refunds[0]?.["id"]));
    expect((await plansOf(made))[0]?.cancellation?.payouts).toMatchObject([
      { way: "payment", payee: "card:Visa:4242", status: "paid" },
    ]);
  });

  it("goes back with the order that is canceled before the car is handed over", async () => {
    const made = await order();
    const { totalCents } = await bought(made);
    await runJobs(made);
    await play(made, "order.cancelled");
    await runJobs(made);
    expect(await plansOf(made)).toMatchObject([{ status: "voided" }]);
    const refunds = await query(
      "select id, amount_cents::int as cents from payment_refund where order_id = $1",
      [made.deal.dealId],
    );
    expect(refunds).toMatchObject([{ cents: totalCents }]);
    await runRefund(world.system, String(refunds[0]?.["id"]));
    // Nothing was paid for the car, so that nothing of it went back.
    expect(await getPayments(world.ctx, made)).toMatchObject({ paidCents: 0, refundedCents: 0 });
    expect((await readPurchases(world.ctx, made)).closedBecause).toBe("canceled");
  });
});

describe("A plan that can't be bought", () => {
  it("is not offered once its form closed, with a loan's hole to close, or beside what covers the same", async () => {
    const made = await order();
    const { orderNumber } = made;
    const offered = async (ctx: PlanPurchasesContext) => (await readPurchases(ctx, { orderNumber })).plans;
    expect((await offered(world.ctx)).some(({ id }) => id.startsWith("gap."))).toBe(false);
    expect(await offered(selling({ afterSaleDays: 0 }))).toEqual([]);
    const { clock } = world;
    const now = clock.now().toISOString();
    clock.advance({ days: 31 });
    expect(await offered(world.ctx)).toEqual([]);
    clock.set(now);
    await bought(made);
    const ids = (await offered(world.ctx)).map(({ id }) => id);
    expect(ids.some((id) => id.startsWith("vsc.") || id.startsWith("two."))).toBe(false);
  });

  it("is refused in words that say why, and charges nothing", async () => {
    const made = await order();
    const { orderNumber } = made;
    const { asked, purchase } = await agreed(made);
    await expect(buyPlan(world.ctx, { ...asked, planId: "two.48-48000" })).rejects.toMatchObject({
      details: { code: "planPurchase.changed" },
    });
    await expect(buyPlan(world.ctx, { ...asked, odometerMiles: 0 })).rejects.toMatchObject({
      details: { fields: { odometerMiles: expect.any(String) } },
    });
    const stranger = world.as("acc_stranger");
    await expect(buyPlan(stranger, asked)).rejects.toMatchObject({ kind: "not-found" });
    const pay = {
      orderNumber,
      purchaseId: purchase.purchaseId,
      token: await paymentToken(world.ctx, "card"),
    };
    await expect(payPlan(stranger, pay)).rejects.toMatchObject({ kind: "not-found" });
    const dearer = selling({ isTaxable: true, plans: [] });
    await expect(payPlan(dearer, pay)).rejects.toMatchObject({ details: { code: "planPurchase.changed" } });
    expect(await query("select 1 from payment where order_id = $1", [made.deal.dealId])).toEqual([]);
  });

  it("for a draft, is not offered at all", async () => {
    const made = await order();
    await query("update orders set order_status = 'CANCELED' where order_number = $1", [made.orderNumber]);
    expect(await readPurchases(world.ctx, made)).toMatchObject({ closedBecause: "canceled", plans: [] });
  });
});
