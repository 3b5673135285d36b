import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { lenderVendors } from "../domain/vendor-settings-schema.ts";
import { createLenderProviders } from "./lender-providers.ts";
import { sandboxLenderProvider } from "./sandbox/sandbox-lender-provider.ts";

const Settings = v.object(lenderVendors);
const settings = v.parse(Settings, {
  autofi: { clientId: "client-1", clientSecretRef: "env:SECRET_AUTOFI", dealerCode: "76KR" },
});
const SECRETS: Readonly<Record<string, string>> = {
  "env:SECRET_AUTOFI": "a",
  "env:SECRET_AUTOFI_CALLBACK": "b",
};
const secrets = (reference: string) => {
  const secret = SECRETS[reference];
  if (secret === undefined) throw new Error(`${reference} is not set`);
  return secret;
};

function retailer(
  providers: { readonly lenders?: string },
  environment: Partial<typeof settings> = {},
  webhookSecrets: Readonly<Record<string, string[]>> = {},
) {
  const tenant = testTenantConfig("north");
  return {
    id: "north",
    providers: { ...tenant.providers, ...providers },
    environment: { ...tenant.environment, ...environment },
    webhookSecrets: { ...webhookSecrets },
  };
}

describe("Who carries a retailer's applications", () => {
  const callback = { autofi: ["env:SECRET_AUTOFI_CALLBACK"] };

  test("is the sandbox until another one is named, and is made once", () => {
    const lenders = createLenderProviders(secrets);
    expect(lenders.of(retailer({}))).toBe(sandboxLenderProvider);
    const autofi = () => lenders.of(retailer({ lenders: "autofi" }, settings, callback));
    expect(autofi().scenarios).toBeUndefined();
    expect(autofi()).toBe(autofi());
  });

  test.each([
    ["a vendor we don't know", retailer({ lenders: "carrier-pigeon" }), "no provider we know"],
    ["no settings", retailer({ lenders: "autofi" }, {}, callback), "environment.autofi is missing"],
    [
      "no secret for callbacks",
      retailer({ lenders: "autofi" }, settings),
      "webhookSecrets.autofi is missing",
    ],
    [
      "a secret that is not there",
      retailer({ lenders: "autofi" }, settings, { autofi: ["env:SECRET_OTHER"] }),
      "env:SECRET_OTHER is not set",
    ],
  ])("stops the start with %s", (_, tenant, message) => {
    expect(() => createLenderProviders(secrets).of(tenant)).toThrow(message);
  });
});

describe("The vendor's settings", () => {
  test("call the live address where nothing else is said", () => {
    expect(settings.autofi?.apiUrl).toBe("https://api.autofi.com");
  });

  test.each<[string, object]>([
    ["autofi", { clientId: "c", clientSecretRef: "the secret itself", dealerCode: "76KR" }],
    ["autofi", { clientId: "c", clientSecretRef: "env:SECRET_A", dealerCode: "76kr" }],
    ["autofi", { clientId: "c", clientSecretRef: "env:SECRET_A", dealerCode: "76KR", middleman: "post" }],
  ])("of %s are refused when they are %j", (vendor, given) => {
    expect(v.safeParse(Settings, { [vendor]: given }).success).toBe(false);
  });
});
