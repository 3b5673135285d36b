import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { downloadContract } from "#modules/contracting/server/download-contract.ts";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { choosePlans } from "#modules/deal-drafts/server/protection/choose-plans.ts";
import { readProtection } from "#modules/deal-drafts/server/protection/read-protection.ts";
import { submitOrder } from "#modules/checkout/server/submit-order.ts";
import { makeDraft } from "#tests/support/checkout-world.ts";
import { playAdministrator } from "#modules/protection-contracts/providers/sandbox/play-administrator.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { nextVin } from "#tests/support/next-vin.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";
import { finishCancellation } from "#modules/protection-contracts/server/finish-cancellation.ts";
import { cancelPlan } from "#modules/protection-contracts/server/cancel-plan.ts";
import { drawCancellationForm } from "#modules/protection-contracts/server/draw-cancellation-form.ts";
import { listPlans } from "#modules/protection-contracts/server/list-plans.ts";
import { quoteCancellation } from "#modules/protection-contracts/server/quote-cancellation.ts";
import { protectionContractsJobs } from "#modules/protection-contracts/jobs.ts";
import { readContractPaper } from "#modules/protection-contracts/server/read-contract-paper.ts";

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

const change = (order: OrderView, sql: string, value: unknown) =>
  world.database.owner.query(`update orders set ${sql} where order_number = $2`, [value, order.orderNumber]);

/** A cash order that was sold with a plan, for a car that drove 21,000 miles. */
async function orderWith(planId: string): Promise<OrderView> {
  const vehicleKey = await world.addVehicle({ priceCents: 2_500_000 });
  await world.database.owner.query("update vehicle set vin = $1 where id = $2", [nextVin(), vehicleKey]);
  const draft = await makeDraft(world.ctx, vehicleKey);
  const { orderNumber } = draft;
  const menu = await readProtection(world.ctx, { orderNumber });
  const plan = menu.products.flatMap(({ plans }) => plans).find(({ id }) => id === planId);
  await choosePlans(world.ctx, { orderNumber, plans: [{ id: planId, consent: plan?.consent.hash ?? "" }] });
  return submitOrder(world.ctx, { orderNumber });
}

async function signed(planId: string): Promise<OrderView> {
  const order = await orderWith(planId);
  for (const type of ["DriversLicense", "InsuranceCard"] as const) {
    const files = [{ name: "a.png", bytes: freshPng() }];
    await upload(world.ctx, { dealId: order.deal.dealId, type, files });
  }
  await startSigning(world.ctx, order);
  await signAsBuyer(world.ctx, order.orderNumber);
  await applyEvent(world.system, { orderNumber: order.orderNumber, event: "contract.countersigned" });
  return order;
}

async function delivered(planId: string): Promise<OrderView> {
  const order = await signed(planId);
  await runJobs(order);
  await change(order, "order_status = $1", "DELIVERED");
  return order;
}

/** What the worker does, as long as there is something to do. */
async function runJobs(order: OrderView): Promise<void> {
  const { rows } = await world.database.owner.query(
    `select kind, payload from job where kind like 'protection-contracts.%' and
     (payload->>'contractId' in (select id from protection_contract where order_id = $1) or
      payload->>'cancellationId' in (select id from protection_cancellation where order_id = $1)) order by id`,
    [order.deal.dealId],
  );
  for (const { kind, payload } of rows as { kind: string; payload: unknown }[])
    await protectionContractsJobs.find((job) => job.kind === kind)?.handle(world.system, payload);
}

const plansOf = async ({ orderNumber }: OrderView) => (await listPlans(world.ctx, { orderNumber })).plans;
const only = async (order: OrderView) => {
  const [plan] = await plansOf(order);
  if (!plan) throw new Error("the order has a plan");
  return plan;
};
const quoteOf = async (order: OrderView, odometerMiles = 22_000) => {
  const { contractId } = await only(order);
  const asked = { orderNumber: order.orderNumber, contractId, odometerMiles, reason: "request" as const };
  return { contractId, quote: await quoteCancellation(world.ctx, asked) };
};
const play = (order: OrderView, event: string) =>
  applyEvent(world.system, { orderNumber: order.orderNumber, event });

