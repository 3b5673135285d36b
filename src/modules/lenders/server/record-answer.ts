import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LenderAnswer } from "../domain/lender-answer.ts";
import { sealAnswer, updateRequest, type RequestRow } from "./internal/lender-request-repo.ts";
import { lockRequest } from "./internal/lock-request.ts";
import type {} from "./internal/lenders-table.ts";
import type { LendersContext } from "./lenders-context.ts";

/** What became of an answer. Everything but `applied` left the request as it was. */
export type RecordedAnswer = "applied" | "repeated" | "older" | "closed" | "unknown";

/**
 * Keeps an answer as received and lets it count when it is the latest: by `occurredAt`, then `sequence`. The same
 * answer twice, or an older one after a newer one, has no effect. A canceled request and one with an accepted offer
 * are closed.
 */
export async function recordAnswer(
  trx: TenantTransaction,
  ctx: LendersContext,
  answer: LenderAnswer,
): Promise<RecordedAnswer> {
  const row = await lockRequest(trx, ctx, answer);
  return row === undefined ? "unknown" : recordLocked(trx, ctx, { row, answer });
}

/** The same to a request that the transaction keeps already (`lockRequest`). */
export async function recordLocked(
  trx: TenantTransaction,
  ctx: LendersContext,
  { row, answer }: { readonly row: RequestRow; readonly answer: LenderAnswer },
): Promise<RecordedAnswer> {
  if (row.lender_id !== answer.lenderId) return "unknown";
  if (!(await keep(trx, ctx, answer))) return "repeated";
  if (row.state === "CANCELED" || row.accepted_offer_id !== null) return "closed";
  if (!isLater(answer, row)) return "older";
  const isFinal = answer.state !== "PENDING" && answer.state !== "TIMEOUT" && answer.state !== "ERROR";
  await updateRequest(trx, ctx, {
    id: row.id,
    state: answer.state,
    answer_sealed: sealAnswer(ctx, answer),
    answer_occurred_at: new Date(answer.occurredAt),
    answer_sequence: answer.sequence,
    lender_reference: answer.reference ?? row.lender_reference,
    offers_end_at: answer.expiresAt === null ? null : new Date(answer.expiresAt),
    ...(isFinal && { numbers_sealed: null }),
  });
  await ctx.lenderNews.onLenderAnswered(trx, ctx, {
    applicationId: row.application_id,
    applicationVersion: row.application_version,
    orderId: row.order_id,
    requestId: row.id,
    lenderId: row.lender_id,
    state: answer.state,
  });
  return "applied";
}

async function keep(trx: TenantTransaction, ctx: LendersContext, answer: LenderAnswer): Promise<boolean> {
  const kept = await trx
    .insertInto("lender_answer")
    .values({
      tenant_id: ctx.tenantId,
      request_id: answer.requestId,
      occurred_at: new Date(answer.occurredAt),
      sequence: answer.sequence,
      answer_sealed: sealAnswer(ctx, answer),
      received_at: ctx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "request_id", "occurred_at", "sequence"]).doNothing(),
    )
    .returning("request_id")
    .executeTakeFirst();
  return kept !== undefined;
}

function isLater({ occurredAt, sequence }: LenderAnswer, row: RequestRow): boolean {
  if (row.answer_occurred_at === null) return true;
  const at = new Date(occurredAt).getTime() - row.answer_occurred_at.getTime();
  return at > 0 || (at === 0 && sequence > (row.answer_sequence ?? 0));
}
