import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import { KEEP_MESSAGES_DAYS } from "../domain/delivery-limits.ts";
import { deleteOver } from "./internal/outbox-repo.ts";
import type { QueueContext } from "./messaging-context.ts";

const tooOld = (now: Date): Date => daysAfter(now, -KEEP_MESSAGES_DAYS);

/** What `pruneOutbox` removes. */
export const mailThatIsOver: DueRows = {
  table: "message_outbox",
  where: (now) => sql`created_at < ${tooOld(now)} and (delivered_at is not null or failed_at is not null)`,
};

/** Removes what was delivered or given up long ago. Answers how many messages that were. */
export async function pruneOutbox(ctx: QueueContext): Promise<number> {
  return ctx.db.transaction((trx) => deleteOver(trx, ctx.tenantId, tooOld(ctx.clock.now())));
}
