import { describe, expect, it } from "vitest";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { CODE_LIMITS } from "./limits-data.ts";
import { afterFailure, type FailureCount, lockOf } from "./lockout.ts";
import { codeLimitsOf, passwordFailuresOf } from "./tenant-limits.ts";

const tenant = testTenantConfig("t");
const withLimits = (signIn: Partial<TenantConfig["config"]["limits"]["signIn"]>): TenantConfig => {
  const { limits } = tenant.config;
  const all = { ...limits, signIn: { ...limits.signIn, ...signIn } };
  return { ...tenant, config: { ...tenant.config, limits: all } };
};

describe("a retailer's own limits", () => {
  it("are the product's when nothing is said", () => {
    expect(codeLimitsOf(tenant, "passcode")).toEqual(CODE_LIMITS.passcode);
    expect(passwordFailuresOf(tenant)).toBe(5);
  });

  it("may be stricter, never looser", () => {
    const strict = withLimits({ codeAttempts: 3, codeRequests: 2, wrongPasswords: 3 });
    expect(codeLimitsOf(strict, "reset")).toMatchObject({ attempts: 3, requests: 2, codeSeconds: 600 });
    expect(passwordFailuresOf(strict)).toBe(3);
    const loose = withLimits({ codeAttempts: 50, codeRequests: 50, wrongPasswords: 50 });
    expect(codeLimitsOf(loose, "reset")).toEqual(CODE_LIMITS.reset);
    expect(passwordFailuresOf(loose)).toBe(5);
  });

  it("lock after as many wrong passwords as they say", () => {
    let count: FailureCount | undefined;
    const kinds = [1, 2, 3].map((time) => {
      count = afterFailure(count, time, 3);
      return lockOf(count, time).kind;
    });
    expect(kinds).toEqual(["open", "open", "locked"]);
  });
});
