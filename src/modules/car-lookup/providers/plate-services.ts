import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import {
  type ProviderPerTenant,
  providerPerTenant,
} from "#platform/server/vendor-calls/provider-per-tenant.ts";
import type { PlateService } from "./plate-service.ts";
import { sandboxPlateService } from "./sandbox/sandbox-plate-service.ts";

type Retailer = Pick<TenantConfig, "id" | "providers">;

/** Nobody is asked: cars are named by VIN or by hand. */
const noPlates: PlateService = { find: () => Promise.resolve({ kind: "not-found" }) };

/** Who is asked about plates for each retailer, as `providers.plateLookup` names it. */
export function createPlateServices(): ProviderPerTenant<Retailer, PlateService> {
  return providerPerTenant({
    setting: "providers.plateLookup",
    vendorOf: ({ providers }) => providers.plateLookup,
    settingsOf: () => null,
    adapters: { sandbox: () => sandboxPlateService, none: () => noPlates },
  });
}
