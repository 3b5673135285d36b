import { expect, test } from "vitest";
import { environmentSecrets } from "#platform/server/config/secret-reference.ts";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { requirePoolSecrets } from "./require-pool-secrets.ts";

type Provider = "embedded" | "cognito" | "openid-connect";

function tenant(provider: Provider) {
  const base = testTenantConfig("t1");
  const region = { region: "us-east-1", identityPoolId: "none", userPoolId: "us-east-1_A", clientId: "c" };
  const identity = {
    ...base.config.consumer.identity,
    primary: { ...region, clientSecretRef: "env:SECRET_EAST" },
    secondary: { ...region, region: "us-west-2", clientSecretRef: "env:SECRET_WEST" },
    openIdConnect: { issuer: "https://login.example", clientId: "c", clientSecretRef: "env:SECRET_OIDC" },
  };
  const config = { ...base.config, consumer: { ...base.config.consumer, identity } };
  return { ...base, config, providers: { ...base.providers, identity: provider } };
}
const all = { SECRET_EAST: "a", SECRET_WEST: "b", SECRET_OIDC: "c" };

test.each<[Provider, NodeJS.ProcessEnv, string | undefined]>([
  ["cognito", all, undefined],
  ["openid-connect", { SECRET_OIDC: "c" }, undefined],
  ["embedded", {}, undefined],
  ["cognito", { SECRET_WEST: "b" }, "primary.clientSecretRef: env:SECRET_EAST is not set"],
  ["cognito", { SECRET_EAST: "a" }, "secondary.clientSecretRef: env:SECRET_WEST is not set"],
  [
    "openid-connect",
    { ...all, SECRET_OIDC: "" },
    "openIdConnect.clientSecretRef: env:SECRET_OIDC is not set",
  ],
])("%s with %j", (provider, environment, problem) => {
  const check = () => requirePoolSecrets(tenant(provider), environmentSecrets(environment));
  if (problem === undefined) expect(check).not.toThrow();
  else expect(check).toThrow(`tenant t1: config.consumer.identity.${problem}`);
});
