import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { paymentsJobs } from "#modules/payments/jobs.ts";
import { applyGatewayHint } from "#modules/payments/server/apply-gateway-hint.ts";
import { getPayments } from "#modules/payments/server/get-payments.ts";
import { mailInvoice } from "#modules/payments/server/invoices/mail-invoice.ts";
import { runRefund } from "#modules/payments/server/refund-order.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { drawn } from "#tests/support/draws.ts";
import { makeTrackerWorld, type TrackerWorld } from "#tests/support/tracker-world.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const HELD = "4000000000000259";

async function depositBy(number: string): Promise<{ order: OrderView; paymentId: string }> {
  const order = await world.submittedOrder({ priceCents: 400_000 });
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
  const { orderNumber } = order;
  const { payments } = await takePayment(world.ctx, {
    orderNumber,
    purpose: "deposit",
    token: answer.token,
    family: "card",
  });
  return { order, paymentId: payments[0]!.id };
}

const play = ({ orderNumber }: OrderView, event: string) =>
  applyEvent(world.system, { orderNumber, event, purpose: "deposit" });

/** Does what the worker would with the payments of an order until nothing is due. */
async function work({ deal: { dealId } }: OrderView): Promise<void> {
  for (;;) {
    const { rows } = await world.database.owner.query(
      `update job set done_at = $1 where done_at is null and run_at <= $1 and kind = any($3) and (
         payload->>'orderId' = $2
         or payload->>'paymentId' in (select id from payment where order_id = $2)
         or payload->>'refundId' in (select id from payment_refund where order_id = $2)
       ) returning kind, payload`,
      [world.clock.now(), dealId, paymentsJobs.map(({ kind }) => kind)],
    );
    if (rows.length === 0) return;
    for (const { kind, payload } of rows as { kind: string; payload: unknown }[])
      await paymentsJobs.find((job) => job.kind === kind)!.handle(world.system, payload);
  }
}

async function linesOf(paymentId: string): Promise<Record<string, number>> {
  const { rows } = await world.database.owner.query(
    "select kind, sum(amount_cents)::int as cents from payment_entry where payment_id = $1 group by kind",
    [paymentId],
  );
  return Object.fromEntries(
    (rows as { kind: string; cents: number }[]).map(({ kind, cents }) => [kind, cents]),
  );
}

async function textsAbout({ orderNumber }: OrderView): Promise<string[]> {
  const mails = await listSandboxMessages(world.ctx, { to: "robin@example.com" });
  return mails.filter(({ text }) => text.includes(orderNumber)).map(({ text }) => text);
}

async function alertsAbout({ orderNumber }: OrderView): Promise<string[]> {
  const mails = await listSandboxMessages(world.ctx, { to: world.ctx.tenant.support.email });
  return mails.filter(({ text }) => text.includes(orderNumber)).map(({ text }) => text);
}

describe("A deposit that the bank takes back right after the order was canceled", () => {
  it("is asked for by nobody, open nowhere, and its refund ends", async () => {
    const { order, paymentId } = await depositBy("4242424242424242");
    await play(order, "order.cancelled");
    await play(order, "payment.returned");
    await work(order);
    const said = (await textsAbout(order)).join("\n");
    expect(said).toContain("Your bank reversed the payment of $500.00");
    expect(said).toContain("you owe nothing and there is nothing for you to do");
    expect(said).not.toMatch(/pay again|is open|hand your vehicle over/u);
    expect(await linesOf(paymentId)).toEqual({ captured: 50_000, returned: -50_000 });
    expect((await getPayments(world.ctx, order)).payments).toMatchObject([
      { state: "returned", refund: null },
    ]);
    const alerts = await alertsAbout(order);
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toContain("there is nothing left to refund");
  });

  it("is written down as refunded where the gateway had sent the refund and its answer was lost", async () => {
    const { order, paymentId } = await depositBy("4242424242424242");
    await play(order, "order.cancelled");
    const { rows } = await world.database.owner.query("select id from payment_refund where payment_id = $1", [
      paymentId,
    ]);
    const [{ id }] = rows as [{ id: string }];
    const paymentGateway = {
      ...world.ctx.paymentGateway,
      refund: async (...args: Parameters<typeof world.ctx.paymentGateway.refund>) => {
        await world.ctx.paymentGateway.refund(...args);
        throw new Error("killed");
      },
    };
    await expect(runRefund({ ...world.system, paymentGateway }, id)).rejects.toThrow("killed");
    await play(order, "payment.returned");
    await work(order);
    expect(await linesOf(paymentId)).toEqual({ captured: 50_000, returned: -50_000, refunded: -50_000 });
    expect(
      (await alertsAbout(order)).filter((text) => text.includes("received the money twice")),
    ).toHaveLength(1);
  });

  it("is said to have been refunded where the refund came first", async () => {
    const { order } = await depositBy("4242424242424242");
    await play(order, "order.cancelled");
    await work(order);
    await play(order, "payment.returned");
    await work(order);
    expect((await textsAbout(order)).join("\n")).toContain("We had already refunded this payment");
    expect(
      (await alertsAbout(order)).filter((text) => text.includes("received the money twice")),
    ).toHaveLength(1);
  });

  it("gets no receipt with an open amount when it is canceled while the paper is drawn", async () => {
    const { order, paymentId } = await depositBy("4242424242424242");
    const draw = async (...args: Parameters<typeof world.ctx.invoicePress.draw>) => {
      await play(order, "order.cancelled");
      return world.ctx.invoicePress.draw(...args);
    };
    const invoicePress = { draw } as unknown as typeof world.ctx.invoicePress;
    await mailInvoice({ ...world.system, invoicePress }, { orderId: order.deal.dealId, paymentId });
    expect((await textsAbout(order)).join("\n")).not.toContain("is open");
  });
});

