import { readMultipart } from "#platform/server/http/bodies/read-multipart.ts";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PolicyStatus } from "#modules/insurance/domain/insurance-status.ts";
import { applyPolicy } from "#modules/insurance/server/apply-policy.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import type { OrderStatus } from "#modules/orders/domain/order.ts";
import {
  freshPng,
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
  upload,
} from "#tests/support/tracker-world.ts";
import { documentStepStatus } from "../domain/document-step-status.ts";
import type { DocumentType } from "../domain/document-types.ts";
import type { ScanVerdict } from "../providers/virus-scanner.ts";
import { deleteDocument } from "./delete-document.ts";
import { deleteExpiredDocuments } from "./delete-expired-documents.ts";
import { planRemoval } from "./internal/object-removals-repo.ts";
import { listDocuments } from "./list-documents.ts";
import { downloadDocument, getThumbnail } from "./read-document.ts";
import { recheckDocuments } from "./recheck-documents.ts";
import { removeDueObjects } from "./remove-objects.ts";
import { requestDocuments } from "./request-documents.ts";
import { scanDocument } from "./scan-document.ts";
import { uploadDocuments } from "./upload-documents.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const DAY = 24 * 60 * 60;

async function storedFiles(dealId: string): Promise<string[]> {
  const all = await readdir(world.objects, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile() && path.join(entry.parentPath, entry.name).includes(dealId))
    .map(({ name }) => name);
}

async function sendTo(order: OrderView, type: DocumentType, ctx: TrackerTestContext = world.ctx) {
  const files = [{ name: `${type}.png`, bytes: freshPng() }];
  const list = await upload(ctx, { dealId: order.deal.dealId, type, files });
  return list.filter(({ key, id }) => key === type && id !== null).at(-1)!;
}

const statusesOf = async (order: OrderView) =>
  Object.fromEntries(
    (await listDocuments(world.ctx, { dealId: order.deal.dealId })).map(({ key, statusText }) => [
      key,
      statusText,
    ]),
  );

const stepStatus = async (order: OrderView) =>
  documentStepStatus(await listDocuments(world.ctx, { dealId: order.deal.dealId }));

const ask = ({ orderNumber }: OrderView, type: DocumentType, requestedBy: "retailer" | "lender") =>
  world.system.db.transaction(async (trx) =>
    requestDocuments(trx, world.system, {
      orderId: (await requireOrder(trx, world.system, { orderNumber })).id,
      documentTypes: [type],
      requestedBy,
    }),
  );

/** A scanner that answers what the test says. */
function scannedBy(verdict: () => ScanVerdict): TrackerTestContext {
  return { ...world.ctx, virusScanner: { name: "scripted", scan: async () => verdict() } };
}

describe("Documents that signing waits for", () => {
  it("ask for the contract also while the job that looked before them has not ended", async () => {
    const order = await world.submittedOrder();
    const asked = async () => {
      const { rows } = await world.database.owner.query(
        "select 1 from job where kind = 'documents.signing-documents-complete' and payload->>'orderId' = $1",
        [order.deal.dealId],
      );
      return rows.length;
    };
    await sendTo(order, "DriversLicense", world.ctx);
    expect(await asked()).toBe(0);
    for (const times of [1, 2]) {
      await sendTo(order, "InsuranceCard", world.ctx);
      expect(await asked()).toBe(times);
    }
  });
});

describe("A file the scanner has not checked", () => {
  it("is kept, shown as uploading and read by nobody until the scanner answers", async () => {
    const order = await world.submittedOrder();
    const { dealId } = order.deal;
    let verdict: ScanVerdict = { kind: "unavailable", reason: "ECONNREFUSED" };
    const ctx = scannedBy(() => verdict);
    for (const type of ["DriversLicense", "InsuranceCard"] as const) await sendTo(order, type, ctx);
    expect(await statusesOf(order)).toEqual({ DriversLicense: "Uploading", InsuranceCard: "Uploading" });
    expect(await stepStatus(order)).toBe("READY");
    const ids = (await listDocuments(ctx, { dealId })).map(({ id }) => id!);
    for (const documentId of ids) {
      await expect(downloadDocument(ctx, { dealId, documentId })).rejects.toThrow("document.notReady");
      await expect(getThumbnail(ctx, { dealId, documentId })).rejects.toThrow("document.notReady");
      await expect(scanDocument(ctx, { documentId })).rejects.toThrow("scan.unavailable");
    }
    expect(await stepStatus(order)).toBe("READY");
    verdict = { kind: "clean" };
    for (const documentId of ids) await scanDocument(ctx, { documentId });
    expect(await stepStatus(order)).toBe("COMPLETED");
    const { orderStatus } = await world.ctx.db.transaction((trx) => requireOrder(trx, world.ctx, order));
    expect(orderStatus).toBe("DOCS_UPLOADED");
  });

  it("that turns out infected fails, loses its bytes and makes room for another", async () => {
    const order = await world.submittedOrder();
    const { dealId } = order.deal;
    let verdict: ScanVerdict = { kind: "unavailable", reason: "timeout" };
    const ctx = scannedBy(() => verdict);
    const { id } = await sendTo(order, "DriversLicense", ctx);
    verdict = { kind: "infected", name: "Win.Test" };
    await scanDocument(ctx, { documentId: id! });
    expect(await statusesOf(order)).toMatchObject({ DriversLicense: "Upload failed" });
    expect(await storedFiles(dealId)).toEqual([]);
    await expect(downloadDocument(ctx, { dealId, documentId: id! })).rejects.toThrow("document.notFound");
    await deleteDocument(world.ctx, { dealId, documentId: id! });
    expect(await statusesOf(order)).toMatchObject({ DriversLicense: "Missing" });
  });

  it("that is infected at once is refused, and nothing of the call is kept", async () => {
    const order = await world.submittedOrder();
    const ctx = scannedBy(() => ({ kind: "infected", name: "Win.Test" }));
    await expect(sendTo(order, "DriversLicense", ctx)).rejects.toThrow("upload.refused");
    expect(await storedFiles(order.deal.dealId)).toEqual([]);
  });
});

