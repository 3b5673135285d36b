import type { Secrets } from "#platform/server/config/secret-reference.ts";
import {
  type ProviderPerTenant,
  providerPerTenant,
} from "#platform/server/vendor-calls/provider-per-tenant.ts";
import { requireWebhookSecrets } from "#platform/server/vendor-calls/require-webhook-secrets.ts";
import type { SigningProvider } from "../server/signing-provider.ts";
import { docusign } from "./docusign/docusign.ts";
import { sandboxSigningProvider } from "./sandbox/sandbox-signing-provider.ts";
import type { Retailer, SigningVendor } from "./signing-vendor.ts";

/** By the name that `providers.contracting` has for it. */
const VENDORS: Readonly<Record<string, SigningVendor>> = {
  sandbox: { open: () => sandboxSigningProvider },
  docusign,
};

const SETTING = "providers.contracting";

/** Whoever tells of packages. */
export const signingWebhooks = Object.values(VENDORS).flatMap(({ webhooks = [] }) => webhooks);

interface SigningProviders extends ProviderPerTenant<Retailer, SigningProvider> {
  /** Another service of the retailer's, by its name: where older packages lie. @throws Error naming the setting that is wrong */
  ofVendor(tenant: Retailer, vendor: string): SigningProvider;
}

/** The signing service of each retailer, and those it had before: they need no webhooks anymore. */
export function createSigningProviders(secrets: Secrets): SigningProviders {
  const opened = new Map<string, ProviderPerTenant<Retailer, SigningProvider>>();
  const ofVendor = (tenant: Retailer, vendor: string): SigningProvider => {
    const known = opened.get(vendor) ?? openedVendor(vendor, secrets);
    opened.set(vendor, known);
    return known.of(tenant);
  };
  const chosen = providerPerTenant<Retailer, SigningProvider>({
    setting: SETTING,
    vendorOf: ({ providers }) => providers.contracting,
    settingsOf: ({ environment, webhookSecrets }) => [environment, webhookSecrets],
    adapters: Object.fromEntries(
      Object.entries(VENDORS).map(([vendor, { webhooks = [] }]) => [
        vendor,
        (tenant: Retailer) => {
          for (const { name } of webhooks) requireWebhookSecrets(tenant, name, secrets);
          return ofVendor(tenant, vendor);
        },
      ]),
    ),
  });
  return { of: (tenant) => chosen.of(tenant), ofVendor };
}

/** One service for each retailer that has or had it. */
function openedVendor(vendor: string, secrets: Secrets): ProviderPerTenant<Retailer, SigningProvider> {
  return providerPerTenant({
    setting: SETTING,
    vendorOf: () => vendor,
    settingsOf: ({ environment }) => environment,
    adapters: Object.fromEntries(
      Object.entries(VENDORS).map(([name, one]) => [name, (tenant: Retailer) => one.open(tenant, secrets)]),
    ),
  });
}
