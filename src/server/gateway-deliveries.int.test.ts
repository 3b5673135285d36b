import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyWebhook } from "#platform/server/webhooks/apply-webhook.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import { listEvents } from "#platform/server/webhooks/webhook-repo.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { sandboxGatewayJobs } from "#modules/payment-gateways/providers/sandbox/sandbox-gateway-jobs.ts";
import type { PaymentEvent } from "#modules/payments/domain/payment-meant.ts";
import { stripeWebhooks } from "#modules/payment-gateways/providers/stripe/stripe-webhooks.ts";
import { applyPaymentEvent } from "#modules/payments/server/apply-payment-event.ts";
import { getPayments } from "#modules/payments/server/get-payments.ts";
import { checkSettlement } from "#modules/payments/server/settle-payment.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import {
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
} from "#tests/support/tracker-world.ts";
import { withWebhooks } from "#tests/support/with-webhooks.ts";
import { paymentToken } from "#tests/support/payment-token.ts";

let world: TrackerWorld;
let system: TrackerTestContext & WebhookContext;
beforeAll(async () => {
  world = await makeTrackerWorld();
  system = withWebhooks(world.system, stripeWebhooks, ["secret-of-the-gateway"]);
});
afterAll(() => world.close());

async function bankDeposit({ orderNumber }: OrderView) {
  const token = await paymentToken(world.ctx, "bank");
  const view = await takePayment(world.ctx, { orderNumber, purpose: "deposit", token, family: "bank" });
  return view.payments[0]!;
}
const play = ({ orderNumber }: OrderView, event: `payment.${PaymentEvent}`) =>
  world.ctx.db.transaction(async (trx) => {
    const order = await requireOrder(trx, world.system, { orderNumber });
    const told = event.slice("payment.".length) as PaymentEvent;
    await applyPaymentEvent(trx, world.system, { order, event: told });
  });
const outcomeAtGateway = async (key: string) =>
  (await world.ctx.paymentGateway.readCharge(world.ctx, { key, ref: null }))?.outcome;

/** What the gateway's post brings for one charge: the worker sends it, the inbox keeps it, the worker applies it. */
async function deliverNews(key: string): Promise<string[]> {
  const { rows } = await world.database.owner.query(
    "select payload from job where kind = 'payments.sandbox-gateway-tells' and payload->>'key' = $1 order by id",
    [key],
  );
  const types: string[] = [];
  for (const { payload } of rows as { payload: { eventId: string; type: string } }[]) {
    // Twice, as after a crash: one event.
    for (let turn = 0; turn < 2; turn += 1) await sandboxGatewayJobs[0]!.handle(system, payload);
    await applyWebhook(system, { source: "stripe", eventId: payload.eventId });
    types.push(payload.type);
  }
  return types;
}

describe("The embedded gateway (tracker 17)", () => {
  it("tells by its own signed webhook that bank money arrived", async () => {
    const order = await world.submittedOrder({ priceCents: 400_000 });
    const { id } = await bankDeposit(order);
    world.clock.advance({ days: 3 });
    expect(await deliverNews(id)).toEqual(["payment_intent.succeeded"]);
    expect((await getPayments(world.ctx, order)).payments).toMatchObject([{ state: "received" }]);
    const events = await world.ctx.db.transaction((trx) => listEvents(trx, world.ctx.tenantId, 50));
    const copies = events.filter(({ source }) => source === "stripe").map(({ deliveries }) => deliveries);
    expect(new Set(copies), "each came twice and is one event").toEqual(new Set([2]));
  });

  it("learns that a transfer failed, and does not bring the money after all", async () => {
    const order = await world.submittedOrder({ priceCents: 400_000 });
    const { id } = await bankDeposit(order);
    await play(order, "payment.failed");
    expect(await outcomeAtGateway(id)).toBe("declined");
    world.clock.advance({ days: 4 });
    await checkSettlement(world.system, id);
    await deliverNews(id);
    expect((await getPayments(world.ctx, order)).payments).toMatchObject([{ state: "not-charged" }]);
  });

  it("learns that money was taken back, and refunds nothing of it", async () => {
    const order = await world.submittedOrder({ priceCents: 400_000 });
    const { id } = await bankDeposit(order);
    await play(order, "payment.captured");
    await play(order, "payment.returned");
    expect(await outcomeAtGateway(id)).toBe("returned");
    await deliverNews(id);
    expect((await getPayments(world.ctx, order)).payments).toMatchObject([{ state: "returned" }]);
    const charge = { key: id, ref: null };
    const refund = await world.ctx.paymentGateway.refund(world.ctx, {
      key: "ref_1",
      charge,
      amountCents: 100,
    });
    expect(refund.outcome).toBe("failed");
  });

  it("is not believed without its signature", async () => {
    const order = await world.submittedOrder({ priceCents: 400_000 });
    const { id } = await bankDeposit(order);
    const { rows } = await world.database.owner.query(
      "select payload from job where kind = 'payments.sandbox-gateway-tells' and payload->>'key' = $1",
      [id],
    );
    // The sender signs with a guess, the inbox compares with the real secret.
    const asked: string[] = [];
    const secrets: WebhookContext["webhooks"]["secrets"] = {
      of: (ctx, source) => (asked.push(source) === 1 ? ["guessed"] : system.webhooks.secrets.of(ctx, source)),
    };
    const signer = { ...system, webhooks: { ...system.webhooks, secrets } };
    const [{ payload }] = rows as [{ payload: unknown }];
    await expect(sandboxGatewayJobs[0]!.handle(signer, payload)).rejects.toThrow("webhook.refused");
  });
});