describe("A document that takes the place of another", () => {
  it("is there before the other one goes, in one step", async () => {
    const order = await world.submittedOrder();
    const { dealId } = order.deal;
    const { id } = await sendTo(order, "DriversLicense");
    const replace = (name: string) => {
      const form = new FormData();
      form.append("documents", new File([new Uint8Array(freshPng())], name));
      const { headers, body } = new Request("http://test/", { method: "PUT", body: form });
      const parts = readMultipart(body!, headers.get("content-type"));
      return uploadDocuments(world.ctx, { dealId, type: "DriversLicense", parts, replaces: id! });
    };
    await expect(replace("bad.exe")).rejects.toThrow("upload.refused");
    expect((await listDocuments(world.ctx, { dealId }))[0]!.id).toBe(id);
    const after = await replace("better.png");
    expect(after.filter(({ key }) => key === "DriversLicense").map(({ fileName }) => fileName)).toEqual([
      "better.png",
    ]);
    expect(await storedFiles(dealId)).toHaveLength(1);
    await expect(replace("again.png")).rejects.toThrow("document.notFound");
    expect(await storedFiles(dealId)).toHaveLength(1);
  });
});

describe("A document somebody asks for later", () => {
  it("needs attention until it is there, and one file answers everybody who asks", async () => {
    const order = await world.submittedOrder();
    await sendTo(order, "DriversLicense");
    await sendTo(order, "InsuranceCard");
    expect(await stepStatus(order)).toBe("COMPLETED");
    await ask(order, "PayStub", "retailer");
    await ask(order, "PayStub", "lender");
    expect(await stepStatus(order)).toBe("NEEDS_ATTENTION");
    expect(await statusesOf(order)).toMatchObject({ PayStub: "Missing" });
    await sendTo(order, "PayStub");
    expect(await stepStatus(order)).toBe("COMPLETED");
    await ask(order, "InsuranceCard", "lender");
    expect(await stepStatus(order)).toBe("COMPLETED");
  });

  it("says why, and is mailed once with everything that is new", async () => {
    const order = await world.submittedOrder();
    const mails = async () =>
      (
        await world.database.owner.query(
          "select count(*)::int as n from message_outbox where template = $1",
          ["progress.documentRequested"],
        )
      ).rows[0].n as number;
    const before = await mails();
    const stipulations = () =>
      world.system.db.transaction((trx) =>
        requestDocuments(trx, world.system, {
          orderId: order.deal.dealId,
          documentTypes: ["ProofOfIncome", "LienholderInsurance", "DriversLicense"],
          reason: "Your lender asks for this before it pays.",
        }),
      );
    await stipulations();
    await stipulations();
    expect((await mails()) - before).toBe(1);
    const list = await listDocuments(world.ctx, { dealId: order.deal.dealId });
    expect(list.map(({ key, reason }) => [key, reason])).toEqual([
      ["DriversLicense", "Your lender asks for this before it pays."],
      ["InsuranceCard", null],
      ["LienholderInsurance", "Your lender asks for this before it pays."],
      ["ProofOfIncome", "Your lender asks for this before it pays."],
    ]);
  });
});

