import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import {
  type ProviderPerTenant,
  providerPerTenant,
  requireSetting,
} from "#platform/server/vendor-calls/provider-per-tenant.ts";
import { requireWebhookSecrets } from "#platform/server/vendor-calls/require-webhook-secrets.ts";
import { autofiLenderProvider } from "./autofi/autofi-lender-provider.ts";
import type { LenderProvider } from "./lender-provider.ts";
import { sandboxLenderProvider } from "./sandbox/sandbox-lender-provider.ts";

type Retailer = Pick<TenantConfig, "id" | "providers" | "environment" | "webhookSecrets">;

/** Who carries applications to lenders for each retailer, as `providers.lenders` names it. */
export function createLenderProviders(secrets: Secrets): ProviderPerTenant<Retailer, LenderProvider> {
  return providerPerTenant({
    setting: "providers.lenders",
    vendorOf: ({ providers }) => providers.lenders,
    settingsOf: ({ environment, webhookSecrets }) => [environment.autofi, webhookSecrets["autofi"]],
    adapters: {
      sandbox: () => sandboxLenderProvider,
      autofi(tenant) {
        const settings = requireSetting(tenant, "environment.autofi", tenant.environment.autofi);
        requireWebhookSecrets(tenant, "autofi", secrets);
        const [first = null] = tenant.webhookSecrets["autofi"] ?? [];
        const callbackSecretRef = requireSetting(tenant, "webhookSecrets.autofi", first);
        // A missing secret is found at boot, not by the first applicant.
        secrets(settings.clientSecretRef);
        return autofiLenderProvider({ settings, secrets, callbackSecretRef });
      },
    },
  });
}
