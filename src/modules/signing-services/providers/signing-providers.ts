import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import {
  type ProviderPerTenant,
  providerPerTenant,
  requireSetting,
} from "#platform/server/vendor-calls/provider-per-tenant.ts";
import { docusignSigningProvider } from "./docusign/docusign-signing-provider.ts";
import { sandboxSigningProvider } from "./sandbox/sandbox-signing-provider.ts";
import type { SigningProvider } from "../server/signing-provider.ts";

type Retailer = Pick<TenantConfig, "id" | "providers" | "environment">;

/** The signing service of each retailer, as `providers.contracting` names it. */
export function createSigningProviders(secrets: Secrets): ProviderPerTenant<Retailer, SigningProvider> {
  return providerPerTenant({
    setting: "providers.contracting",
    vendorOf: ({ providers }) => providers.contracting,
    settingsOf: ({ environment }) => environment,
    adapters: {
      sandbox: () => sandboxSigningProvider,
      docusign(tenant) {
        const settings = requireSetting(tenant, "environment.docusign", tenant.environment.docusign);
        // A missing key is found at boot, not by the first buyer.
        secrets(settings.privateKeyRef);
        return docusignSigningProvider({ settings, secrets });
      },
    },
  });
}
