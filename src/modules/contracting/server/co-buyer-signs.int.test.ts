import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createIdentityRuntime } from "#modules/identity-pools/server/identity-runtime.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { detailsOf } from "#modules/orders/domain/order-party.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { getOrder } from "#modules/orders/server/get-order.ts";
import { recordCoBuyer } from "#modules/orders/server/order-parties.ts";
import { verifyOrderCapability } from "#modules/sessions/server/order-capability.ts";
import { TranslatedTenants } from "#server/language/translated-tenants.ts";
import { TEST_BUYER } from "#tests/support/checkout-world.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { signAsBuyer, signBodyFor } from "#tests/support/sign-contract.ts";
import {
  freshPng,
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
  upload,
} from "#tests/support/tracker-world.ts";
import { signerJobs } from "#modules/signer-access/jobs.ts";
import { countersignContract } from "./countersign-contract.ts";
import { downloadContract } from "./download-contract.ts";
import { getSigningSession } from "./get-signing-session.ts";
import { getSigningStatus } from "./get-signing-status.ts";
import { giveConsent } from "./give-consent.ts";
import { prepareContract } from "./package/prepare-contract.ts";
import {
  requestSignerCode,
  SEND_SIGNER_CODE,
  sendSignerCode,
} from "#modules/signer-access/server/request-signer-code.ts";
import { signContract } from "./sign-contract.ts";
import { startSigning } from "./start-signing.ts";
import { verifySigner } from "#modules/signer-access/server/verify-signer.ts";

let world: TrackerWorld;
let identity: ReturnType<typeof createIdentityRuntime>;
beforeAll(async () => {
  world = await makeTrackerWorld();
  identity = createIdentityRuntime({ sandbox: false });
});
afterAll(() => world.close());

const ROSA = detailsOf({
  ...TEST_BUYER,
  firstName: "Rosa",
  lastName: "Ortiz",
  email: "rosa@example.com",
  phone: "5125550123",
});
const code = (name: string) => ({ details: { code: name } });

/** A submitted order of two people, its contract opened by the buyer. */
async function openedOrder(): Promise<OrderView> {
  const order = await world.submittedOrder();
  const { dealId } = order.deal;
  await world.ctx.db.transaction((trx) => recordCoBuyer(trx, world.ctx, { orderId: dealId, coBuyer: ROSA }));
  for (const type of ["DriversLicense", "InsuranceCard"] as const)
    await upload(world.ctx, { dealId, type, files: [{ name: "a.png", bytes: freshPng() }] });
  await prepareContract(world.system, { orderId: dealId, byRetailer: true });
  await startSigning(world.ctx, order);
  return order;
}

/** Rosa on her own phone, with the passcode from her mail. */
async function onHerPhone(order: OrderView): Promise<TrackerTestContext> {
  const anonymous = { ...world.ctx, identity, actor: { kind: "anonymous" } as const };
  await requestSignerCode(anonymous, { email: ROSA.email });
  const { rows } = await world.database.owner.query<{ payload: unknown }>(
    "select payload from job where kind = $1 order by id desc limit 1",
    [SEND_SIGNER_CODE],
  );
  const job = signerJobs.find(({ kind }) => kind === SEND_SIGNER_CODE);
  await job?.handle(world.system, rows[0]?.payload);
  const [mail] = await listSandboxMessages(world.ctx, { to: ROSA.email });
  expect(mail?.text).toContain("Hi Rosa,");
  const passcode = /is (\d{6})\./u.exec(mail?.text ?? "")?.[1] ?? "";
  const { capability } = await verifySigner(anonymous, {
    method: "EMAIL",
    email: ROSA.email,
    code: passcode,
  });
  const actor = await verifyOrderCapability(anonymous, capability);
  expect(actor).toMatchObject({ orderId: order.deal.dealId, proof: "code", signer: "co-buyer" });
  return { ...world.ctx, actor };
}

