import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { startDocusignStub, type DocusignStub } from "#tests/vendors/docusign/docusign-stub.ts";
import { betweenStatements } from "#tests/support/between-statements.ts";
import { signBodyFor } from "#tests/support/sign-contract.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";
import { docusignSigningProvider } from "#modules/signing-services/providers/docusign/docusign-signing-provider.ts";
import { docusignWebhooks } from "#modules/signing-services/providers/docusign/docusign-webhooks.ts";
import type { ContractingContext } from "#modules/contracting/server/contracting-context.ts";
import { downloadContract } from "#modules/contracting/server/download-contract.ts";
import { getSigningSession } from "#modules/contracting/server/get-signing-session.ts";
import { openSigningPage } from "#modules/contracting/server/open-signing-page.ts";
import { signContract } from "#modules/contracting/server/sign-contract.ts";
import {
  checkContractDeposit,
  RENEW_CONTRACT,
  renewContract,
} from "#modules/contracting/server/package/renew-contract.ts";
import { prepareContract } from "#modules/contracting/server/package/prepare-contract.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { signingServiceJobs } from "#modules/signing-services/jobs.ts";
import { VOID_PACKAGE } from "#modules/signing-services/server/void-package.ts";
import { lostPackages } from "#modules/signing-services/server/package-intents.ts";
import { giveUpLostPackages } from "#modules/contracting/server/package/give-up-lost-packages.ts";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { whenDue } from "#tests/support/when-due.ts";

const VENDOR = "docusign";

let world: TrackerWorld;
let stub: DocusignStub;
let ctx: ContractingContext;

beforeAll(async () => {
  world = await makeTrackerWorld();
  stub = await startDocusignStub();
  const signingProvider = docusignSigningProvider({
    settings: stub.settings,
    secrets: () => stub.privateKey,
    deadlineMs: 3000,
  });
  const caller = { address: "203.0.113.7", userAgent: "Tests/1.0", origin: "https://shop.test" };
  const { tenant } = world.ctx;
  const providers = { ...tenant.providers, contracting: VENDOR };
  ctx = { ...world.ctx, signingProvider, caller, tenant: { ...tenant, providers } };
});
afterAll(async () => {
  await stub.close();
  await world.close();
});

const atVendor = () => ({ signingProvider: ctx.signingProvider, tenant: ctx.tenant });

/** An order for which a contract can be made. */
async function withDocuments(): Promise<OrderView> {
  const order = await world.submittedOrder();
  for (const type of ["DriversLicense", "InsuranceCard"] as const) {
    const files = [{ name: "a.png", bytes: freshPng() }];
    await upload(world.ctx, { dealId: order.deal.dealId, type, files });
  }
  return order;
}

/** An order whose contract lies at the vendor, opened by its buyer; answers its envelope. */
async function orderAtVendor(): Promise<{ order: OrderView; ref: string }> {
  const order = await withDocuments();
  await startSigning(ctx, order);
  return { order, ref: [...stub.envelopes.keys()].at(-1) ?? "" };
}

const happened = (envelopeId: string, event = "recipient-completed", at: ContractingContext = ctx) =>
  docusignWebhooks.apply(at, {
    eventId: "e",
    type: event,
    occurredAt: null,
    receivedAt: new Date(0),
    payload: { event, generatedDateTime: "2026-06-25T15:00:00Z", data: { envelopeId } },
  });
const stateOf = async (order: OrderView) => (await getSigningSession(ctx, order)).state;
const orderRowOf = async (order: OrderView) => ctx.db.transaction((trx) => requireOrder(trx, ctx, order));
const dealOf = async (order: OrderView) => (await orderRowOf(order)).dealStatus;

