import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { choosePlans } from "#modules/deal-drafts/server/protection/choose-plans.ts";
import { readProtection } from "#modules/deal-drafts/server/protection/read-protection.ts";
import { submitOrder } from "#modules/checkout/server/submit-order.ts";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { applyGatewayHint } from "#modules/payments/server/apply-gateway-hint.ts";
import { getPayments } from "#modules/payments/server/get-payments.ts";
import type { PaymentsContext } from "#modules/payments/server/payments-context.ts";
import { runRefund } from "#modules/payments/server/refund-order.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import { protectionContractsJobs } from "#modules/protection-contracts/jobs.ts";
import { playAdministrator } from "#modules/protection-contracts/providers/sandbox/play-administrator.ts";
import { cancelPlan } from "#modules/protection-contracts/server/cancel-plan.ts";
import { finishCancellation } from "#modules/protection-contracts/server/finish-cancellation.ts";
import { listPlans } from "#modules/protection-contracts/server/list-plans.ts";
import { quoteCancellation } from "#modules/protection-contracts/server/quote-cancellation.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { makeDraft } from "#tests/support/checkout-world.ts";
import { nextVin } from "#tests/support/next-vin.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";
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
const PRICE = 239_500;

const query = async (sql: string, values: readonly unknown[]) =>
  (await world.database.owner.query(sql, [...values])).rows as Record<string, unknown>[];
const play = ({ orderNumber }: OrderView, event: string, details = {}) =>
  applyEvent(world.system, { orderNumber, event, ...details });

/** A car with a plan that its buyer paid: the deposit by card, the rest from the bank. It is delivered. */
async function paidOrder(): Promise<OrderView> {
  const vehicleKey = await world.addVehicle({ priceCents: 2_500_000 });
  await query("update vehicle set vin = $1 where id = $2", [nextVin(), vehicleKey]);
  const { orderNumber } = await makeDraft(world.ctx, vehicleKey);
  const menu = await readProtection(world.ctx, { orderNumber });
  const plan = menu.products.flatMap(({ plans }) => plans).find(({ id }) => id === SERVICE);
  await choosePlans(world.ctx, { orderNumber, plans: [{ id: SERVICE, consent: plan?.consent.hash ?? "" }] });
  const order = await submitOrder(world.ctx, { orderNumber });
  for (const type of ["DriversLicense", "InsuranceCard"] as const)
    await upload(world.ctx, {
      dealId: order.deal.dealId,
      type,
      files: [{ name: "a.png", bytes: freshPng() }],
    });
  const { config } = world.ctx.tenant;
  const payment = { ...config.payment, achLimit: 100_000 };
  const ctx = { ...world.ctx, tenant: { ...world.ctx.tenant, config: { ...config, payment } } };
  const pay = async (purpose: "deposit" | "balance", kind: "card" | "bank") =>
    takePayment(ctx, { orderNumber, purpose, token: await paymentToken(world.ctx, kind), family: "any" });
  await pay("deposit", "card");
  await startSigning(world.ctx, order);
  await signAsBuyer(world.ctx, orderNumber);
  await play(order, "contract.countersigned");
  await pay("balance", "bank");
  await play(order, "payment.captured", { purpose: "balance" });
  await runJobs(order);
  await query("update orders set order_status = 'DELIVERED' where order_number = $1", [orderNumber]);
  return order;
}

async function runJobs(order: OrderView): Promise<void> {
  const jobs = await query(
    `select kind, payload from job where kind like 'protection-contracts.%' and
     payload->>'contractId' in (select id from protection_contract where order_id = $1) order by id`,
    [order.deal.dealId],
  );
  for (const { kind, payload } of jobs)
    await protectionContractsJobs
      .find((job) => job.kind === String(kind))
      ?.handle(world.system, payload as object);
}

async function cancel(
  { orderNumber }: OrderView,
  meanwhile: (quote: { readonly quoteId: string }) => Promise<unknown> = async () => {},
) {
  const [plan] = (await listPlans(world.ctx, { orderNumber })).plans;
  const contractId = plan?.contractId ?? "";
  const asked = { orderNumber, contractId };
  const quote = await quoteCancellation(world.ctx, { ...asked, odometerMiles: 22_000, reason: "request" });
  await meanwhile(quote);
  await cancelPlan(world.ctx, { ...asked, quoteId: quote.quoteId });
  return quote;
}
const refundsOf = (order: OrderView) =>
  query("select id, amount_cents::int as cents, status from payment_refund where order_id = $1 order by id", [
    order.deal.dealId,
  ]);
const runRefunds = async (order: OrderView, ctx: PaymentsContext = world.system) => {
  for (const { id } of await refundsOf(order)) await runRefund(ctx, String(id));
};
const payoutsOf = async ({ orderNumber }: OrderView) =>
  (await listPlans(world.ctx, { orderNumber })).plans[0]?.cancellation?.payouts.map(
    ({ way, paidTo, payee, amountCents, status }) => ({ way, paidTo, payee, amountCents, status }),
  );
const mailsAbout = async (subject: string, to = "robin@example.com") =>
  (await listSandboxMessages(world.ctx, { to })).filter((mail) => mail.subject.includes(subject));