const countersign = (order: OrderView) =>
  world.ctx.db.transaction(async (trx) =>
    countersignContract(trx, world.system, await requireOrder(trx, world.system, order)),
  );

async function textOf(order: OrderView, name: string): Promise<string> {
  const { bytes } = await downloadContract(world.ctx, { orderNumber: order.orderNumber, name });
  return (await pdfPages(bytes)).join(" ").replace(/\s+/gu, " ");
}

/** As for people without an account, whom the product knows only by what they did. */
const translated = new TranslatedTenants();
const readers: NonNullable<TrackerTestContext["readers"]> = {
  languageOf: () => Promise.resolve(undefined),
  translateTenant: (tenant, language) => translated.translateTenant(tenant, language),
};

describe("A co-buyer without an account", () => {
  it.each([
    ["es", "en", "Su contrato de Sunlane Motors está listo para firmar"],
    ["en", "es", "Your Sunlane Motors contract is ready to sign"],
  ] as const)(
    "is written to in %s, as on their own pages, where the buyer reads %s",
    async (theirs, own, subject) => {
      const email = `rosa.${theirs}@example.com`;
      const order = await world.submittedOrder();
      const { dealId } = order.deal;
      const coBuyer = { ...ROSA, email, language: theirs };
      await world.ctx.db.transaction((trx) => recordCoBuyer(trx, world.ctx, { orderId: dealId, coBuyer }));
      for (const type of ["DriversLicense", "InsuranceCard"] as const)
        await upload(world.ctx, { dealId, type, files: [{ name: "a.png", bytes: freshPng() }] });
      const asBuyer = { ...world.system, readers, tenant: translated.translateTenant(world.ctx.tenant, own) };
      await prepareContract(asBuyer, { orderId: dealId, byRetailer: true });
      const anonymous = { ...asBuyer, identity, actor: { kind: "anonymous" } as const };
      await requestSignerCode(anonymous, { email });
      const { rows } = await world.database.owner.query<{ payload: { codeId: string } }>(
        "select payload from job where kind = $1 order by id desc limit 1",
        [SEND_SIGNER_CODE],
      );
      await sendSignerCode(asBuyer, rows[0]!.payload);
      const mails = await listSandboxMessages(world.ctx, { to: email });
      expect(mails.map(({ text }) => /^(?:Hola|Hi)/u.exec(text)?.[0])).toEqual(
        theirs === "es" ? ["Hola", "Hola"] : ["Hi", "Hi"],
      );
      expect(mails.at(-1)?.subject).toBe(subject);
      expect(mails.at(-1)?.text).toContain(
        theirs === "es" ? "/es/signing/hello-again" : "/signing/hello-again",
      );
    },
  );
});

