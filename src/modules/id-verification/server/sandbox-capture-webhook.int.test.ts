import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { applyWebhook } from "#platform/server/webhooks/apply-webhook.ts";
import { listEvents } from "#platform/server/webhooks/webhook-repo.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import {
  freshPng,
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
} from "#tests/support/tracker-world.ts";
import { withWebhooks } from "#tests/support/with-webhooks.ts";
import { personaWebhooks } from "../providers/persona/persona-webhooks.ts";
import { sandboxIdJobs } from "../providers/sandbox/sandbox-id-jobs.ts";
import { getIdVerification } from "./get-id-verification.ts";
import { openCapture } from "./open-capture.ts";
import { openIdLinkHere, sendIdLink } from "./send-id-link.ts";
import { submitCapture } from "./submit-capture.ts";

let world: TrackerWorld;
let system: TrackerTestContext & WebhookContext;
beforeAll(async () => {
  world = await makeTrackerWorld();
  system = withWebhooks(world.system, personaWebhooks, ["secret-of-the-service"]);
});
afterAll(() => world.close());

const status = async (order: OrderView) => (await getIdVerification(world.ctx, order)).status;

async function linkHere({ orderNumber }: OrderView): Promise<string> {
  const { path } = await openIdLinkHere(world.ctx, { orderNumber, idState: null });
  return path.split("/").at(-1)!;
}

const pictures = () =>
  (["front", "back"] as const).map((side) => ({
    side,
    format: "png" as const,
    bytes: new Uint8Array(freshPng()),
  }));
const submit = (token: string, documentNumber = "D1234567", ctx: TrackerTestContext = world.system) =>
  submitCapture(ctx, { token, action: "submit", documentNumber, issuingState: "TX", pictures: pictures() });

/** A shop that stops after the service has answered and before the answer is recorded. */
function stopsAfterOutcome(): TrackerTestContext {
  const { idCaptureProvider } = world.system;
  const evaluate: typeof idCaptureProvider.evaluate = async (ctx, capture) => {
    await idCaptureProvider.evaluate!(ctx, capture);
    throw new Error("the process was killed");
  };
  return { ...world.system, idCaptureProvider: { ...idCaptureProvider, evaluate } };
}

interface News {
  readonly eventId: string;
  readonly captureRef: string;
}
/** A shop whose ID service answers nobody before `count` have asked. */
function answersTogether(count: number): TrackerTestContext {
  const { idCaptureProvider } = world.system;
  const all = Promise.withResolvers<void>();
  let asked = 0;
  const evaluate: typeof idCaptureProvider.evaluate = async (ctx, capture) => {
    if ((asked += 1) === count) all.resolve();
    await all.promise;
    return idCaptureProvider.evaluate!(ctx, capture);
  };
  return { ...world.system, idCaptureProvider: { ...idCaptureProvider, evaluate } };
}

async function news(): Promise<News[]> {
  const { rows } = await world.database.owner.query<{ payload: News }>(
    "select payload from job where kind = 'id-verification.sandbox-judge-tells' order by id",
  );
  return rows.map(({ payload }) => payload);
}

/** What the embedded ID service has to tell since an earlier look: each twice, as after a crash. */
async function deliver(after: number, order: (all: News[]) => News[] = (all) => all): Promise<number> {
  const all = (await news()).slice(after);
  for (const payload of order(all)) {
    for (let turn = 0; turn < 2; turn += 1) await sandboxIdJobs[0]!.handle(system, payload);
    for (let turn = 0; turn < 2; turn += 1)
      await applyWebhook(system, { source: "persona", eventId: payload.eventId });
  }
  return all.length;
}

