import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import { canopyInsuranceProvider } from "./canopy-connect/canopy-insurance-provider.ts";
import type { InsuranceProvider } from "./insurance-provider.ts";
import { sandboxInsuranceProvider } from "./sandbox/sandbox-insurance-provider.ts";

type Retailer = Pick<TenantConfig, "id" | "providers" | "environment">;

/**
 * The provider of a retailer, as `providers.insurance` says.
 * @throws Error naming what is missing; asked once for every retailer at boot
 */
export function insuranceProviderOf(tenant: Retailer, secrets: Secrets): InsuranceProvider {
  const { insurance } = tenant.providers;
  if (insurance === "sandbox") return sandboxInsuranceProvider;
  if (insurance !== "canopy-connect")
    throw new Error(`tenant ${tenant.id}: providers.insurance: ${insurance} is no provider we know`);
  const settings = tenant.environment.canopyConnect;
  if (settings === null) throw new Error(`tenant ${tenant.id}: environment.canopyConnect is missing`);
  return canopyInsuranceProvider({ settings, secrets });
}
