import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import type { WebhookSource } from "#platform/server/webhooks/webhook-source.ts";

/** A context that takes what one sender signs with one of its secrets. */
export function withWebhooks<Ctx extends RequestContext & { readonly keys: TenantKeys }>(
  ctx: Ctx,
  source: WebhookSource<Ctx & WebhookContext>,
  secrets: readonly string[],
): Ctx & WebhookContext {
  return { ...ctx, webhooks: { sources: [source], secrets: { of: () => secrets } } };
}
