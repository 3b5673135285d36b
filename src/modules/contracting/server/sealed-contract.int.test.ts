import { createHash } from "node:crypto";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { makeIdentity } from "#platform/server/pdf/signature/make-identity.ts";
import { environmentSecrets } from "#platform/server/config/secret-reference.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { readPdfSignature } from "#tests/support/read-pdf-signature.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";
import { countersignContract } from "./countersign-contract.ts";
import { downloadContract } from "./download-contract.ts";
import { getSigningSession } from "./get-signing-session.ts";
import { PaperKeys } from "#modules/contract-papers/server/paper-keys.ts";
import { prepareContract } from "./package/prepare-contract.ts";
import { startSigning } from "./start-signing.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

async function signedOrder(ctx = world.ctx): Promise<OrderView> {
  const order = await world.submittedOrder();
  for (const type of ["DriversLicense", "InsuranceCard"] as const) {
    const files = [{ name: "a.png", bytes: freshPng() }];
    await upload(world.ctx, { dealId: order.deal.dealId, type, files });
  }
  await prepareContract(world.system, { orderId: order.deal.dealId, byRetailer: true });
  await startSigning(ctx, order);
  await signAsBuyer(ctx, order.orderNumber);
  return order;
}

const contractOf = async ({ orderNumber }: OrderView) =>
  (await downloadContract(world.ctx, { orderNumber, name: "contract" })).bytes;

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const SOUND = { coversAll: true, fitsContent: true, fitsCertificate: true, namesCertificate: true };

async function attachmentsOf(pdf: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const files = new Map<string, Buffer>();
  for (const [id, { filename }] of (await document.getAttachments()) ?? []) {
    const content = await document.getAttachmentContent(id);
    files.set(filename, Buffer.from(content as Uint8Array));
  }
  await task.destroy();
  return files;
}

describe("A signed contract in somebody else's hands", () => {
  it("carries a digital signature of the retailer, before and after the countersignature", async () => {
    const order = await signedOrder();
    const signed = await contractOf(order);
    expect(readPdfSignature(signed)).toMatchObject({ subFilter: "ETSI.CAdES.detached", ...SOUND });
    await world.ctx.db.transaction(async (trx) =>
      countersignContract(trx, world.system, await requireOrder(trx, world.system, order)),
    );
    const completed = await contractOf(order);
    expect(readPdfSignature(completed)).toMatchObject(SOUND);
    expect(readPdfSignature(completed).certificate.toLegacyObject().subject.CN).toBe(
      world.ctx.tenant.legalName,
    );
    completed[completed.length - 10] = (completed[completed.length - 10] ?? 0) ^ 1;
    expect(readPdfSignature(completed).fitsContent).toBe(false);
  });

  it("holds everything that its digests are computed from, and they agree", async () => {
    const order = await signedOrder();
    const pdf = await contractOf(order);
    const { documentHash, documents, packageId } = await getSigningSession(world.ctx, order);
    const files = await attachmentsOf(pdf);
    const list = documents.map(({ kind }) => `${kind} ${sha256(files.get(`${kind}.pdf`) ?? "")}\n`).join("");
    expect(sha256(`forecourt contract package 2\n${list}`)).toBe(documentHash);
    const trail = JSON.parse(files.get("audit-trail.json")?.toString("utf8") ?? "") as {
      lines: Record<
        "seq" | "kind" | "actor" | "at" | "documentHash" | "detail" | "address" | "userAgent" | "digest",
        string
      >[];
    };
    let before = packageId;
    for (const { seq, kind, actor, at, detail, address, userAgent, digest, ...line } of trail.lines) {
      const origin = JSON.stringify({ address, userAgent });
      before = sha256(JSON.stringify([before, seq, kind, actor, at, line.documentHash, detail, origin]));
      expect(before).toBe(digest);
    }
    expect(trail.lines.map(({ kind }) => kind)).toEqual(["created", "sent", "opened", "consented", "signed"]);
    const text = (await pdfPages(pdf)).join("\n").replace(/\s+/gu, " ");
    for (const said of [
      before,
      documentHash,
      readPdfSignature(pdf).certificate.fingerprint256.replaceAll(":", "").toLowerCase(),
    ])
      expect(text).toContain(said);
  });

  it("says whose account signed and how the signer was identified", async () => {
    const text = (await pdfPages(await contractOf(await signedOrder()))).join("\n").replace(/\s+/gu, " ");
    expect(text).toContain("Signed in to the customer account of this order");
    expect(text).toMatch(/Customer account acc_/u);
    expect(text).toMatch(/Email [\w.]+@[\w.]+/u);
  });
});

describe("The key of a retailer's papers", () => {
  it("is one per retailer, encrypted, and replaced after three years without breaking what it signed", async () => {
    const order = await signedOrder();
    const old = await contractOf(order);
    const keys = () =>
      world.database.owner.query<{ certificate: string; private_sealed: string; retired_at: Date | null }>(
        "select * from paper_key",
      );
    const before = (await keys()).rows;
    expect(before).toHaveLength(1);
    expect(before[0]?.private_sealed).not.toContain("PRIVATE KEY");
    world.clock.advance({ seconds: 4 * 365 * 86_400 });
    const paperKeys = new PaperKeys({ secrets: environmentSecrets({}) });
    const [one, two] = await Promise.all(
      [1, 2].map(() => world.ctx.db.transaction((trx) => paperKeys.of(trx, world.ctx))),
    );
    expect(one?.fingerprint).toBe(two?.fingerprint);
    const after = (await keys()).rows;
    expect(after.filter(({ retired_at }) => retired_at === null)).toHaveLength(1);
    expect(after).toHaveLength(2);
    expect(readPdfSignature(old)).toMatchObject(SOUND);
    expect(one?.fingerprint).not.toBe(
      readPdfSignature(old).certificate.fingerprint256.replaceAll(":", "").toLowerCase(),
    );
  });

  it("may be the retailer's own, by reference, and is checked before anybody buys", async () => {
    const pem = await makeIdentity("Retailer's authority", world.clock.now());
    const signature = { certificateRef: "env:SECRET_CERT", privateKeyRef: "env:SECRET_KEY" };
    const { tenant } = world.ctx;
    const config = { ...tenant.config, contracting: { ...tenant.config.contracting, signature } };
    const ctx = { ...world.ctx, tenant: { ...tenant, config } };
    const paperKeys = new PaperKeys({
      secrets: environmentSecrets({ SECRET_CERT: pem.certificate, SECRET_KEY: pem.privateKey }),
    });
    paperKeys.requireConfigured(ctx.tenant);
    const order = await signedOrder({ ...ctx, paperKeys });
    expect(readPdfSignature(await contractOf(order)).certificate.subject).toBe("CN=Retailer's authority");
    const nobody = new PaperKeys({ secrets: environmentSecrets({}) });
    expect(() => nobody.requireConfigured(ctx.tenant)).toThrow(/SECRET_CERT is not set/u);
  });
});