describe("The embedded ID service (tracker 17)", () => {
  it("tells by its own signed webhook, twice and as one event, of what the shop has recorded already", async () => {
    const order = await world.submittedOrder();
    const before = (await news()).length;
    expect(await submit(await linkHere(order))).toEqual({ outcome: "SUCCESSFUL" });
    expect(await deliver(before)).toBe(1);
    expect(await status(order)).toBe("SUCCESSFUL");
    const events = await world.ctx.db.transaction((trx) => listEvents(trx, world.ctx.tenantId, 50));
    const { eventId } = (await news())[before]!;
    expect(events.find((event) => event.eventId === eventId)).toMatchObject({
      source: "persona",
      type: "inquiry.approved",
      deliveries: 2,
      problem: null,
    });
  });

  it.each([
    ["D1234567", "SUCCESSFUL"],
    ["D0000", "FAILED"],
    ["D1111", "INCOMPLETE"],
  ] as const)("is heard when the shop stopped before it recorded %s", async (number, outcome) => {
    const order = await world.submittedOrder();
    const token = await linkHere(order);
    const before = (await news()).length;
    await expect(submit(token, number, stopsAfterOutcome())).rejects.toThrow("killed");
    expect(await status(order)).toBe("INITIATED");
    expect(await deliver(before)).toBe(1);
    expect(await status(order)).toBe(outcome);
    expect(await openCapture(world.system, { token })).toEqual({
      state: "used",
      isHosted: false,
      isStarted: false,
    });
  });

  it("may be faster than the shop itself", async () => {
    const order = await world.submittedOrder();
    const token = await linkHere(order);
    const before = (await news()).length;
    const { idCaptureProvider } = world.system;
    const evaluate: typeof idCaptureProvider.evaluate = async (ctx, capture) => {
      const checked = await idCaptureProvider.evaluate!(ctx, capture);
      await deliver(before);
      return checked;
    };
    const ctx = { ...world.system, idCaptureProvider: { ...idCaptureProvider, evaluate } };
    expect(await submit(token, "D1234567", ctx)).toEqual({ outcome: "SUCCESSFUL" });
    expect(await status(order)).toBe("SUCCESSFUL");
  });

  it("changes nothing with a capture whose link was replaced, in whatever order its events come", async () => {
    const order = await world.submittedOrder();
    const before = (await news()).length;
    const first = await linkHere(order);
    await expect(submit(first, "D1234567", stopsAfterOutcome())).rejects.toThrow("killed");
    await sendIdLink(world.ctx, { orderNumber: order.orderNumber, phone: "5122345678", idState: null });
    const second = await linkHere(order);
    await expect(submit(second, "D0000", stopsAfterOutcome())).rejects.toThrow("killed");
    expect(await deliver(before, (all) => all.toReversed())).toBe(2);
    expect(await status(order)).toBe("FAILED");
    await deliver(before);
    expect(await status(order)).toBe("FAILED");
  });

  it("is one check for two phones that send at once", async () => {
    const order = await world.submittedOrder();
    const token = await linkHere(order);
    const before = (await news()).length;
    const shop = answersTogether(3);
    const submitHere = () => submit(token, "D1234567", shop);
    const ends = await Promise.allSettled([submitHere(), submitHere(), submitHere()]);
    for (const end of ends) expect(end).toMatchObject({ value: { outcome: "SUCCESSFUL" } });
    expect((await news()).length).toBe(before + 1);
    const { rows } = await world.database.owner.query(
      "select 1 from document where order_id = $1 and type = 'DriversLicense'",
      [order.deal.dealId],
    );
    expect(rows.length, "both sides, filed once").toBe(2);
  });

  it("is not believed without its signature", async () => {
    const order = await world.submittedOrder();
    const before = (await news()).length;
    await expect(submit(await linkHere(order), "D1234567", stopsAfterOutcome())).rejects.toThrow("killed");
    const [told] = (await news()).slice(before);
    let turn = 0;
    // Signs with one secret and is checked by another.
    const secrets = {
      of: () => (turn++ === 0 ? ["another-secret"] : system.webhooks.secrets.of(system, "")),
    };
    const signer = { ...system, webhooks: { ...system.webhooks, secrets } };
    await expect(sandboxIdJobs[0]!.handle(signer, told)).rejects.toThrow("webhook.refused");
    expect(await status(order)).toBe("INITIATED");
  });
});