const BANK = { way: "payment", paidTo: "buyer", payee: "bank::6789", amountCents: PRICE };

describe("The refund of a plan whose buyer paid the car", () => {
  it("goes back to the account that paid, once, and the car stays paid", async () => {
    const order = await paidOrder();
    await cancel(order);
    expect(await payoutsOf(order)).toEqual([{ ...BANK, status: "pending" }]);
    await runRefunds(order);
    await runRefunds(order);
    expect(await payoutsOf(order)).toEqual([{ ...BANK, status: "paid" }]);
    const { orderNumber } = order;
    const { status, paidCents, totalCents, refundedCents, payments } = await getPayments(world.ctx, {
      orderNumber,
    });
    expect({ status, open: totalCents - paidCents, refundedCents }).toEqual({
      status: "FULLY_PAID",
      open: 0,
      refundedCents: 0,
    });
    expect(payments.map(({ refund }) => refund)).toEqual([null, null]);
    const lines = await query(
      "select kind, sum(amount_cents)::int as cents from payment_entry where order_id = $1 group by kind order by kind",
      [order.deal.dealId],
    );
    expect(lines).toEqual([
      { kind: "captured", cents: totalCents },
      { kind: "plan-refunded", cents: -PRICE },
    ]);
    const paid = (await mailsAbout("Your refund of $2,395.00 was paid")).filter(({ text }) =>
      text.includes(orderNumber),
    );
    expect(paid.map(({ text }) => text)).toEqual([expect.stringContaining("Bank account ending in 6789")]);
    const due = await mailsAbout("Refund of a protection plan to pay", world.ctx.tenant.support.email);
    expect(due.filter(({ subject }) => subject.includes(orderNumber))).toEqual([]);
  });

  it("is paid once though its answer is lost twice, and its news come three times", async () => {
    const order = await paidOrder();
    await cancel(order);
    const { paymentGateway } = world.system;
    let sent = 0;
    const killed = {
      ...world.system,
      paymentGateway: {
        ...paymentGateway,
        refund: async (...args: Parameters<typeof paymentGateway.refund>) => {
          sent += 1;
          await paymentGateway.refund(...args);
          throw new Error("killed");
        },
      },
    };
    for (const _ of [1, 2]) await expect(runRefunds(order, killed)).rejects.toThrow("killed");
    expect(sent).toBe(2);
    const [refund] = await refundsOf(order);
    const hint = { key: null, ref: null, refundId: String(refund?.["id"]) };
    await Promise.all([1, 2, 3].map(() => applyGatewayHint(world.system, hint)));
    expect(await refundsOf(order)).toMatchObject([{ cents: PRICE, status: "REFUNDED" }]);
    expect(await payoutsOf(order)).toEqual([{ ...BANK, status: "paid" }]);
    const moved = await query(
      "select amount_cents::int as cents from sandbox_gateway_refund where provider_key = $1",
      [refund?.["id"]],
    );
    expect(moved).toEqual([{ cents: PRICE }]);
  });

  it("is asked for once by two workers that end the plan at the same time", async () => {
    const order = await paidOrder();
    const { quoteId } = await cancel(order, () => playAdministrator(world.ctx, { play: "down" }));
    await playAdministrator(world.ctx, { play: "up" });
    await Promise.all([1, 2, 3].map(() => finishCancellation(world.system, quoteId)));
    expect(await refundsOf(order)).toMatchObject([{ cents: PRICE }]);
    expect(await payoutsOf(order)).toHaveLength(1);
  });

  it.each(["at once", "days after it had arrived"])(
    "that the bank sends back %s is owed again, and the retailer pays it another way",
    async (when) => {
      const order = await paidOrder();
      await cancel(order);
      if (when !== "at once") await runRefunds(order);
      const failing = {
        ...world.system,
        paymentGateway: {
          ...world.system.paymentGateway,
          refund: async () => ({ ref: "re_gone", outcome: "failed" as const }),
          readRefund: async () => ({ ref: "re_gone", outcome: "failed" as const }),
        },
      };
      await runRefunds(order, failing);
      await runRefunds(order, failing);
      const owed = { way: "transfer", paidTo: "buyer", payee: null, amountCents: PRICE };
      expect(await payoutsOf(order)).toEqual([
        { ...BANK, status: "returned" },
        { ...owed, status: "pending" },
      ]);
      await play(order, "protection.refund-paid");
      await play(order, "protection.refund-paid");
      expect((await payoutsOf(order))?.[1]).toEqual({ ...owed, status: "paid" });
      const [sum] = await query(
        "select sum(amount_cents)::int as cents from payment_entry where order_id = $1 and kind like 'plan-%'",
        [order.deal.dealId],
      );
      expect(sum?.["cents"] ?? 0).toBe(0);
      expect((await mailsAbout("came back to us")).some(({ text }) => text.includes(order.orderNumber))).toBe(
        true,
      );
    },
  );

  it("leaves the rest for an order that is canceled afterwards, and never more than was paid", async () => {
    const order = await paidOrder();
    await cancel(order);
    await query("update orders set order_status = 'SOLD' where order_number = $1", [order.orderNumber]);
    await play(order, "order.cancelled");
    await runRefunds(order);
    const { totalCents } = await getPayments(world.ctx, order);
    const [sum] = await query(
      "select sum(amount_cents)::int as cents from payment_refund where order_id = $1 and status = 'REFUNDED'",
      [order.deal.dealId],
    );
    expect(sum?.["cents"]).toBe(totalCents);
    const [mail] = await mailsAbout(`Your order ${order.orderNumber} was canceled`);
    expect(mail?.text).toContain("We are refunding $26,317.50 to Bank account ending in 6789");
  });
});

