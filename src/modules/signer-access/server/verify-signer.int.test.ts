import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createIdentityRuntime } from "#modules/identity-pools/server/identity-runtime.ts";
import { issueOrderCapability, verifyOrderCapability } from "#modules/sessions/server/order-capability.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { TEST_BUYER } from "#tests/support/checkout-world.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";
import { signerJobs } from "../jobs.ts";
import { getSigningSession } from "#modules/contracting/server/get-signing-session.ts";
import { prepareContract } from "#modules/contracting/server/package/prepare-contract.ts";
import { requestSignerCode, SEND_SIGNER_CODE } from "./request-signer-code.ts";
import { signBodyFor } from "#tests/support/sign-contract.ts";
import { giveConsent } from "#modules/contracting/server/give-consent.ts";
import { signContract } from "#modules/contracting/server/sign-contract.ts";
import type { SignerContext } from "./signer-context.ts";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { verifySigner } from "./verify-signer.ts";

const email = TEST_BUYER.email!;
const lastName = TEST_BUYER.lastName!;

describe("A signer without an account", () => {
  let world: TrackerWorld;
  let ctx: SignerContext;
  let order: OrderView;
  const identity = createIdentityRuntime({ sandbox: false });
  beforeAll(async () => {
    world = await makeTrackerWorld();
    ctx = { ...world.ctx, identity, actor: { kind: "anonymous" } };
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.advance({ days: 1 });
    await world.database.owner.query("delete from contract_signer");
    order = await orderWithContract();
  });

  async function orderWithContract(): Promise<OrderView> {
    const made = await world.submittedOrder();
    for (const type of ["DriversLicense", "InsuranceCard"] as const) {
      const files = [{ name: `${type}.png`, bytes: freshPng() }];
      await upload(world.ctx, { dealId: made.deal.dealId, type, files });
    }
    expect(await prepareContract(world.system, { orderId: made.deal.dealId, byRetailer: true })).toBe(
      "ready",
    );
    return made;
  }

  /** Runs the job of the newest request, as the worker does. */
  async function work(): Promise<void> {
    const { rows } = await world.database.owner.query<{ payload: unknown }>(
      "select payload from job where kind = $1 order by id desc limit 1",
      [SEND_SIGNER_CODE],
    );
    await signerJobs.find(({ kind }) => kind === SEND_SIGNER_CODE)!.handle(world.system, rows[0]!.payload);
  }
  async function codeOf(to = email): Promise<string> {
    await requestSignerCode(ctx, { email: to });
    await work();
    const [newest] = await listSandboxMessages(ctx, { to });
    return /is (\d{6})\./u.exec(newest?.text ?? "")![1]!;
  }
  const byCode = (code: string) => verifySigner(ctx, { method: "EMAIL", email, code });
  const byCodeFor = (capability: string, code: string) =>
    verifySigner(ctx, { method: "EMAIL", email, code, capability });
  const byDeal = (dealId: string) => verifySigner(ctx, { method: "DEAL_XG_ID", dealId, lastName });
  const actAs = async (capability: string): Promise<SignerContext> => ({
    ...ctx,
    actor: await verifyOrderCapability(ctx, capability),
  });
  const incorrect = { details: { code: "signer.incorrect" } };
  const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  it("reads and signs the contract with a capability that a code brought", async () => {
    const { capability, proof } = await byCode(await codeOf());
    expect(proof).toBe("code");
    const signer = await actAs(capability);
    await startSigning(signer, {});
    const read = await getSigningSession(signer, {});
    expect(read.orderNumber).toBe(order.orderNumber);
    await giveConsent(signer, read);
    const signed = await signContract(signer, signBodyFor(read));
    expect(signed.signersCompleted).toBe(true);
  });

  it("never reaches another order, whatever number comes along", async () => {
    const { capability } = await byCode(await codeOf());
    const signer = await actAs(capability);
    await world.database.owner.query("delete from contract_signer");
    const other = await orderWithContract();
    const read = await getSigningSession(signer, { orderNumber: other.orderNumber });
    expect(read.orderNumber).toBe(order.orderNumber);
    const elsewhere = { ...world.otherTenantCtx, identity, signingProvider: ctx.signingProvider };
    await expect(getSigningSession({ ...elsewhere, actor: signer.actor }, {})).rejects.toMatchObject({
      details: { code: "order.notFound" },
    });
    await expect(verifyOrderCapability(elsewhere, capability)).rejects.toMatchObject({
      kind: "unauthenticated",
    });
  });

  it("is refused by a code used twice, one that ran out, and one replaced by the next", async () => {
    const first = await codeOf();
    await byCode(first);
    await expect(byCode(first)).rejects.toMatchObject(incorrect);
    const late = await codeOf();
    world.clock.advance({ seconds: 600 });
    await expect(byCode(late)).rejects.toMatchObject(incorrect);
    const replaced = await codeOf();
    world.clock.advance({ seconds: 1 });
    const newest = await codeOf();
    if (replaced !== newest) await expect(byCode(replaced)).rejects.toMatchObject(incorrect);
    expect((await byCode(newest)).proof).toBe("code");
  });

  it("who knows a deal and proves another address is told so, and never led to that address's order", async () => {
    const { capability } = await byDeal(order.orderNumber);
    const own = await byCodeFor(capability, await codeOf());
    expect((await verifyOrderCapability(ctx, own.capability)).orderId).toBe(order.deal.dealId);
    await world.database.owner.query("delete from contract_signer");
    const other = await orderWithContract();
    expect(other.deal.dealId).not.toBe(order.deal.dealId);
    world.clock.advance({ seconds: 60 });
    const code = await codeOf();
    await expect(byCodeFor(capability, code)).rejects.toMatchObject({
      kind: "forbidden",
      details: { message: "This contract was sent to a different email address." },
    });
    // The code is used up, and a wrong one says nothing about the address.
    await expect(byCodeFor(capability, code)).rejects.toMatchObject(incorrect);
    world.clock.advance({ seconds: 1831 });
    const late = await codeOf();
    await expect(byCodeFor(capability, late)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect((await byCode(late)).proof).toBe("code");
  });

  it("is locked out by the sixth try although the code is right, and the code is dead then", async () => {
    const code = await codeOf();
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(byCode(wrongCode(code))).rejects.toMatchObject(incorrect);
    }
    await expect(byCode(code)).rejects.toMatchObject({
      kind: "limited",
      details: { code: "signer.attemptsExceeded" },
    });
    world.clock.advance({ seconds: 1800 });
    await expect(byCode(code)).rejects.toMatchObject(incorrect);
  });

  it("gets five codes in half an hour, and an unknown address gets as many answers and no mail", async () => {
    for (const to of [email, "nobody@example.com"]) {
      for (let asked = 0; asked < 5; asked += 1) {
        expect(await requestSignerCode(ctx, { email: to })).toEqual({ codeExpiresInSeconds: 600 });
        await work();
      }
      await expect(requestSignerCode(ctx, { email: to })).rejects.toMatchObject({
        details: { code: "signer.requestsExceeded" },
      });
    }
    expect(await listSandboxMessages(ctx, { to: "nobody@example.com" })).toEqual([]);
  });

  it("gets one code from one request, however often its job runs", async () => {
    const before = (await listSandboxMessages(ctx, { to: email })).length;
    await requestSignerCode(ctx, { email });
    await work();
    await work();
    expect(await listSandboxMessages(ctx, { to: email })).toHaveLength(before + 1);
  });

  it("has nothing to sign once the order is canceled", async () => {
    expect((await byDeal(order.orderNumber)).proof).toBe("knowledge");
    await world.system.db.transaction((trx) =>
      transitionOrder(trx, world.system, {
        orderId: order.deal.dealId,
        orderStatus: "CANCELED",
        actor: "retailer",
        reason: "test",
      }),
    );
    await expect(byDeal(order.orderNumber)).rejects.toMatchObject(incorrect);
  });

  it("is counted by network address as well, whatever is claimed", async () => {
    const called = { ...ctx, caller: { address: "203.0.113.9", userAgent: "", origin: "http://shop.test" } };
    const claim = (tries: number) =>
      verifySigner(called, { method: "DEAL_XG_ID", dealId: `FC${tries}`, lastName: "Smith" });
    for (let tries = 0; tries < 20; tries += 1) await expect(claim(tries)).rejects.toMatchObject(incorrect);
    await expect(claim(20)).rejects.toMatchObject({ details: { code: "signer.attemptsExceeded" } });
  });

  it("leaves nothing readable in the database", async () => {
    await codeOf();
    const { rows } = await world.database.owner.query(
      "select s.*, c.* from contract_signer s, contract_signer_code c limit 100",
    );
    // Whose factor it is says nothing of who that is.
    const text = JSON.stringify(rows).toLowerCase().replaceAll('"signer":"buyer"', "");
    for (const secret of [email, TEST_BUYER.phone!, order.orderNumber.toLowerCase()]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/\bbuyer\b/u);
  });

  it("holds the capability of an order for half an hour, no longer", async () => {
    const token = await issueOrderCapability(ctx, {
      orderId: order.deal.dealId,
      proof: "code",
      signer: "buyer",
    });
    world.clock.advance({ seconds: 1800 });
    expect((await verifyOrderCapability(ctx, token)).orderId).toBe(order.deal.dealId);
    world.clock.advance({ seconds: 31 });
    await expect(verifyOrderCapability(ctx, token)).rejects.toMatchObject({ kind: "unauthenticated" });
  });
});
