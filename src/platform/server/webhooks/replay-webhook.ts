import { AppError } from "#platform/shared/app-error.ts";
import { enqueueJob } from "../jobs/enqueue-job.ts";
import { APPLY_WEBHOOK, type WebhookContext } from "./webhook-context.ts";
import { type EventKey, lockEvent, markEvent } from "./webhook-repo.ts";

/**
 * Has a stored event acted on again, e.g. after a fault was mended.
 * @throws AppError `not-found`
 */
export async function replayWebhook(ctx: WebhookContext, key: EventKey): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    if ((await lockEvent(trx, ctx, key)) === undefined) {
      throw new AppError("not-found", { code: "webhook.unknownEvent", message: "We don't know that event." });
    }
    await markEvent(trx, ctx.tenantId, { ...key, appliedAt: null, problem: null });
    const dedupeKey = `${key.source}|${key.eventId}`;
    await enqueueJob(trx, ctx, { kind: APPLY_WEBHOOK, payload: key, dedupeKey });
  });
}
