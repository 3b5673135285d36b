import type { TenantKeys } from "../crypto/field-encryption.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { WebhookSecrets, WebhookSource } from "./webhook-source.ts";

export const APPLY_WEBHOOK = "webhooks.apply";

/** What the inbox needs; composition fills it once. */
export type WebhookContext = RequestContext & {
  readonly keys: TenantKeys;
  readonly webhooks: {
    readonly sources: readonly WebhookSource<never>[];
    readonly secrets: WebhookSecrets;
  };
};
