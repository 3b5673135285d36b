import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { cancelOrder } from "#modules/retailer-operations/server/cancel-order.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import {
  freshPng,
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
  upload,
} from "#tests/support/tracker-world.ts";
import { downloadContract } from "#modules/contracting/server/download-contract.ts";
import { findOrderToSign } from "#modules/contracting/server/signers/find-order-to-sign.ts";
import { getSigningReadiness, getSigningStatus } from "#modules/contracting/server/get-signing-status.ts";
import { getSigningSession } from "#modules/contracting/server/get-signing-session.ts";
import { prepareContract } from "#modules/contracting/server/package/prepare-contract.ts";
import { startSigning } from "#modules/contracting/server/start-signing.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

type Flags = Partial<Record<"createContract" | "verifyContract" | "initiateSigning", boolean>>;

/** The same store, where the retailer does these parts of a cash sale by hand. */
function withCash(ctx: TrackerTestContext, off: Flags): TrackerTestContext {
  const { config } = ctx.tenant;
  const contracting = { ...config.contracting, cash: { ...config.contracting.cash, ...off } };
  return { ...ctx, tenant: { ...ctx.tenant, config: { ...config, contracting } } };
}

async function orderWithDocuments(): Promise<OrderView> {
  const order = await world.submittedOrder();
  for (const type of ["DriversLicense", "InsuranceCard"] as const) {
    const files = [{ name: "a.png", bytes: freshPng() }];
    await upload(world.ctx, { dealId: order.deal.dealId, type, files });
  }
  return order;
}

async function packages(order: OrderView) {
  const { rows } = await world.database.owner.query<{ id: string; status: string; document_hash: string }>(
    "select id, status, document_hash from contract_package where order_id = $1 order by created_at, id",
    [order.deal.dealId],
  );
  return rows;
}

const atService = async (order: OrderView) => {
  const { rows } = await world.database.owner.query(
    "select 1 from sandbox_signing_package where ref in (select provider_ref from contract_package where order_id = $1)",
    [order.deal.dealId],
  );
  return rows.length;
};

const dealOf = async ({ orderNumber }: OrderView) =>
  (await world.ctx.db.transaction((trx) => requireOrder(trx, world.ctx, { orderNumber }))).dealStatus;

const mailsAbout = async ({ orderNumber }: OrderView) => {
  const mails = await listSandboxMessages(world.ctx, { to: "robin@example.com" });
  return mails.filter(({ subject, text }) => subject.includes("ready to sign") && text.includes(orderNumber))
    .length;
};

const signingStep = async (ctx: TrackerTestContext, { orderNumber }: OrderView) =>
  (await getTracker(ctx, { orderNumber })).tracker.steps.find(({ step }) => step === "SIGN_CONTRACT")?.status;

const CASES: readonly [Flags, { status: string; deal: string; step: string }][] = [
  [{}, { status: "Sent", deal: "SUBS", step: "READY" }],
  [{ createContract: false }, { status: "", deal: "VRWR", step: "NOT_READY" }],
  [{ verifyContract: false }, { status: "Created", deal: "VPEN", step: "NOT_READY" }],
  [{ initiateSigning: false }, { status: "Created", deal: "VRWR", step: "NOT_READY" }],
  [
    { createContract: false, verifyContract: false },
    { status: "", deal: "VPEN", step: "NOT_READY" },
  ],
  [
    { createContract: false, initiateSigning: false },
    { status: "", deal: "VRWR", step: "NOT_READY" },
  ],
  [
    { verifyContract: false, initiateSigning: false },
    { status: "Created", deal: "VPEN", step: "NOT_READY" },
  ],
  [
    { createContract: false, verifyContract: false, initiateSigning: false },
    { status: "", deal: "VPEN", step: "NOT_READY" },
  ],
];

