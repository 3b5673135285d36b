import { describe, expect, it } from "vitest";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import type { IdentityPool, PoolContext } from "#modules/identity-pools/ports/identity-pool.ts";
import { createCodeFlowProviders } from "./code-flow-providers.ts";

const origin = "https://cars.example";
const demo = testTenantConfig("demo");
const google = { clientId: "shop.apps.example", clientSecretRef: "env:SECRET_GOOGLE" };
const apple = {
  clientId: "com.example.shop",
  teamId: "TEAM123456",
  keyId: "KEY1234567",
  privateKeyRef: "file:apple.p8",
};

describe("the providers that a retailer offers", () => {
  const offered = (input: { sandbox: boolean; isDemo: boolean; google?: object; apple?: object }) => {
    const providers = createCodeFlowProviders({
      sandbox: input.sandbox,
      secrets: () => "secret",
      hosted: {} as IdentityPool,
    });
    const socialSignIn = { google: input.google ?? null, apple: input.apple ?? null };
    const tenant = { ...demo, isDemo: input.isDemo, environment: { ...demo.environment, socialSignIn } };
    const ctx = { tenant } as unknown as PoolContext;
    return (["google", "apple", "hosted"] as const).filter((name) => providers.find(ctx, { name, origin }));
  };

  it("are played by the sandbox in a demo", () => {
    expect(offered({ sandbox: true, isDemo: true })).toEqual(["google", "apple"]);
  });

  it("are never played where the sandbox is off", () => {
    expect(offered({ sandbox: false, isDemo: true })).toEqual([]);
    expect(offered({ sandbox: false, isDemo: false })).toEqual([]);
  });

  it("are never played for a live retailer", () => {
    expect(offered({ sandbox: true, isDemo: false })).toEqual([]);
  });

  it("are the real ones with credentials", () => {
    expect(offered({ sandbox: false, isDemo: false, google })).toEqual(["google"]);
    expect(offered({ sandbox: false, isDemo: false, google, apple })).toEqual(["google", "apple"]);
  });
});