describe("A contract at the vendor", () => {
  it("is signed on the vendor's page, followed by its events, and kept here sealed", async () => {
    const { order, ref } = await orderAtVendor();
    const session = await getSigningSession(ctx, order);
    expect(session.signsHere).toBe(false);
    await expect(signContract(ctx, signBodyFor(session))).rejects.toMatchObject({
      details: { code: "contract.signsElsewhere" },
    });
    expect((await openSigningPage(ctx, order)).url).toMatch(/^https:\/\//u);
    const reads = stub.calls.length;
    await getSigningSession(ctx, order);
    expect(stub.calls).toHaveLength(reads);

    await happened(ref, "recipient-delivered");
    expect((await stateOf(order)).signersCompleted).toBe(false);
    stub.sign(ref, "buyer", ctx.clock.now());
    await happened(ref);
    await happened(ref);
    expect(await stateOf(order)).toMatchObject({ status: "InProgress", signersCompleted: true });
    expect(await dealOf(order)).toBe("PSIGN");
    const kept = await downloadContract(ctx, { orderNumber: order.orderNumber, name: "contract" });
    expect(kept.bytes.toString("latin1")).toContain("% signed by 1");
    await expect(openSigningPage(ctx, order)).rejects.toMatchObject({
      details: { code: "contract.alreadySigned" },
    });

    stub.sign(ref, "seller", ctx.clock.now());
    await happened(ref, "envelope-completed");
    await happened(ref, "recipient-completed");
    expect((await stateOf(order)).status).toBe("Completed");
    expect(await dealOf(order)).toBe("BOOK");
  });

  it.each([
    ["voided", undefined, "error.validation.wrongPackageStatus"],
    ["voided", "Envelope has expired.", "error.validation.transactionExpired"],
    ["declined", undefined, "error.validation.wrongPackageStatus"],
  ] as const)("that was %s (%s) shows as Cancelled when the buyer comes, and starts anew", async (...row) => {
    const [status, reason, code] = row;
    const { order, ref } = await orderAtVendor();
    stub.end(ref, status, reason);
    await expect(openSigningPage(ctx, order)).rejects.toMatchObject({ details: { code } });
    expect((await stateOf(order)).status).toBe("Cancelled");
    await startSigning(ctx, order);
    expect((await openSigningPage(ctx, order)).url).toContain("Signing");
    await happened(ref, "envelope-voided");
    expect((await stateOf(order)).status).toBe("InProgress");
  });

  it("ends in the same state, whatever number and order its events come in", async () => {
    const event = fc.constantFrom(
      "envelope-sent",
      "recipient-delivered",
      "recipient-completed",
      "envelope-completed",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 6 }), async (events) => {
        const { order, ref } = await orderAtVendor();
        stub.sign(ref, "buyer", ctx.clock.now());
        stub.sign(ref, "seller", ctx.clock.now());
        await Promise.all(events.map((name) => happened(ref, name)));
        expect(await stateOf(order)).toMatchObject({ status: "Completed", signersCompleted: true });
        const { rows } = await world.database.owner.query(
          "select role from contract_signature s join contract_package p on p.id = s.package_id where p.order_id = $1",
          [order.deal.dealId],
        );
        expect(rows).toHaveLength(2);
      }),
      { numRuns: 4 },
    );
  });

  it("that nobody here knows is left alone", async () => {
    await happened("22222222-2222-4222-8222-222222222222");
  });

  it("is tried again later while the vendor is down", async () => {
    const { order, ref } = await orderAtVendor();
    stub.sign(ref, "buyer", ctx.clock.now());
    stub.next.push([503, {}], [503, {}], [503, {}]);
    await expect(happened(ref)).rejects.toMatchObject({ kind: "provider-unavailable" });
    stub.next.length = 0;
    await happened(ref);
    expect((await stateOf(order)).signersCompleted).toBe(true);
  });
});

/** What a worker does with packages that are to be voided; a job that fails stays. */
async function runVoids(at: ContractingContext = ctx): Promise<void> {
  const { rows } = await world.database.owner.query(
    "select id, payload from job where kind = $1 and done_at is null order by id",
    [VOID_PACKAGE],
  );
  const handler = signingServiceJobs.find(({ kind }) => kind === VOID_PACKAGE);
  for (const { id, payload } of rows as { id: string; payload: object }[]) {
    await handler?.handle({ ...world.system, ...at } as never, payload);
    await world.database.owner.query("update job set done_at = now() where id = $1", [id]);
  }
}

const made = (before: number) => [...stub.envelopes.values()].slice(before).map(({ status }) => status);

