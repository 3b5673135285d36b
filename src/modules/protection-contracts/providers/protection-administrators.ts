import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import {
  type ProviderPerTenant,
  providerPerTenant,
  requireSetting,
} from "#platform/server/vendor-calls/provider-per-tenant.ts";
import type { ProtectionAdministrator } from "./rating-port.ts";
import { sandboxAdministrator } from "./sandbox/sandbox-administrator.ts";
import { secureWarrantyAdministrator } from "./secure-warranty/secure-warranty-administrator.ts";

type Retailer = Pick<TenantConfig, "id" | "providers" | "environment">;

/** Who rates plans and keeps their contracts for each retailer, as `providers.protection` names it. */
export function createProtectionAdministrators(
  secrets: Secrets,
): ProviderPerTenant<Retailer, ProtectionAdministrator> {
  return providerPerTenant({
    setting: "providers.protection",
    vendorOf: ({ providers }) => providers.protection,
    settingsOf: ({ environment }) => environment,
    adapters: {
      sandbox: () => sandboxAdministrator,
      "secure-warranty"(tenant) {
        const name = "environment.secureWarranty";
        const settings = requireSetting(tenant, name, tenant.environment.secureWarranty);
        // A missing secret is found at boot, not by the first contract.
        secrets(settings.apiKeyRef);
        return secureWarrantyAdministrator({ settings, secrets });
      },
    },
  });
}
