import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import {
  type ProviderPerTenant,
  providerPerTenant,
  requireSetting,
} from "#platform/server/vendor-calls/provider-per-tenant.ts";
import { canopyInsuranceProvider } from "./canopy-connect/canopy-insurance-provider.ts";
import type { InsuranceProvider } from "./insurance-provider.ts";
import { sandboxInsuranceProvider } from "./sandbox/sandbox-insurance-provider.ts";

type Retailer = Pick<TenantConfig, "id" | "providers" | "environment">;

/** Who looks up a buyer's policy for each retailer, as `providers.insurance` names it. */
export function createInsuranceProviders(secrets: Secrets): ProviderPerTenant<Retailer, InsuranceProvider> {
  return providerPerTenant({
    setting: "providers.insurance",
    vendorOf: ({ providers }) => providers.insurance,
    settingsOf: ({ environment }) => environment,
    adapters: {
      sandbox: () => sandboxInsuranceProvider,
      "canopy-connect": (tenant) =>
        canopyInsuranceProvider({
          settings: requireSetting(tenant, "environment.canopyConnect", tenant.environment.canopyConnect),
          secrets,
        }),
    },
  });
}
