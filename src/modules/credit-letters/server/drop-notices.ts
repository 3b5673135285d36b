import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { NoticeKind } from "../domain/owed-notice.ts";
import { lockNotices, updateNotices } from "./internal/notice-repo.ts";

/** `accepted`: credit of one lender was taken. `completed`: what was missing has come. */
type WhyDropped = "accepted" | "completed";

/** A score that was used is told whatever became of the application. */
const DROPPED: Readonly<Record<WhyDropped, readonly NoticeKind[]>> = {
  accepted: ["ADVERSE_ACTION", "COUNTER_OFFER", "INCOMPLETE"],
  completed: ["INCOMPLETE"],
};

/**
 * Takes unsent letters of an application back, for a caller that knows nothing else of it; who has the facts asks
 * `noticesOwed` and hands the answer to `oweNotices`. What was sent stays sent.
 */
export async function dropNotices(
  trx: TenantTransaction,
  ctx: QueueContext,
  { applicationId, why }: { readonly applicationId: string; readonly why: WhyDropped },
): Promise<void> {
  const rows = await lockNotices(trx, ctx, { applicationId });
  const ids = rows
    .filter((row) => row.sent_at === null && row.dropped_at === null && DROPPED[why].includes(row.kind))
    .map(({ id }) => id);
  await updateNotices(trx, ctx, { ids, dropped_at: ctx.clock.now() });
}