describe("A package at the vendor that nobody is to sign anymore", () => {
  const system = (): TrackerWorld["system"] => ({ ...world.system, ...atVendor() });

  it.each(["contract.cancelled", "order.cancelled", "verification.expired"])(
    "is voided there after %s, also when the vendor is away first",
    async (event) => {
      const { order, ref } = await orderAtVendor();
      stub.next.push([503, {}], [503, {}], [503, {}]);
      await applyEvent(system(), { orderNumber: order.orderNumber, event });
      await expect(runVoids()).rejects.toMatchObject({ kind: "provider-unavailable" });
      expect(stub.envelopes.get(ref)?.status).toBe("sent");
      stub.next.length = 0;
      await runVoids();
      expect(stub.envelopes.get(ref)?.status).toBe("voided");
    },
  );

  it("is voided there when its order is canceled while it is made", async () => {
    const before = stub.envelopes.size;
    const order = await withDocuments();
    const away = meanwhile(() => applyEvent(system(), { ...order, event: "order.cancelled" }));
    await expect(startSigning(away, order)).rejects.toMatchObject({ kind: "conflict" });
    await runVoids();
    expect(made(before)).toEqual(["voided"]);
  });

  it("is voided there when other papers overtook it, and is not taken up again with equal ones", async () => {
    const before = stub.envelopes.size;
    const order = await withDocuments();
    let deposit = 0;
    const priced = (base: ContractingContext): ContractingContext => ({
      ...base,
      depositFacts: { readDepositReceived: () => Promise.resolve(deposit) },
    });
    // It comes while the first papers are made, and goes back while the second ones are.
    const changes = [50_000, 0];
    await startSigning(
      priced(meanwhile(() => Promise.resolve(void (deposit = changes.shift() ?? deposit)))),
      order,
    );
    await runVoids();
    expect(made(before)).toEqual(["voided", "voided", "sent"]);
    expect((await stateOf(order)).status).toBe("InProgress");
  });

  it("is one package for two who make it at once, and that one stays", async () => {
    const before = stub.envelopes.size;
    const order = await withDocuments();
    await Promise.all([1, 2, 3].map(() => startSigning(ctx, order)));
    await runVoids();
    expect(made(before)).toEqual(["sent"]);
  });

  describe("is found and voided a quarter of an hour after a process ended with it", () => {
    const recover = () =>
      whenDue(world.database, ctx, { run: giveUpLostPackages, due: lostPackages("contract") });
    /** The vendor has made the package, and the process ends before it can say so. */
    const ending = () => meanwhile(() => Promise.reject(new Error("the process ended")));

    it("when its order is over or its papers are others by then", async () => {
      const before = stub.envelopes.size;
      const order = await withDocuments();
      await expect(startSigning(ending(), order)).rejects.toThrow("the process ended");
      await recover();
      expect(made(before)).toEqual(["sent"]);
      world.clock.advance({ minutes: 16 });
      stub.next.push([503, {}], [503, {}], [503, {}]);
      await expect(recover()).rejects.toMatchObject({ kind: "provider-unavailable" });
      stub.next.length = 0;
      await recover();
      await runVoids();
      expect(made(before)).toEqual(["voided"]);
      // The same papers are another package afterwards, and nothing is left to be found.
      await startSigning(ctx, order);
      world.clock.advance({ minutes: 16 });
      const calls = stub.calls.length;
      await recover();
      await runVoids();
      expect(stub.calls).toHaveLength(calls);
      expect(made(before)).toEqual(["voided", "sent"]);
    });

    it("but not one that another process kept, nor one that was never made", async () => {
      const before = stub.envelopes.size;
      const order = await withDocuments();
      await expect(startSigning(ending(), order)).rejects.toThrow("the process ended");
      await startSigning(ctx, order);
      const other = await withDocuments();
      stub.next.push([503, {}], [503, {}], [503, {}]);
      await expect(startSigning(ctx, other)).rejects.toMatchObject({ kind: "provider-unavailable" });
      stub.next.length = 0;
      world.clock.advance({ minutes: 16 });
      await recover();
      await runVoids();
      expect(made(before)).toEqual(["sent"]);
      expect(await recover()).toBeUndefined();
    });

    it("and not one that is asked for again at that moment", async () => {
      const before = stub.envelopes.size;
      const order = await withDocuments();
      await expect(startSigning(ending(), order)).rejects.toThrow("the process ended");
      world.clock.advance({ minutes: 16 });
      const { signingProvider } = ctx;
      const find: typeof signingProvider.find = async (...args) => {
        const found = await signingProvider.find?.(...args);
        await expect(startSigning(ending(), order)).rejects.toThrow("the process ended");
        return found ?? null;
      };
      await giveUpLostPackages({ ...ctx, signingProvider: { ...signingProvider, find } });
      await startSigning(ctx, order);
      await runVoids();
      expect(made(before)).toEqual(["sent"]);
    });
  });

  it("is not made when somebody else's is kept between any two statements of its draft", async () => {
    const draftedAfter: number[] = [];
    // Before the first one nobody comes, which tells how many there are.
    for (let statement = 0; statement <= (draftedAfter[0] ?? 0); statement += 1) {
      const before = stub.envelopes.size;
      const { id: orderId } = await orderRowOf(await withDocuments());
      const between = betweenStatements(ctx, {
        statement,
        meanwhile: () => prepareContract(ctx, { orderId }),
      });
      const { signingProvider } = ctx;
      const createPackage: typeof signingProvider.createPackage = (...args) => {
        draftedAfter.push(between.asked());
        return signingProvider.createPackage(...args);
      };
      await prepareContract(
        { ...between.ctx, signingProvider: { ...signingProvider, createPackage } },
        { orderId },
      );
      await runVoids();
      expect(made(before), `between statements ${statement} and ${statement + 1}`).toEqual(["sent"]);
    }
    expect(draftedAfter[0]).toBeGreaterThan(5);
  });
});

