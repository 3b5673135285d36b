import { Batches } from "#platform/server/database/transactions/batches.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LenderAnswer } from "../domain/lender-answer.ts";
import { openAnswer, type RequestRow, updateRequests } from "./internal/lender-request-repo.ts";
import { lockRequests } from "./internal/lock-request.ts";
import type { LendersContext } from "./lenders-context.ts";
import { type RecordedAnswer, recordLocked, type SaidTo } from "./record-answer.ts";

/** What was read at a lender about a request. */
interface Reading {
  readonly ctx: LendersContext;
  readonly row: Pick<RequestRow, "id" | "application_id" | "order_id">;
  readonly answer: LenderAnswer;
}

/** Lenders of one application that answer at the same moment: its order is kept and its buyer told once for all. */
const readings = new Batches<Reading, RecordedAnswer>({
  mostItems: 20,
  mostRunning: 1,
  // Lenders that were asked together answer within moments of each other.
  gatherMs: 4,
  run: (_application, read) => keepAll(read),
  alone: async (_application, one) => (await keepAll([one]))[0] ?? "unknown",
});

/**
 * Keeps what was read at a lender that sends no events of its own: the same words again are no news, they only
 * confirm what counts. A transaction of its own, shared with readings of the same application.
 */
export function recordReading(
  ctx: LendersContext,
  row: Reading["row"],
  answer: LenderAnswer,
): Promise<RecordedAnswer> {
  return readings.add(`${ctx.tenantId}|${row.application_id}`, { ctx, row, answer });
}

async function keepAll(read: readonly Reading[]): Promise<readonly RecordedAnswer[]> {
  const [first] = read;
  if (first === undefined) return [];
  const { ctx, row } = first;
  return ctx.db.transaction(async (trx) => {
    const effects: RecordedAnswer[] = [];
    // Of two readings of one request the second is compared with the first.
    for (const round of roundsOf(read))
      effects.push(...(await keepRound(trx, ctx, { orderId: row.order_id, round })));
    return effects;
  });
}

function roundsOf(read: readonly Reading[]): readonly (readonly Reading[])[] {
  const isOnce = new Set(read.map(({ row }) => row.id)).size === read.length;
  return isOnce ? [read] : read.map((one) => [one]);
}

async function keepRound(
  trx: TenantTransaction,
  ctx: LendersContext,
  { orderId, round }: { readonly orderId: string; readonly round: readonly Reading[] },
): Promise<readonly RecordedAnswer[]> {
  const requestIds = round.map(({ row }) => row.id);
  const { rows, heldOrder } = await lockRequests(trx, ctx, { orderId, requestIds });
  const known = round.map(({ row, answer }) => ({ row: rows.get(row.id), answer }));
  const said = known.filter(
    (one): one is SaidTo => one.row !== undefined && isNews(ctx, one.row, one.answer),
  );
  const effects = await recordLocked(trx, ctx, { heldOrder, said });
  const told = new Map(said.map(({ row }, at) => [row.id, effects[at]]));
  for (const { row, answer } of known) if (row && !told.has(row.id)) await confirm(trx, ctx, { row, answer });
  return known.map(({ row }) => (row === undefined ? "unknown" : (told.get(row.id) ?? "repeated")));
}

function isNews(ctx: LendersContext, row: RequestRow, answer: LenderAnswer): boolean {
  const counts = openAnswer(ctx, row);
  return counts === null || words(counts) !== words(answer);
}

async function confirm(trx: TenantTransaction, ctx: LendersContext, { row, answer }: SaidTo): Promise<void> {
  const at = new Date(answer.occurredAt);
  const again = { answer_occurred_at: at, answer_sequence: answer.sequence };
  if (row.answer_occurred_at !== null && row.answer_occurred_at < at)
    await updateRequests(trx, ctx, { ids: [row.id], ...again });
}

/** All that a lender says, without when. */
function words(answer: LenderAnswer): string {
  return JSON.stringify({ ...answer, receivedAt: "", occurredAt: "", sequence: 0, expiresAt: null });
}
