import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import type { WebhookSource } from "#platform/server/webhooks/webhook-source.ts";
import type { SigningProvider } from "../server/signing-provider.ts";
import type { SigningServiceContext } from "../server/signing-service-context.ts";

export type Retailer = Pick<TenantConfig, "id" | "providers" | "environment" | "webhookSecrets">;

/** What one signing service gives to the product; each folder beside this file exports one. */
export interface SigningVendor {
  /** @throws Error naming the setting or secret that is missing: found at start, not by the first buyer */
  open(tenant: Retailer, secrets: Secrets): SigningProvider;
  /** A retailer that chose it is served only with the secrets of each of these. */
  readonly webhooks?: readonly WebhookSource<SigningServiceContext>[];
}
