import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LenderAnswer } from "../domain/lender-answer.ts";
import { openAnswer, updateRequest } from "./internal/lender-request-repo.ts";
import { lockRequest } from "./internal/lock-request.ts";
import type { LendersContext } from "./lenders-context.ts";
import { type RecordedAnswer, recordLocked } from "./record-answer.ts";

/**
 * Keeps what was read at a lender that sends no events of its own: the same words again are no news, they only
 * confirm what counts.
 */
export async function recordReading(
  trx: TenantTransaction,
  ctx: LendersContext,
  answer: LenderAnswer,
): Promise<RecordedAnswer> {
  const row = await lockRequest(trx, ctx, answer);
  if (row === undefined) return "unknown";
  const counts = openAnswer(ctx, row);
  if (counts === null || words(counts) !== words(answer)) return recordLocked(trx, ctx, { row, answer });
  const at = new Date(answer.occurredAt);
  if (row.answer_occurred_at !== null && row.answer_occurred_at < at)
    await updateRequest(trx, ctx, { id: row.id, answer_occurred_at: at, answer_sequence: answer.sequence });
  return "repeated";
}

/** All that a lender says, without when. */
function words(answer: LenderAnswer): string {
  return JSON.stringify({ ...answer, receivedAt: "", occurredAt: "", sequence: 0, expiresAt: null });
}
