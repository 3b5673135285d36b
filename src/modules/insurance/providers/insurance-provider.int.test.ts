import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import {
  insuranceProviderContract,
  type InsuranceProviderCase,
} from "#tests/contracts/insurance-provider.contract.ts";
import { makeTestContext } from "#tests/support/test-context.ts";
import { startVendorStub } from "#tests/support/vendor-stub.ts";
import { canopyInsuranceProvider } from "./canopy-connect/canopy-insurance-provider.ts";
import { CANOPY_TEST_SETTINGS, canopyPull } from "#tests/vendors/canopy-connect/canopy-samples-data.ts";
import { sandboxInsuranceProvider } from "./sandbox/sandbox-insurance-provider.ts";

const SANDBOX_ENDS: Readonly<Record<string, string>> = {
  ACTIVE: "HM-20267788",
  PENDING_ACTIVATION: "HM-4444",
  INACTIVE: "HM-1111",
  EXPIRED: "HM-2222",
  CANCELED: "HM-3333",
  NOT_FOUND: "HM-0000",
  down: "HM-9999",
};

async function sandboxHarness(): Promise<InsuranceProviderCase> {
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

async function canopyHarness(): Promise<InsuranceProviderCase> {
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
])("Insurance by %s", (_name, make) => insuranceProviderContract(make));
