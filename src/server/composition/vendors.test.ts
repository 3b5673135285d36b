import { describe, expect, it } from "vitest";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import type { LogFields } from "#platform/server/context/log.ts";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { openVendors } from "./vendors.ts";

/** A store that signs at a vendor whose key nobody gave to the server. */
function store(isDemo: boolean): TenantConfig {
  const config = testTenantConfig("north");
  const docusign = {
    accountId: "7b1f6d0a-5f0e-4a8e-9c25-1f6d3c0e9a11",
    integrationKey: "7b1f6d0a-5f0e-4a8e-9c25-1f6d3c0e9a12",
    userId: "7b1f6d0a-5f0e-4a8e-9c25-1f6d3c0e9a13",
    privateKeyRef: "env:SECRET_DOCUSIGN",
    apiUrl: "https://na4.docusign.example",
    oauthUrl: "https://account.docusign.example",
  };
  return {
    ...config,
    isDemo,
    providers: { ...config.providers, contracting: "docusign" },
    environment: { ...config.environment, docusign },
    webhookSecrets: { docusign: ["env:SECRET_CONNECT"], dealer: ["env:SECRET_CONNECT"] },
  };
}

function opened() {
  const warnings: (LogFields | undefined)[] = [];
  const vendors = openVendors(
    (reference) => {
      if (reference === "env:SECRET_CONNECT") return "secret";
      throw new Error(`${reference} is not set`);
    },
    { warn: (_message, fields) => void warnings.push(fields) },
  );
  return { vendors, warnings };
}

describe("A vendor without its secret", () => {
  const problem = "tenant north: env:SECRET_DOCUSIGN is not set";

  it("is missing at a demo store, which has all others, and the log says so once", () => {
    const { vendors, warnings } = opened();
    const ports = vendors.of(store(true));
    vendors.of(store(true));
    expect(warnings).toEqual([{ tenantId: "north", error: problem }]);
    expect(ports.insuranceProvider.scenarios?.length).toBeGreaterThan(0);
    expect(ports.signingProvider.scenarios).toBeUndefined();
    let thrown: unknown;
    try {
      void ports.signingProvider.read({} as never, "package-1");
    } catch (error) {
      thrown = error;
    }
    expect(isAppError(thrown) && thrown.kind).toBe("provider-unavailable");
  });

  it("is missing at any store that has another one by now, and only for what it still keeps", () => {
    const { vendors, warnings } = opened();
    const before = store(false);
    const ports = vendors.of({ ...before, providers: { ...before.providers, contracting: "sandbox" } });
    expect(warnings).toEqual([]);
    const former = ports.signingProviderOf("docusign");
    expect(warnings).toEqual([{ tenantId: "north", error: problem }]);
    expect(() => former.read({} as never, "package-1")).toThrow("vendor.outOfService");
  });

  it("stops a live store", () => {
    const { vendors, warnings } = opened();
    expect(() => vendors.of(store(false))).toThrow("env:SECRET_DOCUSIGN is not set");
    expect(warnings).toEqual([]);
  });

  it.each([true, false])("is what the operator's check finds (demo store: %s)", (isDemo) => {
    const { vendors } = opened();
    expect(vendors.problemsOf(store(isDemo))).toEqual([problem]);
    expect(vendors.problemsOf(testTenantConfig("south"))).toEqual([]);
  });
});
