import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import { docusignSigningProvider } from "./docusign/docusign-signing-provider.ts";
import { sandboxSigningProvider } from "./sandbox/sandbox-signing-provider.ts";
import type { SigningProvider } from "./signing-provider.ts";

type Retailer = Pick<TenantConfig, "id" | "providers" | "environment">;

export interface SigningProviders {
  /** @throws Error naming what is missing; asked once for every retailer at boot */
  of(tenant: Retailer): SigningProvider;
}

/** The signing service of each retailer, as `providers.contracting` says; kept while its settings stay the same. */
export function createSigningProviders(secrets: Secrets): SigningProviders {
  const made = new Map<string, { readonly settings: string; readonly provider: SigningProvider }>();
  return {
    of(tenant) {
      const { contracting } = tenant.providers;
      if (contracting === "sandbox") return sandboxSigningProvider;
      if (contracting !== "docusign")
        throw new Error(`tenant ${tenant.id}: providers.contracting: ${contracting} is no provider we know`);
      const { docusign } = tenant.environment;
      if (docusign === null) throw new Error(`tenant ${tenant.id}: environment.docusign is missing`);
      const settings = JSON.stringify(docusign);
      const known = made.get(tenant.id);
      if (known?.settings === settings) return known.provider;
      // A missing key is found at boot, not by the first buyer.
      secrets(docusign.privateKeyRef);
      const provider = docusignSigningProvider({ settings: docusign, secrets });
      made.set(tenant.id, { settings, provider });
      return provider;
    },
  };
}
