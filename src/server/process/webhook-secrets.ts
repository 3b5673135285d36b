import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { blindIndex, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import type { WebhookSecrets } from "#platform/server/webhooks/webhook-source.ts";

/** With what the embedded providers and the sandbox desk sign for a tenant; never used by a live one. */
function sandboxWebhookSecret(keys: TenantKeys, source: string): string {
  return blindIndex(keys, `webhook-secret|${source}`);
}

type TenantOwned = RequestContext & { readonly tenant: TenantConfig; readonly keys: TenantKeys };

/** The tenant's own secrets of a source and, while the sandbox desk is on, the one its embedded providers use. */
export function webhookSecretsFrom(options: {
  readonly secrets: Secrets;
  readonly sandbox: boolean;
}): WebhookSecrets {
  return {
    of(ctx, source) {
      const { tenant, keys } = ctx as TenantOwned;
      const own = (tenant.webhookSecrets[source] ?? []).map((reference) => options.secrets(reference));
      return options.sandbox && tenant.isDemo ? [...own, sandboxWebhookSecret(keys, source)] : own;
    },
  };
}