describe("What is left after 60 days (PRIV-04)", () => {
  async function moveTo({ orderNumber }: OrderView, status: OrderStatus): Promise<void> {
    await world.system.db.transaction(async (trx) => {
      const now = world.clock.now();
      const { id } = await requireOrder(trx, world.system, { orderNumber });
      await trx.updateTable("orders").set({ order_status: status }).where("id", "=", id).execute();
      const row = {
        tenant_id: world.ctx.tenantId,
        order_id: id,
        order_status: status,
        deal_status: "VPEN" as const,
      };
      await trx
        .insertInto("order_history")
        .values({ ...row, actor: "test", reason: "", at: now })
        .execute();
    });
  }

  it("is nothing of an unsold order's documents, and everything of a sold one's until it was delivered as long ago", async () => {
    const [open, sold, delivered] = [
      await world.submittedOrder(),
      await world.submittedOrder(),
      await world.submittedOrder(),
    ];
    for (const order of [open, sold, delivered]) {
      await sendTo(order, "DriversLicense");
      const { id } = await sendTo(order, "InsuranceCard");
      await getThumbnail(world.ctx, { dealId: order.deal.dealId, documentId: id! });
    }
    await moveTo(sold, "SOLD");
    world.clock.advance({ seconds: 30 * DAY });
    await moveTo(delivered, "DELIVERED");
    world.clock.advance({ seconds: 29 * DAY });
    await deleteExpiredDocuments(world.system);
    expect(await storedFiles(open.deal.dealId)).toHaveLength(3);
    world.clock.advance({ seconds: DAY });
    await deleteExpiredDocuments(world.system);
    expect(await storedFiles(open.deal.dealId)).toEqual([]);
    expect(await statusesOf(open)).toEqual({ DriversLicense: "Missing", InsuranceCard: "Missing" });
    expect(await storedFiles(sold.deal.dealId)).toHaveLength(3);
    expect(await storedFiles(delivered.deal.dealId)).toHaveLength(3);
    world.clock.advance({ seconds: 30 * DAY });
    await deleteExpiredDocuments(world.system);
    expect(await storedFiles(delivered.deal.dealId)).toEqual([]);
    expect(await statusesOf(delivered)).toEqual({ DriversLicense: "Submitted", InsuranceCard: "Submitted" });
    expect(await storedFiles(sold.deal.dealId)).toHaveLength(3);
    const kept = await world.system.db.transaction((trx) =>
      trx
        .selectFrom("document_deletion")
        .select(["order_id", "type", "reason"])
        .where("tenant_id", "=", world.ctx.tenantId)
        .where("order_id", "in", [open.deal.dealId, delivered.deal.dealId])
        .execute(),
    );
    expect(kept).toHaveLength(4);
    expect(new Set(kept.map(({ reason }) => reason))).toEqual(new Set(["retention"]));
  });

  it("sweeps away what a crash left without a row", async () => {
    const key = `documents/${world.ctx.tenantId}/lost/doc_lost`;
    async function* bytes() {
      yield freshPng();
    }
    await world.ctx.objectStore.put(key, bytes());
    const removeAfter = new Date(world.clock.now().getTime() + 1000);
    await world.ctx.db.transaction((trx) => planRemoval(trx, world.ctx, { keys: [key], removeAfter }));
    await removeDueObjects(world.system);
    expect(await world.ctx.objectStore.get(key)).toBeDefined();
    world.clock.advance({ seconds: 2 });
    await removeDueObjects(world.system);
    expect(await world.ctx.objectStore.get(key)).toBeUndefined();
  });
});

describe("The insurance card of a verified policy", () => {
  const verify = (order: OrderView, status: PolicyStatus) =>
    world.system.db.transaction(async (trx) =>
      applyPolicy(trx, world.system, {
        order: await requireOrder(trx, world.system, { ...order, lock: true }),
        policy: { status, carrierName: "Carrier", policyNumberLast4: null },
      }),
    );
  const runJobs = (order: OrderView) => recheckDocuments(world.system, { orderId: order.deal.dealId });
  const orderStatusOf = async ({ orderNumber }: OrderView) =>
    (await world.system.db.transaction((trx) => requireOrder(trx, world.system, { orderNumber })))
      .orderStatus;

  it("is not asked for, and the step is complete without another upload", async () => {
    const order = await world.submittedOrder();
    await sendTo(order, "DriversLicense");
    expect(await stepStatus(order)).toBe("IN_PROGRESS");
    await verify(order, "ACTIVE");
    await runJobs(order);
    expect(await statusesOf(order)).toEqual({ DriversLicense: "Submitted" });
    expect(await stepStatus(order)).toBe("COMPLETED");
    expect(await orderStatusOf(order)).toBe("DOCS_UPLOADED");
  });

  it("comes back when the policy ends", async () => {
    const order = await world.submittedOrder();
    await verify(order, "ACTIVE");
    expect(await statusesOf(order)).toEqual({ DriversLicense: "Missing" });
    await verify(order, "CANCELED");
    expect(await statusesOf(order)).toEqual({ DriversLicense: "Missing", InsuranceCard: "Missing" });
  });

  it("is asked for where somebody wants the card itself, or the retailer always does", async () => {
    const order = await world.submittedOrder();
    await verify(order, "PENDING_ACTIVATION");
    await ask(order, "InsuranceCard", "lender");
    expect(await statusesOf(order)).toEqual({ DriversLicense: "Missing", InsuranceCard: "Missing" });
    const other = await world.submittedOrder();
    await verify(other, "ACTIVE");
    const { tenant } = world.ctx;
    const contracting = { ...tenant.config.contracting, asksForCardOfVerifiedPolicy: true };
    const strict = { ...world.ctx, tenant: { ...tenant, config: { ...tenant.config, contracting } } };
    const list = await listDocuments(strict, { dealId: other.deal.dealId });
    expect(list.map(({ key }) => key)).toEqual(["DriversLicense", "InsuranceCard"]);
  });
});
