import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import {
  getSandboxAttachment,
  listSandboxMessages,
} from "#modules/messaging/server/list-sandbox-messages.ts";
import { attachmentBytes } from "#modules/messaging/server/attachment-bytes.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { getOrderHistory } from "#modules/order-steps/server/get-order-history.ts";
import { getInvoice } from "#modules/payments/server/invoices/get-invoice.ts";
import { type InvoiceMail, mailInvoice } from "#modules/payments/server/invoices/mail-invoice.ts";
import { endCharge } from "#modules/payments/server/settle-payment.ts";
import { runRefund } from "#modules/payments/server/refund-order.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const play = ({ orderNumber }: OrderView, event: string) => applyEvent(world.system, { orderNumber, event });

async function signedOrder(): Promise<OrderView> {
  const order = await world.submittedOrder({ priceCents: 400_000 });
  for (const type of ["DriversLicense", "InsuranceCard"] as const) {
    const files = [{ name: "a.png", bytes: freshPng() }];
    await upload(world.ctx, { dealId: order.deal.dealId, type, files });
  }
  await startSigning(world.ctx, order);
  await signAsBuyer(world.ctx, order.orderNumber);
  return order;
}

async function pay({ orderNumber }: OrderView, purpose: "balance" | "deposit", number = "4242424242424242") {
  const answer = await world.ctx.paymentGateway.fields!.tokenize(world.ctx, {
    kind: "card",
    number,
    expMonth: 12,
    expYear: 2030,
    cvc: "123",
    name: "Robin Buyer",
    zipCode: "78701",
  });
  if (answer.kind === "refused") throw new Error(answer.message);
  return takePayment(world.ctx, { orderNumber, purpose, token: answer.token, family: "card" });
}

/** Runs what waits for the worker, twice, as after a crash. */
async function sendInvoices(order: OrderView): Promise<void> {
  const { rows } = await world.database.owner.query(
    "select payload from job where kind = 'payments.mail-invoice' and payload->>'orderId' = $1 order by id",
    [order.deal.dealId],
  );
  for (const { payload } of rows as { payload: InvoiceMail }[])
    for (let turn = 0; turn < 2; turn += 1) await mailInvoice(world.system, payload);
}

async function mailsWithInvoice(order: OrderView) {
  const mails = await listSandboxMessages(world.ctx, { to: "robin@example.com" });
  return mails.filter(({ attachments }) => attachments[0]?.fileName === `invoice-${order.orderNumber}.pdf`);
}

async function attachedText(messageId: string): Promise<string> {
  const file = await getSandboxAttachment(world.ctx, { messageId, place: 0 });
  expect(file?.contentType).toBe("application/pdf");
  return (await pdfPages(attachmentBytes(file!))).join(" ").replace(/\s+/gu, " ");
}

describe("The invoice that is promised by e-mail (CART-07, tracker 7)", () => {
  it("comes with every payment that arrives, once, and says where the order stands", async () => {
    const order = await signedOrder();
    await pay(order, "deposit");
    await sendInvoices(order);
    const [deposit, ...others] = await mailsWithInvoice(order);
    expect(others).toEqual([]);
    expect(deposit).toMatchObject({ subject: "We received your deposit" });
    expect(await attachedText(deposit!.id)).toMatch(/Paid \$500\.00 .*Balance due \$4,/u);

    const { totalCents } = await pay(order, "balance");
    await sendInvoices(order);
    const [paid] = await mailsWithInvoice(order);
    expect(paid).toMatchObject({ subject: "Thank you, everything due is paid" });
    expect(await mailsWithInvoice(order)).toHaveLength(2);
    const text = await attachedText(paid!.id);
    expect(text).toContain("Everything due to us is paid.");
    expect(text).toMatch(/Invoice number INV-[0-9A-Z]{10}/u);
    expect(text).toContain("(estimate)");
    expect(totalCents).toBeGreaterThan(0);
  });

  it("comes when the retailer has countersigned, before anything is paid", async () => {
    const order = await signedOrder();
    await play(order, "contract.countersigned");
    await play(order, "contract.countersigned");
    await sendInvoices(order);
    const [mail, ...others] = await mailsWithInvoice(order);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Your invoice INV-/u);
    expect(mail?.text).toContain("You can pay it in your order");
    expect(mail?.text).toMatch(/Open your order: https?:\/\/\S+\/progress\/\w+$/u);
  });

  it("keeps its number", async () => {
    const order = await world.submittedOrder({ priceCents: 400_000 });
    const numberOf = async () => {
      const [page = ""] = await pdfPages((await getInvoice(world.ctx, order)).bytes);
      return /INV-[0-9A-Z]{10}/u.exec(page)?.[0];
    };
    const [first, second] = await Promise.all([numberOf(), numberOf()]);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });

  it("is sealed in the outbox", async () => {
    const order = await signedOrder();
    await play(order, "contract.countersigned");
    await sendInvoices(order);
    const { rows } = await world.database.owner.query(
      "select content_sealed from message_outbox where template like 'payments.%' limit 1",
    );
    const [{ content_sealed }] = rows as [{ content_sealed: string }];
    expect(content_sealed).not.toContain("base64");
    expect(content_sealed).not.toContain("invoice-");
  });
});

describe("Each payment has its true word (tracker 8)", () => {
  const words = async (order: OrderView) =>
    (await pdfPages((await getInvoice(world.ctx, order)).bytes)).join(" ").replace(/\s+/gu, " ");
  const stories = async ({ orderNumber }: OrderView) =>
    (await getOrderHistory(world.ctx, { orderNumber })).history
      .filter(({ subject }) => subject === "payment")
      .map(({ reason }) => reason);

  it("returned is not “not charged”", async () => {
    const order = await signedOrder();
    await pay(order, "balance");
    await play(order, "payment.returned");
    const text = await words(order);
    expect(text).toContain("Visa ending in 4242, returned by your bank");
    expect(text).not.toContain("not charged");
    expect((await stories(order)).at(-1)).toBe("Your bank returned the payment.");
  });

  it("a hold that is let go is released, and a canceled order is one that was ordered", async () => {
    const order = await world.submittedOrder({ priceCents: 400_000 });
    const { payments } = await pay(order, "deposit", "4000000000000259");
    await play(order, "order.cancelled");
    await endCharge(world.system, payments[0]!.id);
    const text = await words(order);
    expect(text).toContain("hold released, not charged");
    expect(text).toContain("What you ordered");
    expect((await stories(order)).at(-1)).toBe("The hold on your payment was released. Nothing was charged.");
  });

  it("a refund is told in the history too", async () => {
    const order = await world.submittedOrder({ priceCents: 400_000 });
    await pay(order, "deposit");
    await play(order, "order.cancelled");
    const { rows } = await world.database.owner.query("select id from payment_refund where order_id = $1", [
      order.deal.dealId,
    ]);
    await runRefund(world.system, (rows as { id: string }[])[0]!.id);
    expect((await stories(order)).slice(-2)).toEqual([
      "Your refund was requested.",
      "Your payment was refunded.",
    ]);
  });
});
