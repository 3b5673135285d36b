import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { enqueueJobs } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { NoticeKind, NoticesOwed, OwedNotice } from "../domain/owed-notice.ts";
import {
  contentHash,
  insertNotices,
  lockNotices,
  type NoticeRow,
  sealContent,
  updateNotices,
} from "./internal/notice-repo.ts";

/** Job that mails one notice. */
export const SEND_NOTICE = "credit.notice-send";

/**
 * Keeps what is owed now, in the caller's transaction, which holds the application's row: new letters are stored, unsent
 * ones say what is known now, and unsent ones that are no longer owed are dropped. Asking twice changes nothing, and
 * a letter that was sent stays as it is. Letters that go now are sent after the commit.
 * @param input.owed what the letters say may still be read: that travels with the look at those that are kept; undefined
 * changes nothing
 * @param input.isFirst nothing was ever owed about this application
 */
export async function oweNotices(
  trx: TenantTransaction,
  ctx: QueueContext,
  input: {
    readonly applicationId: string;
    readonly owed: Omit<NoticesOwed, "applicationId"> | Promise<NoticesOwed | undefined>;
    readonly isFirst?: boolean;
  },
): Promise<void> {
  const { applicationId, isFirst = false } = input;
  const [owedNow, rows] = await Promise.all([
    input.owed,
    isFirst ? [] : lockNotices(trx, ctx, { applicationId }),
  ]);
  if (owedNow !== undefined) await settle(trx, ctx, { ...owedNow, applicationId, rows });
}

async function settle(
  trx: TenantTransaction,
  ctx: QueueContext,
  { applicationId, version, settles, notices, rows }: NoticesOwed & { readonly rows: readonly NoticeRow[] },
): Promise<void> {
  const kept = new Map<string, OwedRow>();
  for (const notice of notices) {
    if (isTold(rows, notice)) continue;
    const row = rows.find((one) => one.application_version === version && isSame(one, notice));
    if (row?.sent_at) continue;
    const owed = { id: row?.id ?? ctx.ids.next("ntc"), row, notice, applicationId, version };
    kept.set(owed.id, owed);
  }
  const dropped = rows.filter(
    (row) =>
      isOpen(row) && !kept.has(row.id) && (settles === "application" || row.application_version === version),
  );
  await Promise.all([
    keep(trx, ctx, [...kept.values()]),
    updateNotices(trx, ctx, { ids: dropped.map(({ id }) => id), dropped_at: ctx.clock.now() }),
  ]);
}

/** A letter that is owed, and its row where there is one. */
interface OwedRow {
  readonly id: string;
  readonly row: NoticeRow | undefined;
  readonly notice: OwedNotice;
  readonly applicationId: string;
  readonly version: number;
}

const isOpen = (row: NoticeRow): boolean => row.sent_at === null && row.dropped_at === null;

function isSame(row: NoticeRow, { content: { kind, reader } }: OwedNotice): boolean {
  return row.kind === kind && row.applicant_id === reader.applicantId;
}

/** Nobody is told of a score twice: a letter about it, or about a decision by it, was sent before. */
function isTold(rows: readonly NoticeRow[], { content: { kind, reader } }: OwedNotice): boolean {
  const tells: readonly NoticeKind[] =
    kind === "SCORE_DISCLOSURE" ? ["SCORE_DISCLOSURE", "ADVERSE_ACTION"] : [];
  return rows.some(
    (row) => row.sent_at !== null && row.applicant_id === reader.applicantId && tells.includes(row.kind),
  );
}

/** Stores what is new or says something else by now, and has what goes now sent. */
async function keep(trx: TenantTransaction, ctx: QueueContext, owed: readonly OwedRow[]): Promise<void> {
  const now = ctx.clock.now();
  const changed = owed.filter((one) => !isStored(ctx, one, now));
  const added = changed.filter(({ row }) => row === undefined);
  await insertNotices(
    trx,
    ctx,
    added.map((one) => newRow(ctx, one)),
  );
  for (const { id, row, notice } of changed)
    if (row) await updateNotices(trx, ctx, { ids: [id], ...termsOf(ctx, id, notice), ...stillDue(row, now) });
  const due = changed.filter(({ notice }) => new Date(notice.sendAt) <= now);
  await enqueueJobs(
    trx,
    ctx,
    due.map(({ id }) => ({ kind: SEND_NOTICE, payload: { noticeId: id }, dedupeKey: id })),
  );
}

/** One that goes now already went to its job: that it goes now once more is no news. */
function isStored(ctx: QueueContext, { row, notice }: OwedRow, now: Date): boolean {
  if (row === undefined || row.dropped_at !== null) return false;
  const sendAt = new Date(notice.sendAt);
  const isSameSending = row.send_at.getTime() === sendAt.getTime() || (row.send_at <= now && sendAt <= now);
  const isSameEnd = row.due_at.getTime() === Date.parse(notice.dueAt);
  return isSameSending && isSameEnd && row.content_hash === contentHash(ctx, notice.content);
}

/** Other words have to be printed again. */
const NOT_PRINTED = { letter_sealed: null, paper_hash: null, printed_at: null } as const;

/** A letter that is on its way keeps its time: whoever sends it finds other words, not a later letter. */
function stillDue(row: NoticeRow, now: Date): Partial<NoticeRow> {
  const isOnItsWay = isOpen(row) && row.send_at <= now;
  return { dropped_at: null, ...NOT_PRINTED, ...(isOnItsWay && { send_at: row.send_at }) };
}

function newRow(ctx: QueueContext, { id, notice, applicationId, version }: OwedRow) {
  const { kind, reader } = notice.content;
  return {
    id,
    application_id: applicationId,
    application_version: version,
    applicant_id: reader.applicantId,
    applicant_role: reader.role,
    kind,
    ...termsOf(ctx, id, notice),
  };
}

/** What the letter says, and when. */
function termsOf(ctx: QueueContext, id: string, { content, dueAt, sendAt }: OwedNotice) {
  return { ...sealContent(ctx, id, content), due_at: new Date(dueAt), send_at: new Date(sendAt) };
}