describe("Each part of contracting by itself or by hand (TEN-05)", () => {
  it.each(CASES)("with %j the documents lead to %j, and contract.ready does the rest", async (off, want) => {
    const order = await orderWithDocuments();
    const [system, buyer] = [withCash(world.system, off), withCash(world.ctx, off)];
    const orderId = order.deal.dealId;
    for (let time = 0; time < 2; time++) await prepareContract(system, { orderId });
    const isSent = want.status === "Sent";
    expect((await packages(order)).map(({ status }) => status)).toEqual(want.status ? [want.status] : []);
    expect(await atService(order)).toBe(isSent ? 1 : 0);
    expect(await dealOf(order)).toBe(want.deal);
    expect(await signingStep(buyer, order)).toBe(want.step);
    expect(await getSigningReadiness(buyer, order)).toEqual({
      ready: isSent,
      isSigningNotificationSent: isSent,
    });
    expect(await mailsAbout(order)).toBe(isSent ? 1 : 0);
    if (!isSent) {
      const notReady = { details: { code: "contract.notReady" } };
      await expect(startSigning(buyer, order)).rejects.toMatchObject(notReady);
      expect(await dealOf(order)).toBe(want.deal);
    }

    const before = await packages(order);
    await applyEvent(system, { ...order, event: "contract.ready" });
    const after = await packages(order);
    // What was made is what is sent.
    if (before.length > 0) expect(after).toEqual([{ ...before[0], status: "Sent" }]);
    expect(after).toHaveLength(1);
    expect(await dealOf(order)).toBe("SUBS");
    expect(await mailsAbout(order)).toBe(1);
    expect(await signingStep(buyer, order)).toBe("READY");
    expect(await startSigning(buyer, order)).toMatchObject({ status: "InProgress" });
    expect((await signAsBuyer(buyer, order.orderNumber)).signersCompleted).toBe(true);
  });
});

describe("Papers that are made and not sent", () => {
  const off = { initiateSigning: false };
  async function made(): Promise<OrderView> {
    const order = await orderWithDocuments();
    expect(await prepareContract(withCash(world.system, off), { orderId: order.deal.dealId })).toBe("made");
    return order;
  }

  it("can neither be read, nor downloaded, nor taken for the contract to sign", async () => {
    const sent = await orderWithDocuments();
    await prepareContract(world.system, { orderId: sent.deal.dealId });
    world.clock.advance({ minutes: 1 });
    const order = await made();
    await expect(getSigningSession(world.ctx, order)).rejects.toMatchObject({ kind: "not-found" });
    const { rows } = await world.database.owner.query<{ name: string }>(
      "select f.name from contract_file f join contract_package p on p.id = f.package_id where p.order_id = $1",
      [order.deal.dealId],
    );
    const kind = rows[0]?.name ?? "";
    expect(kind).not.toBe("");
    const paper = { ...order, name: kind };
    await expect(downloadContract(world.ctx, paper)).rejects.toMatchObject({ kind: "not-found" });
    expect(await findOrderToSign(world.ctx)).toEqual({ orderNumber: sent.orderNumber });
  });

  it("are no canceled contract when the retailer takes them back or time passes", async () => {
    const order = await made();
    await applyEvent(world.system, { ...order, event: "contract.cancelled" });
    const created = { status: "Created", signersCompleted: false };
    expect(await getSigningStatus(world.ctx, order)).toMatchObject(created);
    const other = await made();
    world.clock.advance({ days: 15 });
    expect(await getSigningStatus(world.ctx, other)).toMatchObject(created);
    await applyEvent(world.system, { ...other, event: "contract.ready" });
    expect((await packages(other)).map(({ status }) => status)).toEqual(["Expired", "Sent"]);
  });

  it("go with a canceled order, of which the signing service never heard", async () => {
    const order = await made();
    await world.ctx.db.transaction(async (trx) =>
      cancelOrder(trx, world.system, { order: await requireOrder(trx, world.system, order) }),
    );
    expect((await packages(order)).map(({ status }) => status)).toEqual(["Cancelled"]);
  });

  it("are sent once by many words at once", async () => {
    const order = await made();
    const input = { orderId: order.deal.dealId, byRetailer: true };
    await Promise.all(Array.from({ length: 4 }, () => prepareContract(world.system, input)));
    expect((await packages(order)).map(({ status }) => status)).toEqual(["Sent"]);
    expect(await mailsAbout(order)).toBe(1);
  });
});
