import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { listOpenSlots } from "#modules/fulfillment/server/list-slots.ts";
import { requestAppointment } from "#modules/fulfillment/server/request-appointment.ts";
import { getOrderHistory } from "#modules/order-steps/server/get-order-history.ts";
import { getPayments } from "#modules/payments/server/get-payments.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { applyWebhook } from "#platform/server/webhooks/apply-webhook.ts";
import { receiveWebhook } from "#platform/server/webhooks/receive-webhook.ts";
import { replayWebhook } from "#platform/server/webhooks/replay-webhook.ts";
import { signedHeader } from "#platform/server/webhooks/signed-header.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import { listEvents } from "#platform/server/webhooks/webhook-repo.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import {
  freshPng,
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
  upload,
} from "#tests/support/tracker-world.ts";
import { draws } from "#tests/support/draws.ts";
import { withWebhooks } from "#tests/support/with-webhooks.ts";
import { STEPS } from "../steps.ts";
import { retailerWebhooks } from "#modules/retailer-operations/webhooks.ts";
import { eventNames } from "#modules/retailer-operations/server/event-table.ts";

const SECRETS = ["the-old-secret-of-this-dealer", "the-new-secret-of-this-dealer"];

/** Of one event, or of all of an order's in two runs. */
const COPIES = draws(1_000);

let world: TrackerWorld;
let ctx: TrackerTestContext & WebhookContext;
let other: TrackerTestContext & WebhookContext;
beforeAll(async () => {
  world = await makeTrackerWorld();
  ctx = withWebhooks(world.system, retailerWebhooks(STEPS), SECRETS);
  other = withWebhooks(world.otherTenantCtx, retailerWebhooks(STEPS), ["secret-of-somebody-else"]);
});
afterAll(() => world.close());

interface Event {
  readonly id: string;
  readonly event: string;
  readonly orderNumber: string;
}

const bytesOf = (event: object) => new TextEncoder().encode(JSON.stringify(event));

function headersFor(body: Uint8Array, { secret = SECRETS[1]!, at = world.clock.now() } = {}): Headers {
  return new Headers({ "forecourt-signature": signedHeader({ secret, name: "v1", at, body }) });
}

function deliver(event: Event) {
  const body = bytesOf(event);
  return receiveWebhook(ctx, { source: "dealer", body, headers: headersFor(body) });
}

const keyOf = ({ id }: Event) => ({ source: "dealer", eventId: id });

/** What the worker does; whether the event is over and done with. */
async function apply(event: Event): Promise<boolean> {
  try {
    await applyWebhook(ctx, keyOf(event));
    return true;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return false;
  }
}

/** Tries everything that is open until nothing moves any more. */
async function settle(events: readonly Event[]): Promise<void> {
  for (let open = events, before = open.length + 1; open.length < before;) {
    before = open.length;
    const left: Event[] = [];
    for (const event of open) if (!(await apply(event))) left.push(event);
    open = left;
  }
}

async function statesOf(events: readonly Event[]) {
  const ids = new Set(events.map(({ id }) => id));
  const listed = await ctx.db.transaction((trx) => listEvents(trx, ctx.tenantId, 1_000));
  return listed.filter(({ eventId }) => ids.has(eventId));
}

/** One event of a kind for an order, always the same. */
const eventOf = ({ orderNumber }: OrderView, event: string): Event => ({
  id: `${orderNumber}.${event}`,
  event,
  orderNumber,
});

/** Each kind at least once, `count` in all, in any order. */
const copiesOf = (kinds: readonly string[], count: number) =>
  fc
    .array(fc.constantFrom(...kinds), { minLength: count - kinds.length, maxLength: count - kinds.length })
    .chain((more) => {
      const all = [...kinds, ...more];
      return fc.shuffledSubarray(all, { minLength: all.length });
    });

/** What third parties and the retailer can say of one and the same order without contradicting each other. */
const AGREEING = [
  "insurance.verified",
  "id.completed",
  "contract.ready",
  "contract.countersigned",
  "payment.captured",
  "appointment.confirmed",
  "document.requested",
  "id.failed",
  "id.expired",
] as const;

async function inTurn<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make());
  return made;
}

/** An order whose buyer did everything: documents, signature, a bank payment on its way, an appointment asked for. */
async function signedOrder(): Promise<OrderView> {
  const buyer = world.ctx;
  const order = await world.submittedOrder({ priceCents: 400_000 });
  const { orderNumber } = order;
  for (const type of ["DriversLicense", "InsuranceCard"] as const) {
    const files = [{ name: "a.png", bytes: freshPng() }];
    await upload(buyer, { dealId: order.deal.dealId, type, files });
  }
  await startSigning(buyer, order);
  await signAsBuyer(buyer, orderNumber);
  const { slots } = await listOpenSlots(buyer, order);
  const slot = slots[0];
  const fields = buyer.paymentGateway.fields;
  if (slot === undefined || fields === undefined) throw new Error("an order cannot be made ready");
  const bank = { kind: "bank", routingNumber: "110000000", accountNumber: "000123456789" } as const;
  const answer = await fields.tokenize(buyer, bank);
  if (answer.kind === "refused") throw new Error(answer.message);
  await takePayment(buyer, { orderNumber, purpose: "balance", token: answer.token, family: "bank" });
  const { date, hour } = slot;
  await requestAppointment(buyer, { orderNumber, option: "PICKUP", slot: { date, hour } });
  return order;
}

