import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { bureauSettings } from "../domain/settings-schema.ts";
import { createCreditBureaus } from "./credit-bureaus.ts";
import { sandboxCreditBureau } from "./sandbox/sandbox-credit-bureau.ts";

const Settings = v.object(bureauSettings.environment);
const settings = v.parse(Settings, {
  sevenHundredCredit: { account: "account-1", passwordRef: "env:SECRET_700", bureau: "TU" },
});
const secrets = (reference: string) => {
  if (reference !== "env:SECRET_700") throw new Error(`${reference} is not set`);
  return "c";
};

function retailer(providers: { readonly creditBureau?: string }, environment: Partial<typeof settings> = {}) {
  const tenant = testTenantConfig("north");
  return {
    id: "north",
    providers: { ...tenant.providers, ...providers },
    environment: { ...tenant.environment, ...environment },
  };
}

describe("Whose credit files are read", () => {
  test("is the sandbox until another one is named", () => {
    const bureaus = createCreditBureaus(secrets);
    expect(bureaus.of(retailer({}))).toBe(sandboxCreditBureau);
    expect(bureaus.of(retailer({ creditBureau: "700credit" }, settings)).scenarios).toBeUndefined();
  });

  test.each([
    ["no settings", {}, "environment.sevenHundredCredit is missing"],
    [
      "a password that is not there",
      {
        sevenHundredCredit: {
          ...settings.sevenHundredCredit!,
          prequalify: { account: "soft", passwordRef: "env:SECRET_SOFT" },
        },
      },
      "env:SECRET_SOFT is not set",
    ],
  ])("stops the start with %s", (_, environment, message) => {
    const tenant = retailer({ creditBureau: "700credit" }, environment);
    expect(() => createCreditBureaus(secrets).of(tenant)).toThrow(message);
  });
});

describe("The vendor's settings", () => {
  test("call the live address where nothing else is said", () => {
    expect(settings.sevenHundredCredit?.url).toBe("https://www.700Dealer.com/XCRS/Service.aspx");
  });

  test.each<object>([
    { account: "a", passwordRef: "hunter2", bureau: "TU" },
    { account: "a", passwordRef: "env:SECRET_B", bureau: "FICO" },
    { account: "a", passwordRef: "env:SECRET_B", bureau: "TU", url: "ftp://x" },
  ])("are refused when they are %j", (given) => {
    expect(v.safeParse(Settings, { sevenHundredCredit: given }).success).toBe(false);
  });
});
