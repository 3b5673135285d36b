import { identitySettings } from "#modules/tenancy/domain/identity-settings.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";

/**
 * Makes sure, before anybody calls, that the secrets a retailer's pool refers to are there.
 * @throws Error naming the retailer, the field and the reference
 */
export function requirePoolSecrets(tenant: TenantConfig, secrets: Secrets): void {
  const { provider, primary, secondary, openIdConnect } = identitySettings(tenant);
  const named = {
    "primary.clientSecretRef": provider === "cognito" ? primary.clientSecretRef : null,
    "secondary.clientSecretRef": provider === "cognito" ? (secondary?.clientSecretRef ?? null) : null,
    "openIdConnect.clientSecretRef":
      provider === "openid-connect" ? (openIdConnect?.clientSecretRef ?? null) : null,
  };
  for (const [field, reference] of Object.entries(named)) {
    if (reference === null) continue;
    try {
      secrets(reference);
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : "cannot be read";
      throw new Error(`tenant ${tenant.id}: config.consumer.identity.${field}: ${why}`, { cause });
    }
  }
}
