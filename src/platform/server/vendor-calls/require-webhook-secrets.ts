import type { Secrets } from "../config/secret-reference.ts";
import { requireSetting } from "./provider-per-tenant.ts";

interface Retailer {
  readonly id: string;
  readonly webhookSecrets: Readonly<Record<string, readonly string[]>>;
}

/**
 * A vendor that reports by webhook is heard only with a secret of `webhookSecrets`: without one everything that it says is
 * refused, and what it keeps stays unfinished here. @throws Error naming the setting or secret, for the operator at boot
 */
export function requireWebhookSecrets(tenant: Retailer, source: string, secrets: Secrets): void {
  const references = requireSetting(
    tenant,
    `webhookSecrets.${source}`,
    tenant.webhookSecrets[source] ?? null,
  );
  for (const reference of references) secrets(reference);
}
