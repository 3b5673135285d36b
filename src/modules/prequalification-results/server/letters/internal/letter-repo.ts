import type { Insertable, Selectable } from "kysely";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { openJson, sealJson } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { DeclineContent } from "../../../domain/decline-content.ts";
import type { LetterTable } from "../../internal/result-tables.ts";
import type { FinishedLetter } from "../decline-letters.ts";

export type LetterRow = Selectable<LetterTable>;

const place = (part: "content" | "letter", id: string): string => `prequalification_letter|${part}|${id}`;

type Which =
  | { readonly id: string }
  | { readonly resultId: string }
  | { readonly journeyId: string }
  | { readonly accountId: string };

/** Letters, newest first; locked until the transaction ends where `lock` says so. */
export async function findLetters(
  trx: TenantTransaction,
  ctx: RequestContext,
  { lock = false, ...which }: Which & { readonly lock?: boolean },
): Promise<LetterRow[]> {
  const [column, value] = conditionOf(which);
  const query = trx
    .selectFrom("prequalification_letter")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where(column, "=", value)
    .orderBy("due_at", "desc")
    .orderBy("id", "desc");
  return (lock ? query.forUpdate() : query).execute();
}

function conditionOf(which: Which): readonly ["id" | "result_id" | "journey_id" | "account_id", string] {
  if ("id" in which) return ["id", which.id];
  if ("resultId" in which) return ["result_id", which.resultId];
  if ("journeyId" in which) return ["journey_id", which.journeyId];
  return ["account_id", which.accountId];
}

/** Unsent letters whose reader did not agree to email in time, the most urgent first, or one of them. */
export async function findOnPaper(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, limit, lock = false }: { readonly id?: string; readonly limit: number; readonly lock?: boolean },
): Promise<LetterRow[]> {
  const now = ctx.clock.now();
  const open = trx
    .selectFrom("prequalification_letter")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("sent_at", "is", null)
    .where("consented_at", "is", null)
    .where("paper_from", "<=", now)
    .where("send_at", "<=", now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit);
  const found = id === undefined ? open : open.where("id", "=", id);
  return (lock ? found.forUpdate() : found).execute();
}

/**
 * Letters that are to go by email and did not, those that now go on paper, and those whose last day is before
 * `escalateBefore`, the most urgent first; another process's are left to it.
 */
export async function lockRinging(
  trx: TenantTransaction,
  ctx: RequestContext,
  { escalateBefore, limit }: { readonly escalateBefore: Date; readonly limit: number },
): Promise<LetterRow[]> {
  const now = ctx.clock.now();
  return trx
    .selectFrom("prequalification_letter")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("sent_at", "is", null)
    .where((is) =>
      is.or([
        is.and([is("consented_at", "is not", null), is("send_at", "<=", now)]),
        is.and([
          is("consented_at", "is", null),
          is("listed_at", "is", null),
          is("paper_from", "<=", now),
          is("send_at", "<=", now),
        ]),
        is.and([
          is("consented_at", "is", null),
          is("escalated_at", "is", null),
          is("due_at", "<=", escalateBefore),
        ]),
      ]),
    )
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Letters that were kept as long as they have to be. */
export async function lockOutdated(
  trx: TenantTransaction,
  ctx: RequestContext,
  { limit }: { readonly limit: number },
): Promise<LetterRow[]> {
  return trx
    .selectFrom("prequalification_letter")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("keep_until", "<=", ctx.clock.now())
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function insertLetter(
  trx: TenantTransaction,
  ctx: RequestContext,
  row: Omit<Insertable<LetterTable>, "tenant_id">,
): Promise<void> {
  await trx
    .insertInto("prequalification_letter")
    .values({ tenant_id: ctx.tenantId, ...row })
    .execute();
}

export async function updateLetter(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, ...values }: Partial<LetterRow> & { readonly id: string },
): Promise<void> {
  await trx
    .updateTable("prequalification_letter")
    .set(values)
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .execute();
}

export async function deleteLetter(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id }: { readonly id: string },
): Promise<void> {
  await trx
    .deleteFrom("prequalification_letter")
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .execute();
}

export function sealContent(ctx: QueueContext, id: string, content: DeclineContent): string {
  return sealJson(ctx.keys, place("content", id), content);
}

export function openContent(ctx: QueueContext, row: LetterRow): DeclineContent {
  return openJson<DeclineContent>(ctx.keys, place("content", row.id), row.content_sealed);
}

export function sealLetter(ctx: QueueContext, id: string, letter: FinishedLetter): string {
  return sealJson(ctx.keys, place("letter", id), letter);
}

/** Word by word as it was sent; null before. */
export function openLetter(
  ctx: QueueContext,
  { id, letter_sealed: sealed }: LetterRow,
): FinishedLetter | null {
  return sealed === null ? null : openJson<FinishedLetter>(ctx.keys, place("letter", id), sealed);
}
