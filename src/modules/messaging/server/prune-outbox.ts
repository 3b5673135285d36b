import { DAY_MS } from "#platform/shared/time/durations.ts";
import { KEEP_MESSAGES_DAYS } from "../domain/delivery-limits.ts";
import { deleteOver } from "./internal/outbox-repo.ts";
import type { QueueContext } from "./messaging-context.ts";

/** Removes what was delivered or given up long ago. Answers how many messages that were. */
export async function pruneOutbox(ctx: QueueContext): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - KEEP_MESSAGES_DAYS * DAY_MS);
  return ctx.db.transaction((trx) => deleteOver(trx, ctx.tenantId, before));
}
