import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { makeTestContext } from "#tests/support/test-context.ts";
import { startVendorStub } from "#tests/support/vendor-stub.ts";
import type { PolicyStatus } from "../domain/insurance-status.ts";
import { canopyInsuranceProvider } from "./canopy-connect/canopy-insurance-provider.ts";
import { CANOPY_TEST_SETTINGS, canopyPull } from "#tests/vendors/canopy-connect/canopy-samples-data.ts";
import type { CarrierSession, InsuranceProvider } from "./insurance-provider.ts";
import { sandboxInsuranceProvider } from "./sandbox/sandbox-insurance-provider.ts";

interface Harness {
  readonly ctx: RequestContext;
  readonly provider: InsuranceProvider;
  /** The buyer at the carrier; answers the pull id. `nothing` only arrives there. */
  visit(session: CarrierSession, nonce: string, end: PolicyStatus | "nothing" | "down"): Promise<string>;
  close(): Promise<void>;
}

const SANDBOX_ENDS: Readonly<Record<string, string>> = {
  ACTIVE: "HM-20267788",
  PENDING_ACTIVATION: "HM-4444",
  INACTIVE: "HM-1111",
  EXPIRED: "HM-2222",
  CANCELED: "HM-3333",
  NOT_FOUND: "HM-0000",
  down: "HM-9999",
};

async function sandboxHarness(): Promise<Harness> {
  const world = await makeTestContext();
  return {
    ctx: world.ctx,
    provider: sandboxInsuranceProvider,
    async visit(session, _nonce, end) {
      const pullId = session.pullId!;
      const policyNumber = SANDBOX_ENDS[end];
      if (policyNumber !== undefined) {
        const visitor = { pullId, carrierName: "Harbor Mutual", policyNumber };
        await sandboxInsuranceProvider.connect!(world.ctx, visitor);
      }
      return pullId;
    },
    close: () => world.close(),
  };
}

async function canopyHarness(): Promise<Harness> {
  const world = await makeTestContext();
  const stub = await startVendorStub();
  const pulls = new Map<string, object>();
  stub.answer(({ path }) => {
    const pull = pulls.get(path.split("/").at(-1) ?? "");
    return pull ? { status: 200, body: { success: true, pull } } : { status: 404, body: { success: false } };
  });
  const settings = { ...CANOPY_TEST_SETTINGS, apiUrl: stub.url };
  return {
    ctx: world.ctx,
    provider: canopyInsuranceProvider({ settings, secrets: (reference) => `value of ${reference}` }),
    visit(session, nonce, end) {
      expect(session.connectUrl).toContain(nonce);
      const pullId = randomUUID();
      const status = end === "nothing" ? "QUEUED" : end === "down" ? "PROVIDER_ERROR" : "SUCCESS";
      pulls.set(pullId, canopyPull({ pullId, nonce, status, policy: end }));
      return Promise.resolve(pullId);
    },
    async close() {
      await stub.close();
      await world.close();
    },
  };
}

describe.each([
  ["the embedded carriers", sandboxHarness],
  ["Canopy Connect, as documented", canopyHarness],
])("Insurance by %s", (_name, make) => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await make();
  });
  afterAll(() => harness.close());

  const nonces = Array.from({ length: 12 }, (_, index) => `${index}`.padStart(32, "N"));
  async function visitAs(end: PolicyStatus | "nothing" | "down") {
    const nonce = nonces.pop()!;
    const { ctx, provider } = harness;
    const session = await provider.startSession(ctx, { nonce, returnUrl: "https://shop.test/progress/X" });
    if (session.kind !== "session") throw new Error(session.vendorCode);
    const pullId = await harness.visit(session, nonce, end);
    return { nonce, pullId, pull: await provider.readPull(ctx, pullId) };
  }

  it("waits while the buyer is at the carrier, and knows whose visit it is", async () => {
    const { nonce, pullId, pull } = await visitAs("nothing");
    expect(pull).toEqual({ kind: "pull", pullId, nonce, state: { kind: "waiting" } });
  });

  it.each(["ACTIVE", "PENDING_ACTIVATION", "INACTIVE", "EXPIRED", "CANCELED", "NOT_FOUND"] as const)(
    "reads a policy that is %s",
    async (status) => {
      const { nonce, pull } = await visitAs(status);
      expect(pull).toMatchObject({ nonce, state: { kind: "policy", status, carrierName: "Harbor Mutual" } });
    },
  );

  it("tells a carrier that failed from a policy that is not there", async () => {
    const { pull } = await visitAs("down");
    expect(pull).toMatchObject({ state: { kind: "failed", code: "provider-error" } });
  });

  it.each([randomUUID(), "pull_x", "../widgets", ""])("does not know the visit %j", async (pullId) => {
    expect(await harness.provider.readPull(harness.ctx, pullId)).toEqual({ kind: "unknown" });
  });
});
