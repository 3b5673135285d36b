import { makeIdentityWorld } from "#tests/support/identity-world.ts";
import { startOidcProvider, VISITOR } from "#tests/support/oidc-provider.ts";
import { identityPoolContract } from "#tests/contracts/identity-pool/identity-pool.contract.ts";
import { openIdConnectPool } from "./openid-connect-pool.ts";

const traits = { embeddedForms: false, handles: false, redirects: true, visitor: VISITOR };

identityPoolContract("OpenID Connect, against a real provider", traits, async () => {
  const redirectUri = "http://localhost:5999/auth/callback/hosted";
  const [world, provider] = await Promise.all([makeIdentityWorld(), startOidcProvider({ redirectUri })]);
  const { config } = world.ctx.tenant;
  const openIdConnect = {
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecretRef: "env:SECRET_POOL",
  };
  const tenant = {
    ...world.ctx.tenant,
    providers: { ...world.ctx.tenant.providers, identity: "openid-connect" as const },
    config: {
      ...config,
      consumer: { ...config.consumer, identity: { ...config.consumer.identity, openIdConnect } },
    },
  };
  return {
    pool: openIdConnectPool({ secrets: () => provider.clientSecret, allowLoopbackHttp: true }),
    ctx: { ...world.ctx, tenant },
    codeOf: () => Promise.reject(new Error("this pool sends its own codes")),
    visit: (url) => provider.visit(url),
    async close() {
      await provider.close();
      await world.close();
    },
  };
});
