import type { Secrets } from "#platform/server/config/secret-reference.ts";
import {
  type ProviderPerTenant,
  providerPerTenant,
} from "#platform/server/vendor-calls/provider-per-tenant.ts";
import type { SigningProvider } from "../server/signing-provider.ts";
import { docusign } from "./docusign/docusign.ts";
import { sandboxSigningProvider } from "./sandbox/sandbox-signing-provider.ts";
import type { Retailer, SigningVendor } from "./signing-vendor.ts";

/** By the name that `providers.contracting` has for it. */
const VENDORS: Readonly<Record<string, SigningVendor>> = {
  sandbox: { open: () => sandboxSigningProvider },
  docusign,
};

/** Whoever tells of packages. */
export const signingWebhooks = Object.values(VENDORS).flatMap(({ webhooks = [] }) => webhooks);

/** The signing service of each retailer. */
export function createSigningProviders(secrets: Secrets): ProviderPerTenant<Retailer, SigningProvider> {
  return providerPerTenant({
    setting: "providers.contracting",
    vendorOf: ({ providers }) => providers.contracting,
    settingsOf: ({ environment }) => environment,
    adapters: Object.fromEntries(
      Object.entries(VENDORS).map(([name, vendor]) => [
        name,
        (tenant: Retailer) => vendor.open(tenant, secrets),
      ]),
    ),
  });
}
