import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import {
  type ProviderPerTenant,
  providerPerTenant,
} from "#platform/server/vendor-calls/provider-per-tenant.ts";
import type { PayoffService } from "./payoff-service.ts";
import { sandboxPayoffService } from "./sandbox/sandbox-payoff-service.ts";

type Retailer = Pick<TenantConfig, "id" | "providers">;

/** Nobody is asked. */
const lettersOnly: PayoffService = {
  asksLenders: false,
  ask: () => Promise.resolve({ kind: "no-third-parties" }),
};

/** Who asks lenders for each retailer, as `providers.payoff` names it. */
export function createPayoffServices(): ProviderPerTenant<Retailer, PayoffService> {
  return providerPerTenant({
    setting: "providers.payoff",
    vendorOf: ({ providers }) => providers.payoff,
    settingsOf: () => null,
    adapters: { sandbox: () => sandboxPayoffService, letters: () => lettersOnly },
  });
}
