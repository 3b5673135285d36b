import { identitySettings, type IdentityRegionSettings } from "#modules/tenancy/domain/identity-settings.ts";
import { providerPerTenant } from "#platform/server/vendor-calls/provider-per-tenant.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import type { PasswordHasher } from "#modules/accounts/server/passwords/password-hasher.ts";
import type { RevokedSessions } from "#modules/sessions/server/revoked-sessions.ts";
import type { SigningKeys } from "#modules/sessions/server/tokens/signing-keys.ts";
import { embeddedPool } from "./embedded/embedded-pool.ts";
import { withPlayedOutage } from "./embedded/played-outage.ts";
import type { IdentityPool, PoolContext } from "../ports/identity-pool.ts";
import type { PoolRegions } from "./pool-regions.ts";

/** The pool of each retailer, as its configuration says (TEN-04). */
export interface IdentityPools {
  of(ctx: PoolContext): Promise<IdentityPool>;
}

interface IdentityPoolsOptions {
  /** True while the sandbox desk is on: it can play an outage. */
  readonly sandbox: boolean;
  readonly passwords: PasswordHasher;
  readonly revoked: RevokedSessions;
  readonly signingKeys: SigningKeys;
  readonly regions: PoolRegions;
  readonly secrets: Secrets;
  /** For retailers with `openid-connect`; built where its other half, the redirect, is. */
  readonly openIdConnect: IdentityPool | undefined;
  /** Where a user pool is called, for tests; its public address otherwise. */
  readonly cognitoEndpoint?: string;
}

/** Every retailer's pool, as `providers.identity` names it. */
export function createIdentityPools(options: IdentityPoolsOptions): IdentityPools {
  const embedded = embeddedPool(options);
  const local = options.sandbox ? withPlayedOutage(embedded, options.regions) : embedded;
  const pools = providerPerTenant<PoolContext["tenant"], Promise<IdentityPool>>({
    setting: "providers.identity",
    vendorOf: (tenant) => identitySettings(tenant).provider,
    settingsOf(tenant) {
      const { primary, secondary } = identitySettings(tenant);
      return { primary, secondary };
    },
    adapters: {
      embedded: () => Promise.resolve(local),
      cognito: (tenant) => cognitoOf(options, identitySettings(tenant)),
      "openid-connect": async () => openIdConnectOf(options),
    },
  });
  return { of: async (ctx) => pools.of(ctx.tenant) };
}

/** The vendor's library is loaded by the first retailer who needs it. */
async function cognitoOf(
  options: IdentityPoolsOptions,
  regions: { readonly primary: IdentityRegionSettings; readonly secondary: IdentityRegionSettings | null },
): Promise<IdentityPool> {
  const { CognitoPool } = await import("./cognito/cognito-pool.ts");
  const { CognitoRegion, cognitoIssuer } = await import("./cognito/cognito-region.ts");
  const { cognitoEndpoint: endpoint, secrets } = options;
  const both = [regions.primary, regions.secondary].filter((region) => region !== null);
  const issuers = both.map((region) => cognitoIssuer({ ...region, ...(endpoint && { endpoint }) }));
  const make = (region: IdentityRegionSettings) =>
    new CognitoRegion({
      region: region.region,
      userPoolId: region.userPoolId,
      clientId: region.clientId,
      clientSecret: region.clientSecretRef === null ? undefined : secrets(region.clientSecretRef),
      alsoIssuers: issuers,
      ...(endpoint && { endpoint }),
    });
  return new CognitoPool({
    primary: make(regions.primary),
    secondary: regions.secondary && make(regions.secondary),
    regions: options.regions,
    signingKeys: options.signingKeys,
  });
}

function openIdConnectOf({ openIdConnect }: IdentityPoolsOptions): IdentityPool {
  if (openIdConnect === undefined) throw new Error("this process has no OpenID Connect adapter");
  return openIdConnect;
}
