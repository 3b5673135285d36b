import { identitySettings } from "#modules/tenancy/domain/identity-settings.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import type { IdentityPool, PoolAnswer, PoolContext } from "../../ports/identity-pool.ts";
import { poolOk, poolRefuses } from "../../ports/identity-pool.ts";
import {
  authorizeUrl,
  type CodeFlowClient,
  discover,
  exchangeCode,
  refreshHandle,
  revokeToken,
} from "../../server/openid-client/code-flow-client.ts";
import { poolUserOf } from "../../server/openid-client/pool-user-of.ts";
import { ProviderDirectory } from "../../server/openid-client/provider-directory.ts";

interface OpenIdConnectOptions {
  readonly secrets: Secrets;
  /** Plain http to this machine, for a provider that a developer runs beside the product. */
  readonly allowLoopbackHttp: boolean;
}

const unsupported = (): Promise<PoolAnswer<never>> => Promise.resolve(poolRefuses("UNSUPPORTED"));

/**
 * Any OpenID Connect provider as the retailer's pool (AUTH-20): code flow with PKCE on the provider's own
 * pages. Passwords, codes and resets happen there, so the form verbs answer UNSUPPORTED.
 */
export function openIdConnectPool(options: OpenIdConnectOptions): IdentityPool {
  const directory = new ProviderDirectory();
  const parts = (ctx: PoolContext) => ({ settings: clientOf(ctx, options), directory });
  return {
    descriptor: { vendor: "openid-connect", apiVersion: "core-1.0" },
    capabilities: (ctx) =>
      Promise.resolve({
        embeddedForms: false,
        emailOtp: false,
        otpCodeLength: 6,
        social: [],
        canSignUp: true,
        canReset: true,
        globalSignOut: false,
        rotation: true,
        region: identitySettings(ctx.tenant).primary.region,
      }),
    probe: (ctx) => isAnswering(ctx, parts(ctx).settings),
    signUp: unsupported,
    confirmSignUp: unsupported,
    resendSignUpCode: unsupported,
    signInWithPassword: unsupported,
    signInWithPasscode: unsupported,
    startPasswordReset: unsupported,
    confirmPasswordReset: unsupported,
    changePassword: unsupported,
    refresh: (ctx, command) => refreshHandle(ctx, parts(ctx), command),
    signOut: (ctx, { handle }) => revokeToken(ctx, parts(ctx), { handle }),
    authorizeUrl: (ctx, command) => authorizeUrl(ctx, parts(ctx), command),
    exchangeCode: async (ctx, command) => {
      const exchanged = await exchangeCode(ctx, parts(ctx), command);
      if (!exchanged.ok) return exchanged;
      const { claims, refreshToken } = exchanged.value;
      return poolOk({ user: poolUserOf(claims, claims.iss), handle: refreshToken ?? null });
    },
  };
}

async function isAnswering(ctx: PoolContext, settings: CodeFlowClient): Promise<boolean> {
  try {
    // A directory of its own: the answer must not come from what was read an hour ago.
    await discover(ctx, settings, new ProviderDirectory());
    return true;
  } catch (error) {
    ctx.log.warn("the identity provider does not answer", {
      code: "identity.providerProbe",
      error: error instanceof Error ? error.name : "unknown",
    });
    return false;
  }
}

/** @throws Error for a tenant without settings: configuration is checked, so this is a defect of the caller */
function clientOf(ctx: PoolContext, { secrets, allowLoopbackHttp }: OpenIdConnectOptions): CodeFlowClient {
  const settings = identitySettings(ctx.tenant).openIdConnect;
  if (settings === null) throw new Error("the tenant has no OpenID Connect provider");
  const { issuer, clientId, clientSecretRef } = settings;
  return {
    issuer,
    clientId,
    secret: clientSecretRef === null ? null : () => Promise.resolve().then(() => secrets(clientSecretRef)),
    scope: "email profile",
    allowHttp: allowLoopbackHttp && ctx.tenant.isDemo && isLoopback(issuer),
  };
}

function isLoopback(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return (
    protocol === "http:" && (hostname === "127.0.0.1" || hostname === "localhost" || hostname === "[::1]")
  );
}
