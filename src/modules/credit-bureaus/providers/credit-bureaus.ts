import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import {
  type ProviderPerTenant,
  providerPerTenant,
  requireSetting,
} from "#platform/server/vendor-calls/provider-per-tenant.ts";
import type { CreditBureau } from "./credit-bureau.ts";
import { sandboxCreditBureau } from "./sandbox/sandbox-credit-bureau.ts";
import { sevenHundredCreditBureau } from "./seven-hundred-credit/seven-hundred-credit-bureau.ts";

type Retailer = Pick<TenantConfig, "id" | "providers" | "environment">;

/** Whose credit files are read for each retailer, as `providers.creditBureau` names it. */
export function createCreditBureaus(secrets: Secrets): ProviderPerTenant<Retailer, CreditBureau> {
  return providerPerTenant({
    setting: "providers.creditBureau",
    vendorOf: ({ providers }) => providers.creditBureau,
    settingsOf: ({ environment }) => environment,
    adapters: {
      sandbox: () => sandboxCreditBureau,
      "700credit"(tenant) {
        const name = "environment.sevenHundredCredit";
        const settings = requireSetting(tenant, name, tenant.environment.sevenHundredCredit);
        secrets(settings.passwordRef);
        if (settings.prequalify !== null) secrets(settings.prequalify.passwordRef);
        return sevenHundredCreditBureau({ settings, secrets });
      },
    },
  });
}
