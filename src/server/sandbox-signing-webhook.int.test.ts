import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { applyWebhook } from "#platform/server/webhooks/apply-webhook.ts";
import { listEvents } from "#platform/server/webhooks/webhook-repo.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import {
  freshPng,
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
  upload,
} from "#tests/support/tracker-world.ts";
import { withWebhooks } from "#tests/support/with-webhooks.ts";
import { docusignWebhooks } from "#modules/signing-services/providers/docusign/docusign-webhooks.ts";
import { sandboxSigningJobs } from "#modules/signing-services/providers/sandbox/sandbox-signing-jobs.ts";
import type { SignedHere } from "#modules/signing-services/server/signing-provider.ts";
import { cancelContract } from "#modules/contracting/server/package/end-contract.ts";
import { downloadContract } from "#modules/contracting/server/download-contract.ts";
import { getSigningSession } from "#modules/contracting/server/get-signing-session.ts";
import { readTrail } from "#modules/contract-record/server/contract-events-repo.ts";
import { prepareContract } from "#modules/contracting/server/package/prepare-contract.ts";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";

let world: TrackerWorld;
let system: TrackerTestContext & WebhookContext;
beforeAll(async () => {
  world = await makeTrackerWorld();
  system = withWebhooks(world.system, docusignWebhooks, ["secret-of-the-service"]);
});
afterAll(() => world.close());

const caller = { address: "203.0.113.7", userAgent: "Tests/1.0", origin: "https://shop.test" };
const buyer = (ctx: TrackerTestContext = world.ctx) => ({ ...ctx, caller });

/** An order whose contract lies open. */
async function openedOrder(): Promise<OrderView> {
  const order = await world.submittedOrder();
  for (const type of ["DriversLicense", "InsuranceCard"] as const) {
    const files = [{ name: "a.png", bytes: freshPng() }];
    await upload(world.ctx, { dealId: order.deal.dealId, type, files });
  }
  await prepareContract(world.system, { orderId: order.deal.dealId, byRetailer: true });
  await startSigning(buyer(), order);
  return order;
}

const signed = async (order: OrderView) => (await getSigningSession(buyer(), order)).state.signersCompleted;

/** A shop that stops right after the service has kept the signature. */
function stopsAfterSigning(): TrackerTestContext {
  const { signingProvider } = world.ctx;
  const { signing } = signingProvider;
  if (signing.place !== "here") throw new Error("signed elsewhere");
  const sign: SignedHere["sign"] = async (ctx, input) => {
    await signing.sign(ctx, input);
    throw new Error("the process was killed");
  };
  return { ...world.ctx, signingProvider: { ...signingProvider, signing: { ...signing, sign } } };
}

interface News {
  readonly ref: string;
  readonly at: string;
}
async function news(order: OrderView): Promise<News[]> {
  const { rows } = await world.database.owner.query<{ payload: News }>(
    `select payload from job where kind = 'contracting.sandbox-signing-tells' and payload->>'ref' in
       (select provider_ref from contract_package where order_id = $1) order by id`,
    [order.deal.dealId],
  );
  return rows.map(({ payload }) => payload);
}

const eventIdOf = ({ ref, at }: News) => `${ref}:recipient-completed:${at}`;

/** Every piece of news twice, as after a crash; answers how many there were. */
async function deliver(order: OrderView): Promise<number> {
  const all = await news(order);
  for (const payload of all.toReversed()) {
    for (let turn = 0; turn < 2; turn += 1) await sandboxSigningJobs[0]!.handle(system, payload);
    for (let turn = 0; turn < 2; turn += 1)
      await applyWebhook(system, { source: "docusign", eventId: eventIdOf(payload) });
  }
  return all.length;
}

async function trailOf(order: OrderView) {
  const { packageId } = await getSigningSession(buyer(), order);
  return world.ctx.db.transaction((trx) => readTrail(trx, world.ctx, packageId));
}