/** Mails and text messages queued so far, by what they are about. */
async function messages(): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db.transaction((trx) =>
    trx
      .selectFrom("message_outbox")
      .select(["template", (count) => count.fn.countAll<string>().as("count")])
      .where("tenant_id", "=", ctx.tenantId)
      .groupBy("template")
      .execute(),
  );
  return new Map(rows.map(({ template, count }) => [template, Number(count)]));
}

/** Everything that events left behind: the tracker, the history, the books, and what people were told. */
async function effectsOn(order: OrderView, act: () => Promise<void>): Promise<unknown> {
  const before = await messages();
  await act();
  const told = [...(await messages())].map(([template, count]) => [
    template,
    count - (before.get(template) ?? 0),
  ]);
  const { history } = await getOrderHistory(world.ctx, order);
  const { payments, paidCents, refundedCents } = await getPayments(world.ctx, order);
  return {
    state: await stateOf(order),
    history: history.map(({ orderStatus, dealStatus, reason }) => ({ orderStatus, dealStatus, reason })),
    books: { paidCents, refundedCents, payments: payments.map(({ status, refund }) => ({ status, refund })) },
    told: Object.fromEntries(told.filter(([, count]) => count !== 0)),
  };
}

async function stateOf({ orderNumber }: OrderView): Promise<unknown> {
  const { tracker } = await getTracker(world.ctx, { orderNumber });
  return JSON.parse(JSON.stringify(tracker).replaceAll(orderNumber, "ORDER"));
}

const verdict = (promise: Promise<unknown>) =>
  promise.then(
    () => "stored",
    (error: { details: { code: string } }) => error.details.code,
  );

describe("An event of the retailer's systems", () => {
  it("is stored, acted on once and shown in the order's history, however often it comes", async () => {
    const order = await world.submittedOrder();
    const event = { id: "evt-1000", event: "insurance.verified", orderNumber: order.orderNumber };
    expect(await deliver(event)).toEqual({ isNew: true });
    for (let copy = 1; copy < COPIES; copy += 1) expect(await deliver(event)).toEqual({ isNew: false });
    await settle([event]);
    expect(await stateOf(order)).toMatchObject({
      steps: expect.arrayContaining([expect.objectContaining({ status: "COMPLETED" })]),
    });
    const [listed] = await statesOf([event]);
    expect(listed).toMatchObject({ deliveries: COPIES, problem: null, appliedAt: expect.any(Date) });
  });

  it(
    `of every kind has the effect of one, in ${COPIES} copies thrown in any order`,
    { timeout: 60_000 },
    async () => {
      const orders = await inTurn(2, async () => [await signedOrder(), await signedOrder()] as const);
      const shuffles = fc.sample(copiesOf(eventNames(STEPS), COPIES / 2), {
        numRuns: orders.length,
        seed: 7,
      });
      for (const [run, [order, twin]] of orders.entries()) {
        const thrown = (shuffles[run] ?? []).map((event) => eventOf(order, event));
        const first = [...new Map(thrown.map((event) => [event.id, event])).values()];
        expect(first).toHaveLength(eventNames(STEPS).length);
        const many = await effectsOn(order, async () => {
          const [seen, done] = [new Set<string>(), new Set<string>()];
          for (const [index, event] of thrown.entries()) {
            expect(await deliver(event)).toEqual({ isNew: !seen.has(event.id) });
            // A worker comes to it with the first copy, and now and then once more without need.
            const isCalled = !seen.has(event.id) || (done.has(event.id) && index % 4 === 0);
            if (isCalled && (await apply(event))) done.add(event.id);
            seen.add(event.id);
          }
          await settle(first);
        });
        // The other order hears everything once, as it came first here.
        const once = first.map(({ event }) => eventOf(twin, event));
        const one = await effectsOn(twin, async () => {
          for (const event of once) {
            await deliver(event);
            await apply(event);
          }
          await settle(once);
        });
        expect(many).toEqual(one);
        expect((await statesOf(first)).reduce((sum, { deliveries }) => sum + deliveries, 0)).toBe(COPIES / 2);
      }
    },
  );

  it(
    "that agrees with the others leads to the same state in whatever order and however often it comes",
    { timeout: 60_000 },
    async () => {
      const orders = await inTurn(3, () => signedOrder());
      const shuffles = fc.sample(copiesOf(AGREEING, draws(200)), orders.length);
      /** Every end that was reached, with the copies that led to it. */
      const ends = new Map<string, string>();
      for (const [run, order] of orders.entries()) {
        const thrown = (shuffles[run] ?? []).map((event) => eventOf(order, event));
        // Senders do not wait for each other, and a worker is in between.
        for (let at = 0; at < thrown.length; at += 25) {
          const batch = thrown.slice(at, at + 25);
          await Promise.all(batch.map((event) => deliver(event)));
          for (const event of batch.slice(0, 2)) await apply(event);
        }
        await settle(AGREEING.map((event) => eventOf(order, event)));
        ends.set(JSON.stringify(await stateOf(order)), thrown.map(({ event }) => event).join(", "));
      }
      expect([...ends.values()]).toHaveLength(1);
      expect([...ends.keys()][0]).toContain('"label":"Make a Payment","statusLabel":"Completed"');
    },
  );

  it("for an order that does not exist ends with the reason, and can be replayed", async () => {
    const event = { id: "evt-lost", event: "order.cancelled", orderNumber: "NO-SUCH-ORDER" };
    await deliver(event);
    await applyWebhook(ctx, keyOf(event));
    const find = async () => (await statesOf([event]))[0];
    expect(await find()).toMatchObject({ problem: "order.notFound" });
    await replayWebhook(ctx, keyOf(event));
    expect(await find()).toMatchObject({ problem: null, appliedAt: null });
  });

  it("waits for what comes before it", async () => {
    const order = await world.submittedOrder();
    const event = { id: "evt-early", event: "appointment.confirmed", orderNumber: order.orderNumber };
    await deliver(event);
    expect(await verdict(applyWebhook(ctx, keyOf(event)))).not.toBe("stored");
    const early = JSON.stringify(await stateOf(order));
    await settle([event]);
    expect(JSON.stringify(await stateOf(order))).toBe(early);
  });

  it("is taken while a secret is replaced, by the old one and by the new one", async () => {
    const order = await world.submittedOrder();
    for (const [index, secret] of SECRETS.entries()) {
      const body = bytesOf({ id: `evt-key-${index}`, event: "id.completed", orderNumber: order.orderNumber });
      const headers = headersFor(body, { secret });
      expect(await verdict(receiveWebhook(ctx, { source: "dealer", body, headers }))).toBe("stored");
    }
  });
});

