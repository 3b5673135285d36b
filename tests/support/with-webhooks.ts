import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import type { WebhookSource } from "#platform/server/webhooks/webhook-source.ts";
import type { TrackerTestContext } from "./tracker-world.ts";

type Listening = TrackerTestContext & WebhookContext;

/** A context that takes what one sender signs with one of its secrets. */
export function withWebhooks(
  ctx: TrackerTestContext,
  source: WebhookSource<Listening>,
  secrets: readonly string[],
): Listening {
  return { ...ctx, webhooks: { sources: [source], secrets: { of: () => secrets } } };
}
