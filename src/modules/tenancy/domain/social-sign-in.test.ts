import { describe, expect, it } from "vitest";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { socialProvidersOf } from "./social-sign-in.ts";

const tenant = (input: { setting: boolean; google: boolean; apple: boolean; isDemo?: boolean }) => {
  const base = testTenantConfig("demo");
  return {
    ...base,
    isDemo: input.isDemo ?? true,
    flags: { ...base.flags, social_login_google: input.google, social_login_apple: input.apple },
    config: { ...base.config, consumer: { ...base.config.consumer, socialLogin: input.setting } },
  };
};

describe("the social sign-in buttons", () => {
  it.each([
    [{ setting: true, google: true, apple: true }, ["google", "apple"]],
    [{ setting: true, google: true, apple: false }, ["google"]],
    [{ setting: true, google: false, apple: true }, ["apple"]],
    [{ setting: true, google: false, apple: false }, []],
    [{ setting: false, google: true, apple: true }, []],
  ])("for %o are %o", (input, expected) => {
    expect(socialProvidersOf(tenant(input))).toEqual(expected);
  });

  it("of a live retailer need credentials at the provider", () => {
    const live = tenant({ setting: true, google: true, apple: true, isDemo: false });
    expect(socialProvidersOf(live)).toEqual([]);
    const google = { clientId: "shop", clientSecretRef: "env:SECRET_GOOGLE" };
    const environment = { ...live.environment, socialSignIn: { google, apple: null } };
    expect(socialProvidersOf({ ...live, environment })).toEqual(["google"]);
  });
});
