import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadContract } from "#modules/contracting/server/download-contract.ts";
import { checkContractDeposit, renewContract } from "#modules/contracting/server/package/renew-contract.ts";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";
import { paymentToken } from "#tests/support/payment-token.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

async function payDeposit({ orderNumber }: OrderView): Promise<void> {
  const token = await paymentToken(world.ctx, "card");
  await takePayment(world.ctx, { orderNumber, purpose: "deposit", token, family: "card" });
}

async function sendDocuments(order: OrderView): Promise<void> {
  for (const type of ["DriversLicense", "InsuranceCard"] as const) {
    const files = [{ name: "a.png", bytes: freshPng() }];
    await upload(world.ctx, { dealId: order.deal.dealId, type, files });
  }
}

/** What the worker does with the jobs of an order's contract. */
async function runContractJobs({ deal }: OrderView): Promise<void> {
  for (const kind of ["contracting.deposit-changed", "contracting.renew"]) {
    const { rows } = await world.database.owner.query(
      "select payload from job where kind = $1 and payload->>'orderId' = $2 order by id",
      [kind, deal.dealId],
    );
    for (const { payload } of rows as { payload: { orderId: string; ref: string } }[]) {
      const run = kind === "contracting.renew" ? renewContract : checkContractDeposit;
      for (let turn = 0; turn < 2; turn += 1) await run(world.system, payload);
    }
  }
}

async function agreement({ orderNumber }: OrderView): Promise<string> {
  const { bytes } = await downloadContract(world.ctx, { orderNumber, name: "purchase-agreement" });
  return (await pdfPages(bytes)).join(" ").replace(/\s+/gu, " ");
}

const money = (cents: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);

describe("A deposit that was paid stands in the contract (PMT-07, tracker 3)", () => {
  it("when it came before the papers: the amount due is unchanged, the balance is less", async () => {
    const order = await world.submittedOrder({ priceCents: 400_000 });
    await payDeposit(order);
    await sendDocuments(order);
    await startSigning(world.ctx, order);
    const text = await agreement(order);
    expect(text).toContain("Deposit received, part of what you pay us -$500.00");
    expect(text).toContain(`Balance you pay us ${money(order.receipt.amountDueCents - 50_000)}`);
    expect(text).toContain(`Total ${money(order.receipt.amountDueCents)}`);
  });

  it("when it comes or goes back later, unsigned papers are made again", async () => {
    const order = await world.submittedOrder({ priceCents: 400_000 });
    await sendDocuments(order);
    await startSigning(world.ctx, order);
    expect(await agreement(order)).not.toContain("Deposit received");
    await payDeposit(order);
    await runContractJobs(order);
    await startSigning(world.ctx, order);
    expect(await agreement(order)).toContain("Deposit received, part of what you pay us -$500.00");
    await applyEvent(world.system, { orderNumber: order.orderNumber, event: "payment.returned" });
    await runContractJobs(order);
    await startSigning(world.ctx, order);
    expect(await agreement(order)).not.toContain("Deposit received");
    await signAsBuyer(world.ctx, order.orderNumber);
  });

  it("when it comes while the papers are drawn: they name it, or are drawn again", async () => {
    const order = await world.submittedOrder({ priceCents: 400_000 });
    await sendDocuments(order);
    let packages = 0;
    const createPackage: typeof world.ctx.signingProvider.createPackage = async (ctx, input) => {
      if (++packages === 1) {
        await payDeposit(order);
        // It finds no papers that it could have made again.
        await runContractJobs(order);
      }
      return world.ctx.signingProvider.createPackage(ctx, input);
    };
    const signingProvider = { ...world.ctx.signingProvider, createPackage };
    await startSigning({ ...world.ctx, signingProvider }, order);
    expect(await agreement(order)).toContain("Deposit received, part of what you pay us -$500.00");
    await signAsBuyer(world.ctx, order.orderNumber);
  });

  it("and signed papers stay as they were signed", async () => {
    const order = await world.submittedOrder({ priceCents: 400_000 });
    await payDeposit(order);
    await sendDocuments(order);
    await startSigning(world.ctx, order);
    await signAsBuyer(world.ctx, order.orderNumber);
    const before = await agreement(order);
    await applyEvent(world.system, { orderNumber: order.orderNumber, event: "payment.returned" });
    await runContractJobs(order);
    expect(await agreement(order)).toBe(before);
  });
});