describe("The refund of a plan that the bank sent back and the retailer pays another way", () => {
  it.each(["paid", "still to be paid"])(
    "is not given back again where the order is canceled, %s",
    async (how) => {
      const order = await paidOrder();
      await cancel(order);
      const { paymentGateway } = world.system;
      const refund = async () => ({ ref: "re_gone", outcome: "failed" as const });
      await runRefunds(order, { ...world.system, paymentGateway: { ...paymentGateway, refund } });
      if (how === "paid") await play(order, "protection.refund-paid");
      await query("update orders set order_status = 'SOLD' where order_number = $1", [order.orderNumber]);
      await play(order, "order.cancelled");
      await runRefunds(order);
      const { totalCents } = await getPayments(world.ctx, order);
      const [sum] = await query(
        "select sum(amount_cents)::int as cents from payment_refund where order_id = $1 and status = 'REFUNDED'",
        [order.deal.dealId],
      );
      expect(sum?.["cents"]).toBe(totalCents - PRICE);
      expect((await payoutsOf(order))?.at(-1)).toMatchObject({
        way: "transfer",
        amountCents: PRICE,
        status: how === "paid" ? "paid" : "pending",
      });
      const [mail] = await mailsAbout(`Your order ${order.orderNumber} was canceled`);
      expect(mail?.text).toContain("We are refunding $26,317.50 to Bank account ending in 6789");
    },
  );
});

describe("The refund of a plan that a lender paid for", () => {
  it("is a payout to the lender that the retailer reports; one that comes back is owed again", async () => {
    const order = await paidOrder();
    await cancel(order, async ({ quoteId }) => {
      const to = "set refund_to = 'lienholder', payee = 'Pecan Street Credit Union'";
      await query(`update protection_cancellation ${to} where id = $1`, [quoteId]);
    });
    const owed = {
      way: "transfer",
      paidTo: "lienholder",
      payee: "Pecan Street Credit Union",
      amountCents: PRICE,
    };
    expect(await refundsOf(order)).toEqual([]);
    expect(await payoutsOf(order)).toEqual([{ ...owed, status: "pending" }]);
    await play(order, "protection.refund-returned");
    expect(await payoutsOf(order)).toEqual([{ ...owed, status: "pending" }]);
    const [{ id: payoutId } = {}] = await query("select id from protection_payout where order_id = $1", [
      order.deal.dealId,
    ]);
    await play(order, "protection.refund-paid", { payoutId });
    await play(order, "protection.refund-returned", { payoutId });
    await play(order, "protection.refund-returned", { payoutId });
    // A late repeat about the first payout says nothing of the second.
    await play(order, "protection.refund-paid", { payoutId });
    expect(await payoutsOf(order)).toEqual([
      { ...owed, status: "returned" },
      { ...owed, status: "pending" },
    ]);
    await play(order, "protection.refund-paid");
    expect((await payoutsOf(order))?.[1]).toEqual({ ...owed, status: "paid" });
    expect((await listPlans(world.ctx, order)).plans[0]?.cancellation?.paidOn).not.toBeNull();
  });
});

describe("A plan that its buyer ends while the order is canceled", () => {
  it("is refunded with the car: everything that was paid goes back, and not a cent more", async () => {
    const order = await paidOrder();
    const { orderNumber } = order;
    const [plan] = (await listPlans(world.ctx, { orderNumber })).plans;
    const asked = { orderNumber, contractId: plan?.contractId ?? "" };
    const figures = { odometerMiles: 22_000, reason: "request" } as const;
    const { quoteId } = await quoteCancellation(world.ctx, { ...asked, ...figures });
    const { protectionAdministrator } = world.ctx;
    const slow = {
      ...protectionAdministrator,
      cancel: async (...args: Parameters<typeof protectionAdministrator.cancel>) => {
        const answer = await protectionAdministrator.cancel(...args);
        await play(order, "order.cancelled");
        return answer;
      },
    };
    await cancelPlan({ ...world.ctx, protectionAdministrator: slow }, { ...asked, quoteId });
    const { totalCents } = await getPayments(world.ctx, { orderNumber });
    const asksOf = async () => (await refundsOf(order)).reduce((sum, { cents }) => sum + Number(cents), 0);
    await runRefunds(order);
    expect(await asksOf()).toBe(totalCents);
    expect((await getPayments(world.ctx, { orderNumber })).refundedCents).toBe(totalCents);
    expect(await payoutsOf(order)).toEqual([]);
  });
});
