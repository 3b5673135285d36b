import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { applyWebhook } from "#platform/server/webhooks/apply-webhook.ts";
import { receiveWebhook } from "#platform/server/webhooks/receive-webhook.ts";
import { replayWebhook } from "#platform/server/webhooks/replay-webhook.ts";
import { signedHeader } from "#platform/server/webhooks/signed-header.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import { listEvents } from "#platform/server/webhooks/webhook-repo.ts";
import {
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
} from "#tests/support/tracker-world.ts";
import { dealerWebhooks } from "./dealer-webhooks.ts";

const SECRETS = ["the-old-secret-of-this-dealer", "the-new-secret-of-this-dealer"];

let world: TrackerWorld;
let ctx: TrackerTestContext & WebhookContext;
let other: TrackerTestContext & WebhookContext;
beforeAll(async () => {
  world = await makeTrackerWorld();
  const webhooksOf = (secrets: readonly string[]) => ({
    webhooks: { sources: [dealerWebhooks], secrets: { of: () => secrets } },
  });
  ctx = { ...world.system, ...webhooksOf(SECRETS) };
  other = { ...world.otherTenantCtx, ...webhooksOf(["secret-of-somebody-else"]) };
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

/** What the worker does: tries everything that is open until nothing moves any more. */
async function settle(events: readonly Event[]): Promise<void> {
  for (let round = 0; round < events.length + 1; round += 1) {
    for (const event of events) {
      await applyWebhook(ctx, keyOf(event)).catch((error: unknown) => {
        if (!isAppError(error)) throw error;
      });
    }
  }
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
    for (let copy = 1; copy < 1_000; copy += 1) expect(await deliver(event)).toEqual({ isNew: false });
    await settle([event]);
    expect(await stateOf(order)).toMatchObject({
      steps: expect.arrayContaining([expect.objectContaining({ status: "COMPLETED" })]),
    });
    const listed = (await ctx.db.transaction((trx) => listEvents(trx, ctx.tenantId, 100))).find(
      ({ eventId }) => eventId === event.id,
    );
    expect(listed).toMatchObject({ deliveries: 1_000, problem: null, appliedAt: expect.any(Date) });
  });

  it("leads to the same state in whatever order and however often it comes", async () => {
    const names = [
      "insurance.verified",
      "id.completed",
      "appointment.confirmed",
      "contract.ready",
      "id.failed",
    ];
    const ends = new Set<string>();
    const sequences = fc.sample(fc.shuffledSubarray(names, { minLength: names.length }), {
      numRuns: 12,
      seed: 7,
    });
    for (const [run, sequence] of sequences.entries()) {
      const order = await world.submittedOrder();
      const { orderNumber } = order;
      const events = sequence.map((event, index) => ({ id: `run-${run}-${index}`, event, orderNumber }));
      for (const event of [...events, ...events.toReversed()]) await deliver(event);
      await settle(events);
      ends.add(JSON.stringify(await stateOf(order)));
    }
    expect(ends.size).toBe(1);
  });

  it("for an order that does not exist ends with the reason, and can be replayed", async () => {
    const event = { id: "evt-lost", event: "order.cancelled", orderNumber: "NO-SUCH-ORDER" };
    await deliver(event);
    await applyWebhook(ctx, keyOf(event));
    const find = async () => {
      const listed = await ctx.db.transaction((trx) => listEvents(trx, ctx.tenantId, 200));
      return listed.find(({ eventId }) => eventId === event.id);
    };
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
    const listed = await ctx.db.transaction((trx) => listEvents(trx, ctx.tenantId, 200));
    expect(listed.some(({ eventId }) => eventId === event.id)).toBe(false);
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