describe("The embedded signing service (tracker 17)", () => {
  it("tells by its own signed webhook, twice and as one event, of what the shop has recorded already", async () => {
    const order = await openedOrder();
    expect((await signAsBuyer(buyer(), order.orderNumber)).signersCompleted).toBe(true);
    const before = await trailOf(order);
    expect(await deliver(order)).toBe(1);
    expect(await trailOf(order)).toEqual(before);
    const [told] = await news(order);
    const events = await world.ctx.db.transaction((trx) => listEvents(trx, world.ctx.tenantId, 50));
    expect(events.find(({ eventId }) => eventId === eventIdOf(told!))).toMatchObject({
      source: "docusign",
      type: "recipient-completed",
      deliveries: 2,
      problem: null,
    });
  });

  it("is heard when the shop stopped before it recorded the signature: nothing of it is lost", async () => {
    const order = await openedOrder();
    await expect(signAsBuyer(buyer(stopsAfterSigning()), order.orderNumber)).rejects.toThrow("killed");
    expect(await signed(order)).toBe(false);
    expect(await deliver(order)).toBe(1);
    expect(await signed(order)).toBe(true);
    const { events, isSound } = await trailOf(order);
    expect(isSound).toBe(true);
    expect(events.filter(({ kind }) => kind === "signed")).toMatchObject([
      { actor: "buyer", address: caller.address, userAgent: caller.userAgent },
    ]);
    const { bytes } = await downloadContract(buyer(), { orderNumber: order.orderNumber, name: "contract" });
    const text = (await pdfPages(bytes)).join("\n").replace(/\s+/gu, " ");
    for (const proof of [caller.address, caller.userAgent, "Robin Buyer", "the retailer countersigns"])
      expect(text).toContain(proof);
  });

  it("takes a second try after such a stop as the same signature", async () => {
    const order = await openedOrder();
    await expect(signAsBuyer(buyer(stopsAfterSigning()), order.orderNumber)).rejects.toThrow("killed");
    expect((await signAsBuyer(buyer(), order.orderNumber)).signersCompleted).toBe(true);
    expect(await deliver(order)).toBe(1);
    const { events } = await trailOf(order);
    expect(events.filter(({ kind }) => kind === "signed")).toHaveLength(1);
  });

  it("signs once when webhook and buyer come at the same time", async () => {
    const order = await openedOrder();
    await expect(signAsBuyer(buyer(stopsAfterSigning()), order.orderNumber)).rejects.toThrow("killed");
    const ends = await Promise.allSettled([
      deliver(order),
      signAsBuyer(buyer(), order.orderNumber),
      signAsBuyer(buyer(), order.orderNumber),
    ]);
    for (const end of ends) expect(end.status).toBe("fulfilled");
    const { events, isSound } = await trailOf(order);
    expect(isSound).toBe(true);
    expect(events.filter(({ kind }) => kind === "signed")).toHaveLength(1);
  });

  it("changes nothing with a signature on a contract that was canceled meanwhile", async () => {
    const order = await openedOrder();
    await expect(signAsBuyer(buyer(stopsAfterSigning()), order.orderNumber)).rejects.toThrow("killed");
    await world.ctx.db.transaction(async (trx) =>
      cancelContract(trx, world.system, await requireOrder(trx, world.system, order)),
    );
    await deliver(order);
    expect((await getSigningSession(buyer(), order)).state).toMatchObject({
      status: "Cancelled",
      signersCompleted: false,
    });
    await startSigning(buyer(), order);
    expect((await signAsBuyer(buyer(), order.orderNumber)).signersCompleted).toBe(true);
    expect(await deliver(order)).toBe(2);
    const { events } = await trailOf(order);
    expect(events.filter(({ kind }) => kind === "signed")).toHaveLength(1);
  });

  it("keeps what the buyer wrote sealed", async () => {
    const order = await openedOrder();
    await signAsBuyer(buyer(), order.orderNumber);
    const { rows } = await world.database.owner.query("select * from sandbox_signing_package");
    expect(JSON.stringify(rows)).not.toMatch(/Robin|203\.0\.113/u);
  });
});
