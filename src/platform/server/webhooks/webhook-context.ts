import type { TenantKeys } from "../crypto/field-encryption.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { WebhookSecrets, WebhookSource } from "./webhook-source.ts";

export const APPLY_WEBHOOK = "webhooks.apply";

interface Webhooks<Ctx extends RequestContext> {
  readonly sources: readonly WebhookSource<Ctx>[];
  readonly secrets: WebhookSecrets;
}

/** What the inbox needs; composition fills it once. A source may ask for every port of the context that carries it. */
export interface WebhookContext extends RequestContext {
  readonly keys: TenantKeys;
  readonly webhooks: Webhooks<this>;
}