const STEPS = ["cancel", "capture", "capture", "release", "hear", "work"] as const;
type Step = (typeof STEPS)[number];

/** What the gateway answered to a release, by payment. */
const answers = new Map<string, Awaited<ReturnType<TrackerWorld["ctx"]["paymentGateway"]["cancel"]>>>();

/** What may happen to money on hold around a cancellation; a refusal is a fine answer. */
const ACTS: Readonly<Record<Step, (order: OrderView, paymentId: string) => Promise<unknown>>> = {
  cancel: (order) => play(order, "order.cancelled"),
  capture: (order) => play(order, "payment.captured"),
  // The card's bank lets go of it; the gateway's word of that may be read now and written down much later.
  release: async (_order, key) => {
    answers.set(key, await world.ctx.paymentGateway.cancel(world.system, { key, ref: null }));
  },
  hear: async (_order, key) => {
    const paymentGateway = {
      ...world.ctx.paymentGateway,
      readCharge: () => Promise.resolve(answers.get(key)),
    };
    await applyGatewayHint({ ...world.system, paymentGateway }, { key, ref: null, refundId: null });
  },
  work: (order) => work(order),
};

async function act(step: Step, order: OrderView, paymentId: string): Promise<void> {
  try {
    await ACTS[step](order, paymentId);
  } catch (error) {
    if (!isAppError(error) || error.kind !== "conflict") throw error;
  }
}

function shuffles(steps: readonly Step[]): Step[][] {
  if (steps.length === 0) return [[]];
  return [...new Set(steps)].flatMap((first) => {
    const rest = steps.toSpliced(steps.indexOf(first), 1);
    return shuffles(rest).map((tail) => [first, ...tail]);
  });
}

/** Never captured and released, or captured and refunded once: nothing between. */
async function expectOneEnd(order: OrderView, paymentId: string, told: string): Promise<void> {
  await work(order);
  const lines = await linesOf(paymentId);
  const { payments } = await getPayments(world.ctx, order);
  const atGateway = await world.ctx.paymentGateway.readCharge(world.ctx, { key: paymentId, ref: null });
  if (atGateway?.outcome === "captured") {
    expect(lines, told).toEqual({ captured: 50_000, refunded: -50_000 });
    expect(payments, told).toMatchObject([{ status: "PAYMENT_CAPTURED", refund: "REFUNDED" }]);
  } else {
    expect(atGateway?.outcome, told).toBe("canceled");
    expect(lines, told).toEqual({});
    expect(payments, told).toMatchObject([{ status: "PAYMENT_FAILED", state: "released", refund: null }]);
  }
  expect((await textsAbout(order)).join("\n"), told).not.toMatch(/Your bank (reversed|returned)/u);
}

describe("Money on hold of an order that is canceled (promise 4)", () => {
  it("is either released or captured and refunded once, in every order of events", async () => {
    const all = shuffles(STEPS).filter((steps) => steps.indexOf("release") < steps.indexOf("hear"));
    expect(all).toHaveLength(180);
    for (const steps of drawn(all)) {
      const { order, paymentId } = await depositBy(HELD);
      for (const step of steps) await act(step, order, paymentId);
      await expectOneEnd(order, paymentId, steps.join(", "));
    }
  }, 240_000);

  it("ends alike when everything happens at once", async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { order, paymentId } = await depositBy(HELD);
      await Promise.all(STEPS.map((step) => act(step, order, paymentId)));
      await expectOneEnd(order, paymentId, `turn ${turn}`);
    }
  }, 120_000);

  it("is not captured once the order is canceled, at once or later", async () => {
    const { order, paymentId } = await depositBy(HELD);
    await play(order, "order.cancelled");
    const refused = expect.objectContaining({
      kind: "conflict",
      details: expect.objectContaining({ code: "payment.released" }),
    });
    await expect(play(order, "payment.captured")).rejects.toEqual(refused);
    await work(order);
    await expect(play(order, "payment.captured")).rejects.toEqual(refused);
    const learn = world.system.db.transaction((trx) =>
      world.ctx.paymentGateway.learn!(trx, world.system, { key: paymentId, event: "captured" }),
    );
    await expect(learn).rejects.toThrow("gateway.holdReleased");
    await expectOneEnd(order, paymentId, "late");
  });

  it("is refunded once when the gateway captured it after all, and a late release changes nothing", async () => {
    const { order, paymentId } = await depositBy(HELD);
    await play(order, "order.cancelled");
    await world.ctx.paymentGateway.capture(world.system, { key: paymentId, ref: null });
    await work(order);
    const stale = { ref: "x", outcome: "canceled" as const };
    const paymentGateway = { ...world.ctx.paymentGateway, readCharge: () => Promise.resolve(stale) };
    await applyGatewayHint(
      { ...world.system, paymentGateway },
      { key: paymentId, ref: null, refundId: null },
    );
    await expectOneEnd(order, paymentId, "captured after all");
    expect(await linesOf(paymentId)).toEqual({ captured: 50_000, refunded: -50_000 });
  });
});
