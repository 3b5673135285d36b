import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import {
  type ProviderPerTenant,
  providerPerTenant,
  requireSetting,
} from "#platform/server/vendor-calls/provider-per-tenant.ts";
import { requireWebhookSecrets } from "#platform/server/vendor-calls/require-webhook-secrets.ts";
import type { IdCaptureProvider } from "./id-capture-provider.ts";
import { personaIdProvider } from "./persona/persona-id-provider.ts";
import { sandboxIdCaptureProvider } from "./sandbox/sandbox-id-capture-provider.ts";

type Retailer = Pick<TenantConfig, "id" | "providers" | "environment" | "webhookSecrets">;

/** Who captures a buyer's ID for each retailer, as `providers.idVerification` names it. */
export function createIdCaptureProviders(secrets: Secrets): ProviderPerTenant<Retailer, IdCaptureProvider> {
  return providerPerTenant({
    setting: "providers.idVerification",
    vendorOf: ({ providers }) => providers.idVerification,
    settingsOf: ({ environment, webhookSecrets }) => [environment, webhookSecrets["persona"]],
    adapters: {
      sandbox: () => sandboxIdCaptureProvider,
      persona(tenant) {
        requireWebhookSecrets(tenant, "persona", secrets);
        const settings = requireSetting(tenant, "environment.persona", tenant.environment.persona);
        return personaIdProvider({ settings, secrets });
      },
    },
  });
}
