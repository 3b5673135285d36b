import { describe, expect, it } from "vitest";
import { demoConfig } from "#database/seed/tenants/demo-data.ts";
import { identitySettings } from "./identity-settings.ts";
import { parseTenantConfig } from "./parse-tenant-config.ts";

const primary = { region: "us-east-1", userPoolId: "us-east-1_Abc123", clientId: "5example" };
const secondary = { region: "us-west-2", userPoolId: "us-east-1_Abc123", clientId: "5example" };
const tenant = (provider: unknown, identity: object, environment: object = {}) => ({
  ...demoConfig,
  providers: { identity: provider },
  config: { consumer: { identity } },
  environment,
});
const errorsOf = (json: unknown) => {
  const parsed = parseTenantConfig(json);
  return parsed.ok ? [] : parsed.errors.map(({ path, message }) => `${path}: ${message}`);
};

describe("the identity settings of a retailer", () => {
  it.each([
    ["the embedded pool needs nothing", tenant("embedded", {})],
    ["a hosted pool in one region", tenant("cognito", { primary })],
    ["a hosted pool in two", tenant("cognito", { primary, secondary, useRegion: "secondary" })],
    [
      "a confidential client whose secret is elsewhere",
      tenant("cognito", { primary: { ...primary, clientSecretRef: "env:SECRET_POOL" } }),
    ],
    [
      "a provider with a discovery document",
      tenant("openid-connect", {
        openIdConnect: {
          issuer: "https://login.example/realm",
          clientId: "store",
          clientSecretRef: "file:oidc",
        },
      }),
    ],
    [
      "one on the developer's machine",
      tenant("openid-connect", { openIdConnect: { issuer: "http://localhost:4010", clientId: "store" } }),
    ],
  ])("accepts: %s", (_, json) => {
    expect(errorsOf(json)).toEqual([]);
  });

  const at = "config.consumer.identity";
  it.each([
    [tenant("auth0", {}), "providers.identity: must be embedded, cognito or openid-connect"],
    [tenant("cognito", {}), `${at}.primary.region: must be a region like us-east-1`],
    [tenant("cognito", {}), `${at}.primary.userPoolId: must be a user pool like us-east-1_Abc123`],
    [
      tenant("cognito", { primary: { ...primary, clientId: "a b" } }),
      `${at}.primary.clientId: must be the id of an app client`,
    ],
    [
      tenant("cognito", { primary, secondary: { region: "mars" } }),
      `${at}.secondary.region: must be a region like us-east-1`,
    ],
    [
      tenant("cognito", { primary, secondary: primary }),
      `${at}.secondary.region: must differ from the primary region`,
    ],
    [tenant("cognito", { primary, useRegion: "secondary" }), `${at}.useRegion: needs a secondary region`],
    [
      tenant("cognito", { primary, useRegion: "tertiary" }),
      `${at}.useRegion: must be auto, primary or secondary`,
    ],
    [
      tenant("cognito", { primary: { ...primary, clientSecretRef: "hunter2" } }),
      `${at}.primary.clientSecretRef: must say where the secret is: env:SECRET_NAME or file:name`,
    ],
    [
      tenant("cognito", { primary: { ...primary, clientSecretRef: "env:MASTER_KEY" } }),
      `${at}.primary.clientSecretRef: must say where the secret is: env:SECRET_NAME or file:name`,
    ],
    [
      tenant("cognito", { primary: { ...primary, clientSecret: "hunter2" } }),
      `${at}.primary.clientSecret: is not a known setting`,
    ],
    [tenant("openid-connect", {}), `${at}.openIdConnect: is required by providers.identity`],
    [
      tenant("openid-connect", { openIdConnect: { issuer: "http://login.example", clientId: "x" } }),
      `${at}.openIdConnect.issuer: must be an https address`,
    ],
    [
      tenant("openid-connect", { openIdConnect: { issuer: "https://login.example?a=1", clientId: "x" } }),
      `${at}.openIdConnect.issuer: must be an https address`,
    ],
  ])("names the wrong field (%#)", (json, error) => {
    expect(errorsOf(json)).toContain(error);
  });

  it("takes the second region from the environment where that names one (TEN-09)", () => {
    const parsed = parseTenantConfig(
      tenant("cognito", { primary, secondary }, { failoverIdentity: { ...secondary, clientId: "other" } }),
    );
    if (!parsed.ok) throw new Error("refused");
    expect(identitySettings(parsed.config).secondary).toMatchObject({
      region: "us-west-2",
      clientId: "other",
    });
  });
});
