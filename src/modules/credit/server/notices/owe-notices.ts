import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { enqueueJobs } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { NoticeKind, NoticesOwed, OwedNotice } from "../../domain/notices/owed-notice.ts";
import {
  insertNotice,
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
 */
export async function oweNotices(
  trx: TenantTransaction,
  ctx: QueueContext,
  { applicationId, version, settles, notices }: NoticesOwed,
): Promise<void> {
  const rows = await lockNotices(trx, ctx, { applicationId });
  const kept = new Set<string>();
  for (const notice of notices) {
    if (isTold(rows, notice)) continue;
    const row = rows.find((one) => one.application_version === version && isSame(one, notice));
    if (row?.sent_at) continue;
    const id = row?.id ?? ctx.ids.next("ntc");
    kept.add(id);
    await keep(trx, ctx, { id, row, notice, applicationId, version });
  }
  const dropped = rows.filter(
    (row) =>
      isOpen(row) && !kept.has(row.id) && (settles === "application" || row.application_version === version),
  );
  await updateNotices(trx, ctx, { ids: dropped.map(({ id }) => id), dropped_at: ctx.clock.now() });
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

async function keep(
  trx: TenantTransaction,
  ctx: QueueContext,
  input: {
    readonly id: string;
    readonly row: NoticeRow | undefined;
    readonly notice: OwedNotice;
    readonly applicationId: string;
    readonly version: number;
  },
): Promise<void> {
  const { id, row, notice, applicationId, version } = input;
  const { kind, reader } = notice.content;
  const sendAt = new Date(notice.sendAt);
  const dueAt = new Date(notice.dueAt);
  const sealed = sealContent(ctx, id, notice.content);
  if (row === undefined)
    await insertNotice(trx, ctx, {
      id,
      application_id: applicationId,
      application_version: version,
      applicant_id: reader.applicantId,
      applicant_role: reader.role,
      kind,
      ...sealed,
      due_at: dueAt,
      send_at: sendAt,
    });
  else
    await updateNotices(trx, ctx, { ids: [id], ...sealed, due_at: dueAt, send_at: sendAt, dropped_at: null });
  if (sendAt <= ctx.clock.now())
    await enqueueJobs(trx, ctx, [{ kind: SEND_NOTICE, payload: { noticeId: id }, dedupeKey: id }]);
}