describe("A contract of two people", () => {
  it("names both on every paper, and has a place for the hand of each", async () => {
    const order = await openedOrder();
    const session = await getSigningSession(world.ctx, order);
    expect(session).toMatchObject({ buyer: "Robin Buyer", coBuyer: "Rosa Ortiz", signer: "buyer" });
    const fields = session.documents.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "field" ? [block.field] : [])),
    );
    const isHers = ({ signer }: (typeof fields)[number]) => signer === "co-buyer";
    expect(fields.filter(isHers)).toHaveLength(fields.length / 2);
    for (const { kind } of session.documents) {
      const text = await textOf(order, kind);
      expect(text).toContain("Co-buyer signs here");
      if (kind !== "buyers-guide") expect(text).toContain("Rosa Ortiz, 12 Main Street");
    }
  });

  it("is signed by both on one device, one after the other, before the retailer can", async () => {
    const order = await openedOrder();
    const { orderNumber } = order;
    const first = await signAsBuyer(world.ctx, orderNumber);
    expect(first).toMatchObject({ status: "InProgress", signersCompleted: false });
    expect((await getOrder(world.ctx, order)).deal.status).toBe("PSIGN");
    await expect(countersign(order)).rejects.toMatchObject(code("state.transitionNotAllowed"));
    const session = await getSigningSession(world.ctx, order);
    expect(session).toMatchObject({ signer: "co-buyer", isHandedOver: true, consentedAt: null });
    const body = signBodyFor(session);
    await expect(signContract(world.ctx, body)).rejects.toMatchObject(code("contract.consentMissing"));
    const { packageId, consentVersion } = session;
    await giveConsent(world.ctx, { orderNumber, packageId, consentVersion });
    // Nobody signs for her with the buyer's name.
    await expect(signContract(world.ctx, { ...body, name: "Robin Buyer" })).rejects.toMatchObject(
      code("contract.nameMismatch"),
    );
    expect(await signContract(world.ctx, body)).toMatchObject({ signersCompleted: true });
    const copy = await textOf(order, "signed");
    expect(copy).toContain("Signed by the buyer and the co-buyer; the retailer countersigns");
    expect(copy).toContain("On the buyer's device, after the buyer had signed");
    await countersign(order);
    expect((await getSigningStatus(world.ctx, order)).signers.map(({ role }) => role)).toEqual([
      "buyer",
      "co-buyer",
      "dealer",
    ]);
    const completed = await textOf(order, "completed");
    expect(completed).toContain("Completed: signed by all");
    for (const name of ["Robin Buyer", "Rosa Ortiz", "robin@example.com", "rosa@example.com"])
      expect(completed).toContain(name);
    const mails = await listSandboxMessages(world.ctx, { to: ROSA.email });
    expect(mails.filter(({ text }) => text.includes(orderNumber)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("contract is complete"),
      expect.stringContaining("contract is ready to sign"),
    ]);
  });

  it("is signed on her own phone too, before or after the buyer", async () => {
    const order = await openedOrder();
    const { orderNumber } = order;
    const rosa = await onHerPhone(order);
    const session = await getSigningSession(rosa, {});
    expect(session).toMatchObject({ signer: "co-buyer", isHandedOver: false });
    const { packageId, consentVersion } = session;
    await giveConsent(rosa, { packageId, consentVersion, signer: "co-buyer" });
    const { orderNumber: _, ...body } = signBodyFor(session);
    await expect(signContract(rosa, { ...body, signer: "buyer" })).rejects.toMatchObject(
      code("contract.otherSigner"),
    );
    expect(await signContract(rosa, body)).toMatchObject({ signersCompleted: false });
    expect(await signContract(rosa, body)).toMatchObject({ signersCompleted: false });
    expect(await signAsBuyer(world.ctx, orderNumber)).toMatchObject({ signersCompleted: true });
    expect(await textOf(order, "signed")).toContain("One-time code sent to the email address of this order");
  });

  it("signed by both at the same moment is one copy with both hands", async () => {
    const order = await openedOrder();
    const { orderNumber } = order;
    const rosa = await onHerPhone(order);
    const hers = await getSigningSession(rosa, {});
    const his = await getSigningSession(world.ctx, order);
    for (const [ctx, session] of [
      [rosa, hers],
      [world.ctx, his],
    ] as const) {
      const { packageId, consentVersion } = session;
      await giveConsent(ctx, { orderNumber, packageId, consentVersion });
    }
    await Promise.all([signContract(rosa, signBodyFor(hers)), signContract(world.ctx, signBodyFor(his))]);
    expect((await getSigningStatus(world.ctx, order)).signersCompleted).toBe(true);
    const copy = await textOf(order, "signed");
    for (const name of ["Robin Buyer", "Rosa Ortiz"]) expect(copy).toContain(name);
  });

  it("that one signed and the other did not within 14 days is over, and is made anew for both", async () => {
    const order = await openedOrder();
    await signAsBuyer(world.ctx, order.orderNumber);
    world.clock.advance({ days: 14 });
    expect((await getSigningStatus(world.ctx, order)).status).toBe("Cancelled");
    await startSigning(world.ctx, order);
    expect(await getSigningSession(world.ctx, order)).toMatchObject({
      signer: "buyer",
      state: { signers: [] },
    });
  });
});
