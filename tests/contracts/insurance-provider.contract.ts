import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PolicyStatus } from "#modules/insurance/domain/insurance-status.ts";
import type { CarrierSession, InsuranceProvider } from "#modules/insurance/providers/insurance-provider.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";

/** One way to carriers, and a buyer who visits them. */
export interface InsuranceProviderCase {
  readonly ctx: RequestContext;
  readonly provider: InsuranceProvider;
  /** The buyer at the carrier; answers the pull id. `nothing` only arrives there. */
  visit(session: CarrierSession, nonce: string, end: PolicyStatus | "nothing" | "down"): Promise<string>;
  close(): Promise<void>;
}

/** What every way to carriers does. */
export function insuranceProviderContract(make: () => Promise<InsuranceProviderCase>): void {
  let harness: InsuranceProviderCase;
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
}