describe("A plan that was sold with a car", () => {
  it("has its form in the contract, and a contract number once both have signed", async () => {
    const order = await signed(SERVICE);
    const { bytes } = await downloadContract(world.ctx, {
      orderNumber: order.orderNumber,
      name: "protection-plan-1",
    });
    const text = (await pdfPages(bytes)).join(" ").replace(/\s+/gu, " ");
    expect(text).toContain("This plan is optional.");
    expect(text).toContain("$2,395.00");
    expect((await only(order)).status).toBe("waiting");
    await runJobs(order);
    expect(await only(order)).toMatchObject({
      status: "in-force",
      contractNumber: expect.stringMatching(/^VSC-/u),
      priceCents: 239_500,
      startMiles: 21_000,
      hasPaper: true,
    });
  });

  it("hands out the administrator's own contract, which is kept sealed", async () => {
    const order = await signed(SERVICE);
    const { contractId } = await only(order);
    const key = { orderNumber: order.orderNumber, contractId };
    await expect(readContractPaper(world.ctx, key)).rejects.toThrow("protectionContract.notFound");
    await runJobs(order);
    const { contractNumber } = await only(order);
    const text = (await pdfPages(await readContractPaper(world.ctx, key))).join(" ");
    expect(text).toContain(contractNumber);
    expect(text).toContain("$2,395.00");
    const { rows } = await world.database.owner.query(
      "select pdf_sealed from protection_contract_paper where contract_id = $1",
      [contractId],
    );
    const kept = Buffer.from((rows as { pdf_sealed: string }[])[0]?.pdf_sealed ?? "", "base64url");
    expect(kept.toString("latin1")).not.toContain("%PDF");
  });

  it("has one contract however often the job runs", async () => {
    const order = await signed(SERVICE);
    await runJobs(order);
    const { contractNumber } = await only(order);
    await change(order, "order_status = $1", "SOLD");
    await world.database.owner.query(
      "update protection_contract set status = 'waiting', contract_number = null where order_id = $1",
      [order.deal.dealId],
    );
    await runJobs(order);
    expect((await only(order)).contractNumber).toBe(contractNumber);
  });

  it("keeps its price when the rate rises before the contract, and waits while nobody answers", async () => {
    const order = await signed(SERVICE);
    await playAdministrator(world.ctx, { play: "rate", planId: SERVICE, priceCents: 300_000 });
    await playAdministrator(world.ctx, { play: "down" });
    await expect(runJobs(order)).rejects.toMatchObject({ kind: "provider-unavailable" });
    expect((await only(order)).status).toBe("waiting");
    await playAdministrator(world.ctx, { play: "up" });
    await runJobs(order);
    expect(await only(order)).toMatchObject({ status: "in-force", priceCents: 239_500 });
  });

  it("is a question to the retailer when the rate is gone, and goes on when it is back", async () => {
    const order = await signed(SERVICE);
    await playAdministrator(world.ctx, { play: "withdraw", planId: SERVICE });
    await runJobs(order);
    expect(await only(order)).toMatchObject({ status: "refused", contractNumber: null });
    const mails = await listSandboxMessages(world.ctx, { to: world.ctx.tenant.support.email });
    expect(
      mails.some(({ subject }) => subject.includes(`needs your attention: order ${order.orderNumber}`)),
    ).toBe(true);
    await playAdministrator(world.ctx, { play: "restore" });
    // The job that heard the no is still unfinished here: the answer to it asks by another one.
    await play(order, "protection.retry");
    const { rows } = await world.database.owner.query(
      "select 1 from job where kind = 'protection-contracts.place' and payload->>'contractId' = $1",
      [(await only(order)).contractId],
    );
    expect(rows).toHaveLength(2);
    await runJobs(order);
    expect((await only(order)).status).toBe("in-force");
  });

  it("is void with an order that is canceled", async () => {
    const order = await signed(SERVICE);
    await runJobs(order);
    await play(order, "order.cancelled");
    expect((await only(order)).status).toBe("ending");
    await runJobs(order);
    expect((await only(order)).status).toBe("voided");
    await expect(quoteOf(order)).rejects.toMatchObject({ details: { code: "protectionContract.voided" } });
  });
});

