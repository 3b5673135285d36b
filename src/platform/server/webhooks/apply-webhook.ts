import * as v from "valibot";
import { isAppError } from "#platform/shared/app-error.ts";
import type { JobHandler } from "../jobs/job-handler.ts";
import { APPLY_WEBHOOK, type WebhookContext } from "./webhook-context.ts";
import { type EventKey, lockEvent, markEvent, type StoredEvent } from "./webhook-repo.ts";
import type { WebhookSource } from "./webhook-source.ts";

const Payload = v.object({ source: v.string(), eventId: v.string() });
/** What may be otherwise in a moment: something that comes first has not arrived yet, or a sender is down. */
const TRY_AGAIN = new Set(["conflict", "provider-unavailable", "limited"]);

/**
 * Acts on a stored event. What may be otherwise later is thrown, so that the worker tries again with
 * backoff; what never will be ends the event with its code.
 */
export async function applyWebhook(ctx: WebhookContext, key: EventKey): Promise<void> {
  const event = await ctx.db.transaction((trx) => lockEvent(trx, ctx, key));
  const source = ctx.webhooks.sources.find(({ name }) => name === key.source);
  if (event === undefined || event.appliedAt !== null || source === undefined) return;
  let problem: string | null = null;
  try {
    if ((await apply(ctx, source, event)) === "overtaken") problem = "webhook.overtaken";
  } catch (error) {
    if (!isAppError(error)) throw error;
    const isFinal = !TRY_AGAIN.has(error.kind);
    const appliedAt = isFinal ? ctx.clock.now() : null;
    await ctx.db.transaction((trx) =>
      markEvent(trx, ctx.tenantId, { ...key, appliedAt, problem: error.details.code }),
    );
    if (!isFinal) throw error;
    ctx.log.warn("a webhook cannot be acted on", { code: error.details.code, kind: key.source });
    return;
  }
  const appliedAt = ctx.clock.now();
  await ctx.db.transaction((trx) => markEvent(trx, ctx.tenantId, { ...key, appliedAt, problem }));
}

function apply(
  ctx: WebhookContext,
  source: WebhookSource<WebhookContext>,
  event: StoredEvent,
): ReturnType<WebhookSource["apply"]> {
  const { eventId, type, occurredAt, receivedAt, body } = event;
  return source.apply(ctx, { eventId, type, occurredAt, receivedAt, payload: parsed(body) });
}

/** A body that is not JSON is handed on as text; its source knows what to do with it. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return body;
    throw error;
  }
}

export const webhookJobs: readonly JobHandler<WebhookContext>[] = [
  {
    kind: APPLY_WEBHOOK,
    handle: (ctx, payload) => applyWebhook(ctx, v.parse(Payload, payload)),
  },
];
