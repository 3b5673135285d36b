import { AppError } from "#platform/shared/app-error.ts";
import { enqueueJob } from "../jobs/enqueue-job.ts";
import { APPLY_WEBHOOK, type WebhookContext } from "./webhook-context.ts";
import { insertEvent } from "./webhook-repo.ts";
import type { Delivery } from "./webhook-source.ts";

export interface Received {
  /** False for a copy of an event that was here before. */
  readonly isNew: boolean;
}

/**
 * Takes one delivery: verifies the raw bytes, stores them and asks for the work in the same transaction.
 * An answer therefore means that the event is on disk.
 * @throws AppError `not-found` for an unknown source; `unauthenticated` `webhook.refused` without a reason
 */
export async function receiveWebhook(
  ctx: WebhookContext,
  input: { readonly source: string } & Pick<Delivery, "body" | "headers" | "query">,
): Promise<Received> {
  const source = ctx.webhooks.sources.find(({ name }) => name === input.source);
  if (source === undefined) {
    throw new AppError("not-found", {
      code: "webhook.unknownSource",
      message: "No one sends events to this address.",
    });
  }
  const at = ctx.clock.now();
  const secrets = ctx.webhooks.secrets.of(ctx, source.name);
  const checked = await source.verify({ ...input, secrets, now: at });
  if (checked.kind === "refused" || secrets.length === 0) {
    const code = checked.kind === "refused" ? checked.reason : "no-secret";
    ctx.log.warn("a webhook was refused", { code: `webhook.${code}`, kind: source.name });
    throw new AppError("unauthenticated", {
      code: "webhook.refused",
      message: "The signature of this delivery isn't valid.",
    });
  }
  const key = { source: source.name, eventId: checked.eventId };
  const isNew = await ctx.db.transaction(async (trx) => {
    const event = { ...key, type: checked.type, occurredAt: checked.occurredAt, body: input.body, at };
    if (!(await insertEvent(trx, ctx, event))) return false;
    await enqueueJob(trx, ctx, {
      kind: APPLY_WEBHOOK,
      payload: key,
      dedupeKey: `${key.source}|${key.eventId}`,
    });
    return true;
  });
  return { isNew };
}
