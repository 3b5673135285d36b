import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import {
  type ProviderPerTenant,
  providerPerTenant,
  requireSetting,
} from "#platform/server/vendor-calls/provider-per-tenant.ts";
import { requireWebhookSecrets } from "#platform/server/vendor-calls/require-webhook-secrets.ts";
import { canopyInsuranceProvider } from "./canopy-connect/canopy-insurance-provider.ts";
import type { InsuranceProvider } from "./insurance-provider.ts";
import { sandboxInsuranceProvider } from "./sandbox/sandbox-insurance-provider.ts";

type Retailer = Pick<TenantConfig, "id" | "providers" | "environment" | "webhookSecrets">;

/** Who looks up a buyer's policy for each retailer, as `providers.insurance` names it. */
export function createInsuranceProviders(secrets: Secrets): ProviderPerTenant<Retailer, InsuranceProvider> {
  return providerPerTenant({
    setting: "providers.insurance",
    vendorOf: ({ providers }) => providers.insurance,
    settingsOf: ({ environment, webhookSecrets }) => [environment, webhookSecrets["canopy"]],
    adapters: {
      sandbox: () => sandboxInsuranceProvider,
      "canopy-connect"(tenant) {
        requireWebhookSecrets(tenant, "canopy", secrets);
        const { canopyConnect } = tenant.environment;
        const settings = requireSetting(tenant, "environment.canopyConnect", canopyConnect);
        return canopyInsuranceProvider({ settings, secrets });
      },
    },
  });
}