describe("A delivery that is not what it says", () => {
  const event = { id: "evt-forged", event: "order.delivered", orderNumber: "ANY" };
  const body = bytesOf(event);
  const send = (headers: Headers, bytes: Uint8Array = body, to = ctx) =>
    verdict(receiveWebhook(to, { source: "dealer", body: bytes, headers }));

  it("is refused in every one of 1,000 forgeries, and leaves nothing behind", async () => {
    const good = headersFor(body).get("forecourt-signature")!;
    const forge = fc.oneof(
      fc.string().map((header) => ({ header, bytes: body })),
      fc
        .nat(body.length - 1)
        .map((at) => ({ header: good, bytes: body.map((byte, i) => (i === at ? byte ^ 1 : byte)) })),
      fc.nat(good.length - 1).map((at) => ({ header: good.slice(0, at), bytes: body })),
      fc.nat(good.length - 5).map((at) => ({
        header: `${good.slice(0, at + 4)}${good[at + 4] === "0" ? "1" : "0"}${good.slice(at + 5)}`,
        bytes: body,
      })),
      fc.nat(body.length - 1).map((at) => ({ header: good, bytes: body.slice(0, at) })),
    );
    for (const { header, bytes } of fc.sample(forge, { numRuns: 1_000, seed: 11 })) {
      const headers = new Headers();
      headers.set("forecourt-signature", header.replaceAll(/[^\x20-\x7e]/gu, "?").trim());
      expect(await send(headers, bytes), header).toBe("webhook.refused");
    }
    expect(await statesOf([event])).toEqual([]);
  });

  it.each([
    ["no signature", () => new Headers()],
    ["another secret", () => headersFor(body, { secret: "guess" })],
    ["an old time", () => headersFor(body, { at: new Date(world.clock.now().getTime() - 301_000) })],
    ["a time to come", () => headersFor(body, { at: new Date(world.clock.now().getTime() + 301_000) })],
  ])("is refused with %s", async (_what, headers) => expect(await send(headers())).toBe("webhook.refused"));

  it("is refused with the secret of another retailer", async () => {
    expect(await send(headersFor(body), body, other)).toBe("webhook.refused");
  });

  it("is refused when it is signed but no event", async () => {
    for (const bytes of [new TextEncoder().encode("{}"), new Uint8Array([0xff, 0xfe]), new Uint8Array()]) {
      expect(await send(headersFor(bytes), bytes)).toBe("webhook.refused");
    }
  });

  it("is unknown when nobody sends there", async () => {
    const headers = headersFor(body);
    expect(await verdict(receiveWebhook(ctx, { source: "nobody", body, headers }))).toBe(
      "webhook.unknownSource",
    );
  });
});
