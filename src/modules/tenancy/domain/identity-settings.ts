import type { TenantConfig } from "./tenant-config-schema.ts";

export type IdentityRegionSettings = TenantConfig["config"]["consumer"]["identity"]["primary"];
type OpenIdConnectSettings = NonNullable<TenantConfig["config"]["consumer"]["identity"]["openIdConnect"]>;

/** Which directory of people a retailer uses, with everything that names it. */
interface IdentitySettings {
  readonly provider: TenantConfig["providers"]["identity"];
  readonly primary: IdentityRegionSettings;
  /** Where people go while the primary region is down; null: nowhere. */
  readonly secondary: IdentityRegionSettings | null;
  readonly useRegion: "auto" | "primary" | "secondary";
  readonly openIdConnect: OpenIdConnectSettings | null;
}

/** TEN-04 with the environment's failover settings (TEN-09), which replace the second region. */
export function identitySettings(tenant: TenantConfig): IdentitySettings {
  const { primary, secondary, useRegion, openIdConnect } = tenant.config.consumer.identity;
  const failover = tenant.environment.failoverIdentity;
  return {
    provider: tenant.providers.identity,
    primary,
    secondary: failover === null ? secondary : { ...primary, ...secondary, ...failover },
    useRegion,
    openIdConnect,
  };
}

interface Problem {
  readonly path: string;
  readonly message: string;
}

const PLACE = "config.consumer.identity";
const AWS_REGION = /^[a-z]{2}(?:-[a-z]+)+-\d$/u;
const USER_POOL = /^[a-z0-9-]+_[A-Za-z0-9]{1,55}$/u;
const CLIENT = /^[\w+]{1,128}$/u;

/** What is wrong with the identity settings for the provider that was chosen; empty when nothing is. */
export function identityProblems(tenant: TenantConfig): Problem[] {
  const settings = identitySettings(tenant);
  const problems: Problem[] = [];
  if (settings.useRegion === "secondary" && settings.secondary === null)
    problems.push({ path: `${PLACE}.useRegion`, message: "needs a secondary region" });
  if (settings.secondary !== null && settings.secondary.region === settings.primary.region)
    problems.push({ path: `${PLACE}.secondary.region`, message: "must differ from the primary region" });
  if (settings.provider === "cognito") {
    problems.push(...cognitoProblems(`${PLACE}.primary`, settings.primary));
    if (settings.secondary !== null)
      problems.push(...cognitoProblems(`${PLACE}.secondary`, settings.secondary));
  }
  if (settings.provider === "openid-connect") {
    const { openIdConnect } = settings;
    if (openIdConnect === null)
      problems.push({ path: `${PLACE}.openIdConnect`, message: "is required by providers.identity" });
    else if (!isSafeIssuer(openIdConnect.issuer))
      problems.push({ path: `${PLACE}.openIdConnect.issuer`, message: "must be an https address" });
  }
  return problems;
}

function cognitoProblems(path: string, region: IdentityRegionSettings): Problem[] {
  const checks: [string, boolean, string][] = [
    ["region", AWS_REGION.test(region.region), "must be a region like us-east-1"],
    ["userPoolId", USER_POOL.test(region.userPoolId), "must be a user pool like us-east-1_Abc123"],
    ["clientId", CLIENT.test(region.clientId), "must be the id of an app client"],
  ];
  return checks
    .filter(([, good]) => !good)
    .map(([name, , message]) => ({ path: `${path}.${name}`, message }));
}

/** Plain http only to the machine itself, for a provider that a developer runs there. */
function isSafeIssuer(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname, search, hash } = new URL(issuer);
  const local = hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
  return search === "" && hash === "" && (protocol === "https:" || local);
}
