import { type Insertable, type Selectable, sql } from "kysely";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { blindIndex, openJson, sealJson } from "#platform/server/crypto/field-encryption.ts";
import { keptInsert, keptRead, keptUpdate } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Letter } from "../../domain/letter.ts";
import type { NoticeContent } from "../../domain/owed-notice.ts";
import type { CreditNoticeTable } from "./notice-table.ts";

export type NoticeRow = Selectable<CreditNoticeTable>;

const place = (column: "content" | "letter", id: string): string => `credit_notice|${column}|${id}`;

const ofApplication = keptRead(
  (db, { tenantId, applicationId }: { readonly tenantId: string; readonly applicationId: string }) =>
    db
      .selectFrom("credit_notice")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      .where("application_id", "=", applicationId)
      .orderBy("id"),
);
const unsent = keptRead((db, { tenantId, id }: { readonly tenantId: string; readonly id: string }) =>
  db
    .selectFrom("credit_notice")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("dropped_at", "is", null),
);

/** Every notice of an application, also sent and dropped ones; their rows are kept until the transaction ends. */
export async function lockNotices(
  trx: TenantTransaction,
  ctx: QueueContext,
  { applicationId }: { readonly applicationId: string },
): Promise<NoticeRow[]> {
  return ofApplication(trx, { tenantId: ctx.tenantId, applicationId }, true);
}

/** One notice that is to be sent; undefined once it was sent or dropped. */
export async function findUnsent(
  trx: TenantTransaction,
  ctx: QueueContext,
  { id, lock = false }: { readonly id: string; readonly lock?: boolean },
): Promise<NoticeRow | undefined> {
  const [row] = await unsent(trx, { tenantId: ctx.tenantId, id }, lock);
  return row;
}

/** One notice in whatever state; with `lock` it is held until the transaction ends. */
export async function findNotice(
  trx: TenantTransaction,
  ctx: QueueContext,
  { id, lock = false }: { readonly id: string; readonly lock?: boolean },
): Promise<NoticeRow | undefined> {
  const found = trx
    .selectFrom("credit_notice")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id);
  return (lock ? found.forUpdate() : found).executeTakeFirst();
}

/** Letters that the primary applicant was sent, newest first. */
export async function findSentToPrimary(
  trx: TenantTransaction,
  ctx: QueueContext,
  { applicationId, id }: { readonly applicationId: string; readonly id?: string },
): Promise<NoticeRow[]> {
  const found = trx
    .selectFrom("credit_notice")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "=", applicationId)
    .where("applicant_role", "=", "PRIMARY")
    .where("sent_at", "is not", null)
    .orderBy("sent_at", "desc")
    .orderBy("id", "desc");
  return (id === undefined ? found : found.where("id", "=", id)).execute();
}

/** Notices that nobody has sent yet, the most urgent first. */
export async function findOpen(
  trx: TenantTransaction,
  ctx: QueueContext,
  { limit }: { readonly limit: number },
): Promise<NoticeRow[]> {
  return trx
    .selectFrom("credit_notice")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("sent_at", "is", null)
    .where("dropped_at", "is", null)
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Letters that wait to be mailed on paper, the most urgent first, or one of them. */
export async function findOnPaper(
  trx: TenantTransaction,
  ctx: QueueContext,
  { id, limit = 1, lock = false }: { readonly id?: string; readonly limit?: number; readonly lock?: boolean },
): Promise<NoticeRow[]> {
  const open = trx
    .selectFrom("credit_notice")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("paper_since", "is not", null)
    .where("sent_at", "is", null)
    .where("dropped_at", "is", null)
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit);
  const found = id === undefined ? open : open.where("id", "=", id);
  return (lock ? found.forUpdate() : found).execute();
}

/** Open ones that must go now, or whose retailer has to hear of them; another process's are left to it. */
export async function lockRinging(
  trx: TenantTransaction,
  ctx: QueueContext,
  { escalateDueBefore, limit }: { readonly escalateDueBefore: Date; readonly limit: number },
): Promise<NoticeRow[]> {
  const now = ctx.clock.now();
  return trx
    .selectFrom("credit_notice")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("sent_at", "is", null)
    .where("dropped_at", "is", null)
    .where((is) =>
      is.or([
        is.and([is("send_at", "<=", now), is("paper_since", "is", null)]),
        is.and([is("escalated_at", "is", null), is("due_at", "<=", escalateDueBefore)]),
      ]),
    )
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

const insert = keptInsert((db, rows: Insertable<CreditNoticeTable>[]) =>
  db.insertInto("credit_notice").values(rows),
);

export async function insertNotices(
  trx: TenantTransaction,
  ctx: QueueContext,
  rows: readonly Omit<Insertable<CreditNoticeTable>, "tenant_id">[],
): Promise<void> {
  await insert(
    trx,
    rows.map((row) => ({ tenant_id: ctx.tenantId, ...row })),
  );
}

const update = keptUpdate<{ readonly tenantId: string; readonly ids: readonly string[] }, NoticeRow>(
  (db, { tenantId, ids }, set) =>
    db
      .updateTable("credit_notice")
      .set(set)
      .where("tenant_id", "=", tenantId)
      .where("id", "=", sql<string>`any(${ids}::text[])`),
);

export async function updateNotices(
  trx: TenantTransaction,
  ctx: QueueContext,
  { ids, ...values }: Partial<Omit<NoticeRow, "id">> & { readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await update(trx, { tenantId: ctx.tenantId, ids }, values);
}

/** Sealed, with a keyed hash by which a changed letter is known. */
export function sealContent(ctx: QueueContext, id: string, content: NoticeContent) {
  return {
    content_sealed: sealJson(ctx.keys, place("content", id), content),
    content_hash: contentHash(ctx, content),
  };
}

export function contentHash(ctx: QueueContext, content: NoticeContent): string {
  return blindIndex(ctx.keys, JSON.stringify(content));
}

export function openContent(ctx: QueueContext, row: NoticeRow): NoticeContent {
  return openJson<NoticeContent>(ctx.keys, place("content", row.id), row.content_sealed);
}

export function sealLetter(ctx: QueueContext, id: string, letter: Letter): string {
  return sealJson(ctx.keys, place("letter", id), letter);
}

/** Word by word as it was sent; null before. */
export function openLetter(ctx: QueueContext, row: NoticeRow): Letter | null {
  if (row.letter_sealed === null) return null;
  return openJson<Letter>(ctx.keys, place("letter", row.id), row.letter_sealed);
}