/** The same shop after its retailer changed to the embedded service; the vendor keeps what it has. */
function changed<Ctx extends ContractingContext>(base: Ctx): Ctx {
  const signingProviderOf = (vendor: string) => {
    expect(vendor).toBe(VENDOR);
    return ctx.signingProvider;
  };
  const providers = { ...base.tenant.providers, contracting: "sandbox" };
  const { signingProvider } = world.ctx;
  return { ...base, signingProvider, signingProviderOf, tenant: { ...base.tenant, providers } };
}

describe("A package at a vendor that its retailer has left", () => {
  it("is signed, followed and completed where it lies", async () => {
    const { order, ref } = await orderAtVendor();
    const now = changed(ctx);
    expect((await getSigningSession(now, order)).signsHere).toBe(false);
    expect((await openSigningPage(now, order)).url).toContain("Signing");
    await expect(signContract(now, signBodyFor(await getSigningSession(now, order)))).rejects.toMatchObject({
      details: { code: "contract.signsElsewhere" },
    });
    for (const who of ["buyer", "seller"] as const) stub.sign(ref, who, ctx.clock.now());
    await happened(ref, "envelope-completed", now);
    expect((await getSigningSession(now, order)).state.status).toBe("Completed");
  });

  it.each(["contract.cancelled", "order.cancelled", "verification.expired"])(
    "is voided there after %s",
    async (event) => {
      const { order, ref } = await orderAtVendor();
      const system = changed({ ...world.system, ...atVendor() });
      await applyEvent(system, { orderNumber: order.orderNumber, event });
      await runVoids(changed(ctx));
      expect(stub.envelopes.get(ref)?.status).toBe("voided");
    },
  );

  it("is voided there when its deposit changes, and the next one is made at the new service", async () => {
    const { order, ref } = await orderAtVendor();
    const before = stub.envelopes.size;
    const paid = { ...changed(ctx), depositFacts: { readDepositReceived: () => Promise.resolve(50_000) } };
    const { id: orderId } = await orderRowOf(order);
    await checkContractDeposit(paid, { orderId });
    const { rows } = await world.database.owner.query(
      "select payload from job where kind = $1 and payload->>'orderId' = $2",
      [RENEW_CONTRACT, orderId],
    );
    await renewContract(paid, rows[0].payload);
    expect(stub.envelopes.get(ref)?.status).toBe("voided");
    expect(stub.envelopes.size).toBe(before);
    expect((await getSigningSession(paid, order)).signsHere).toBe(true);
  });

  it("that was asked to be voided before services were written down is voided at the one of now", async () => {
    const { ref } = await orderAtVendor();
    const handler = signingServiceJobs.find(({ kind }) => kind === VOID_PACKAGE);
    await handler?.handle({ ...world.system, ...ctx } as never, { ref });
    expect(stub.envelopes.get(ref)?.status).toBe("voided");
  });
});

/** The same context, in which something happens each time that the vendor makes a package. */
function meanwhile(happens: () => Promise<unknown>): ContractingContext {
  const { signingProvider } = ctx;
  const createPackage: typeof signingProvider.createPackage = async (...args) => {
    const answer = await signingProvider.createPackage(...args);
    await happens();
    return answer;
  };
  return { ...ctx, signingProvider: { ...signingProvider, createPackage } };
}
