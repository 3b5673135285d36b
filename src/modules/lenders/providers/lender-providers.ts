import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import {
  type ProviderPerTenant,
  providerPerTenant,
} from "#platform/server/vendor-calls/provider-per-tenant.ts";
import type { CreditBureau } from "./credit-bureau.ts";
import type { LenderProvider } from "./lender-provider.ts";
import { sandboxCreditBureau } from "./sandbox/sandbox-credit-bureau.ts";
import { sandboxLenderProvider } from "./sandbox/sandbox-lender-provider.ts";

type Retailer = Pick<TenantConfig, "id" | "providers">;

/** Who carries applications to lenders for each retailer, as `providers.lenders` names it. */
export function createLenderProviders(): ProviderPerTenant<Retailer, LenderProvider> {
  return providerPerTenant({
    setting: "providers.lenders",
    vendorOf: ({ providers }) => providers.lenders,
    settingsOf: () => null,
    adapters: { sandbox: () => sandboxLenderProvider },
  });
}

/** Whose credit files are read for each retailer, as `providers.creditBureau` names it. */
export function createCreditBureaus(): ProviderPerTenant<Retailer, CreditBureau> {
  return providerPerTenant({
    setting: "providers.creditBureau",
    vendorOf: ({ providers }) => providers.creditBureau,
    settingsOf: () => null,
    adapters: { sandbox: () => sandboxCreditBureau },
  });
}