describe("A plan that its buyer cancels", () => {
  it("pays everything back within sixty days, and says where the money goes", async () => {
    const order = await delivered(SERVICE);
    const { contractId, quote } = await quoteOf(order);
    expect(quote).toMatchObject({ refundCents: 239_500, isFull: true, refundTo: "buyer", feeCents: 0 });
    const { orderNumber } = order;
    const asked = { orderNumber, contractId, quoteId: quote.quoteId };
    const { plans } = await cancelPlan(world.ctx, asked);
    expect(plans[0]).toMatchObject({
      status: "canceled",
      canCancel: false,
      cancellation: { status: "done", refundCents: 239_500, paidOn: null },
    });
    expect(await cancelPlan(world.ctx, asked)).toMatchObject({ plans });
    const form = (await pdfPages(await drawCancellationForm(world.ctx, { orderNumber, contractId }))).join(
      " ",
    );
    expect(form).toContain(plans[0]!.cancellation!.cancellationNumber);
    await play(order, "protection.refund-paid");
    expect((await only(order)).cancellation?.paidOn).not.toBeNull();
  });

  it("pays the unused part less the fee later, and takes off what was claimed", async () => {
    const order = await delivered(SERVICE);
    const { contractNumber } = await only(order);
    await playAdministrator(world.ctx, {
      play: "claim",
      contractNumber: contractNumber!,
      amountCents: 18_000,
    });
    const { quote } = await quoteOf(order);
    expect(quote).toMatchObject({ isFull: false, claimsCents: 18_000, feeCents: 5_000 });
    expect(quote.refundCents).toBe(239_500 - 18_000 - 5_000);
  });

  it("is told clearly why not: miles too low, twice, before delivery, figures of another plan", async () => {
    const order = await delivered(SERVICE);
    await expect(quoteOf(order, 20_999)).rejects.toMatchObject({
      kind: "invalid",
      details: { fields: { odometerMiles: expect.any(String) } },
    });
    const { contractId, quote } = await quoteOf(order);
    const asked = { orderNumber: order.orderNumber, contractId };
    await expect(cancelPlan(world.ctx, { ...asked, quoteId: "pcx_none" })).rejects.toMatchObject({
      kind: "not-found",
    });
    const second = await quoteOf(order);
    await cancelPlan(world.ctx, { ...asked, quoteId: quote.quoteId });
    await expect(cancelPlan(world.ctx, { ...asked, quoteId: second.quote.quoteId })).rejects.toMatchObject({
      details: { code: "protectionContract.already-canceled" },
    });
    const early = await signed(SERVICE);
    await runJobs(early);
    await expect(quoteOf(early)).rejects.toMatchObject({
      details: { code: "protectionContract.not-delivered" },
    });
  });

  it("is nobody else's", async () => {
    const order = await delivered(SERVICE);
    const stranger = world.as("acc_stranger");
    const { orderNumber } = order;
    await expect(listPlans(stranger, { orderNumber })).rejects.toMatchObject({ kind: "not-found" });
    const { contractId } = await only(order);
    await expect(drawCancellationForm(stranger, { orderNumber, contractId })).rejects.toMatchObject({
      kind: "not-found",
    });
  });

  it("is canceled by the job where the administrator does not answer", async () => {
    const order = await delivered(SERVICE);
    const { contractId, quote } = await quoteOf(order);
    await playAdministrator(world.ctx, { play: "down" });
    const { orderNumber } = order;
    const { plans } = await cancelPlan(world.ctx, { orderNumber, contractId, quoteId: quote.quoteId });
    expect(plans[0]).toMatchObject({
      status: "in-force",
      canCancel: false,
      cancellation: { status: "sent" },
    });
    await playAdministrator(world.ctx, { play: "up" });
    await runJobs(order);
    expect((await only(order)).status).toBe("canceled");
  });
});

describe("GAP", () => {
  it.each(["protection.total-loss", "protection.loan-paid-off"])(
    "ends by itself with %s, once",
    async (event) => {
      const order = await delivered(SERVICE);
      await world.database.owner.query(
        `update protection_contract set terms = terms || '{"kind": "gap"}' where order_id = $1`,
        [order.deal.dealId],
      );
      await play(order, event);
      await play(order, event);
      await runJobs(order);
      expect(await only(order)).toMatchObject({
        status: "canceled",
        cancellation: { status: "done", refundCents: 239_500 },
      });
    },
  );
});

describe("Two workers that end one plan at once", () => {
  it("end it once, and a no that comes late does not take the refund back", async () => {
    const order = await delivered(SERVICE);
    const { contractId, quote } = await quoteOf(order);
    await playAdministrator(world.ctx, { play: "down" });
    await cancelPlan(world.ctx, { orderNumber: order.orderNumber, contractId, quoteId: quote.quoteId });
    await playAdministrator(world.ctx, { play: "up" });
    const { protectionAdministrator } = world.system;
    const late = {
      ...world.system,
      protectionAdministrator: {
        ...protectionAdministrator,
        async cancel() {
          await finishCancellation(world.system, quote.quoteId);
          return { kind: "refusal" as const, code: "already-canceled" as const };
        },
      },
    };
    await finishCancellation(late, quote.quoteId);
    const { status, cancellation } = await only(order);
    expect(status).toBe("canceled");
    expect(cancellation).toMatchObject({ status: "done", refundCents: quote.refundCents });
  });
});
