import { requireSetting } from "#platform/server/vendor-calls/provider-per-tenant.ts";
import type { SigningVendor } from "../signing-vendor.ts";
import { docusignSigningProvider } from "./docusign-signing-provider.ts";
import { docusignWebhooks } from "./docusign-webhooks.ts";

export const docusign: SigningVendor = {
  open(tenant, secrets) {
    const settings = requireSetting(tenant, "environment.docusign", tenant.environment.docusign);
    secrets(settings.privateKeyRef);
    return docusignSigningProvider({ settings, secrets });
  },
  webhooks: [docusignWebhooks],
};
