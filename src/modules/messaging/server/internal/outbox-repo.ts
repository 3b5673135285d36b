import { openText } from "#platform/server/crypto/field-encryption.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import { type Selectable, sql } from "kysely";
import { keptStatement } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { MessageChannel, RenderedMessage } from "../../domain/message-template.ts";
import { CONTENT_AAD, type Owner, recipientIndex, TO_AAD } from "./insert-messages.ts";
import type { MessageOutboxTable } from "./outbox-table.ts";

export interface StoredMessage {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly to: string;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  readonly failedAt: Date | null;
  /** Why it was given up, or why the last try did not work; a code. */
  readonly problem: string | null;
  /** Tries so far. */
  readonly attempts: number;
  readonly expiresAt: Date | null;
  /** Undefined once a transport that keeps no copies has delivered it. */
  readonly content: RenderedMessage | undefined;
}

/** One message, or undefined. */
export async function findMessage(
  trx: TenantTransaction,
  owner: Owner,
  id: string,
): Promise<StoredMessage | undefined> {
  const row = await trx
    .selectFrom("message_outbox")
    .selectAll()
    .where("tenant_id", "=", owner.tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && open(owner.keys, row);
}

/** The newest messages of one recipient, newest first. */
export async function findMessagesTo(
  trx: TenantTransaction,
  owner: Owner,
  to: string,
): Promise<StoredMessage[]> {
  const rows = await trx
    .selectFrom("message_outbox")
    .selectAll()
    .where("tenant_id", "=", owner.tenantId)
    .where("to_index", "=", recipientIndex(owner.keys, to))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(50)
    .execute();
  return rows.map((row) => open(owner.keys, row));
}

/**
 * Counts a try that is about to start and answers the message with it; undefined when it is over or useless by now.
 * The count survives a crash in the middle of the try.
 */
export async function beginTry(
  trx: TenantTransaction,
  owner: Owner,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<StoredMessage | undefined> {
  const row = await stillUseful(trx, owner, { ids: [id], now })
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .returningAll()
    .executeTakeFirst();
  return row && open(owner.keys, row);
}

const noteSeveral = keptStatement(
  (
    db,
    {
      tenantId,
      ids,
      now,
    }: { readonly tenantId: string; readonly ids: readonly string[]; readonly now: Date },
  ) =>
    stillUseful(db, { tenantId }, { ids, now })
      .set((eb) => ({ attempts: eb("attempts", "+", 1), delivered_at: now, last_error: null }))
      .returning("id"),
);

/**
 * Counts and ends the only try of messages that the desk shows from here.
 * @returns their ids, without those that are over or useless by now
 */
export async function noteAtDesk(
  trx: TenantTransaction,
  owner: Owner,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<ReadonlySet<string>> {
  const noted = await noteSeveral(trx, { tenantId: owner.tenantId, ids, now });
  return new Set(noted.map(({ id }) => id));
}

function stillUseful(
  trx: Pick<TenantTransaction, "updateTable">,
  owner: Pick<Owner, "tenantId">,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
) {
  return trx
    .updateTable("message_outbox")
    .where("tenant_id", "=", owner.tenantId)
    .where("id", "=", sql<string>`any(${ids}::text[])`)
    .where("delivered_at", "is", null)
    .where("failed_at", "is", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]));
}

/** The end of a message, or a try that has to be repeated. */
export type Ending =
  | { readonly kind: "delivered"; readonly ref: string | null }
  | { readonly kind: "failed"; readonly code: string }
  | { readonly kind: "later"; readonly code: string };

/** Notes what came of a try; an end is never overwritten. Erases the text at the end unless copies are kept. */
export async function noteEnding(
  trx: TenantTransaction,
  owner: Owner,
  message: { id: string; at: Date; ending: Ending; keepCopy: boolean },
): Promise<void> {
  const { ending, at } = message;
  const isOver = ending.kind !== "later";
  await trx
    .updateTable("message_outbox")
    .set({
      ...(ending.kind === "delivered"
        ? { delivered_at: at, provider_ref: ending.ref, last_error: null }
        : { last_error: ending.code }),
      ...(ending.kind === "failed" && { failed_at: at, failure: ending.code }),
      ...(isOver && !message.keepCopy && { content_sealed: null }),
    })
    .where("tenant_id", "=", owner.tenantId)
    .where("id", "=", message.id)
    .where("delivered_at", "is", null)
    .where("failed_at", "is", null)
    .execute();
}

/** Removes messages that are over and older than `before`; a waiting one is never removed. */
export async function deleteOver(trx: TenantTransaction, tenantId: string, before: Date): Promise<number> {
  const result = await trx
    .deleteFrom("message_outbox")
    .where("tenant_id", "=", tenantId)
    .where("created_at", "<", before)
    .where((eb) => eb.or([eb("delivered_at", "is not", null), eb("failed_at", "is not", null)]))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

function open(keys: TenantKeys, row: Selectable<MessageOutboxTable>): StoredMessage {
  const content =
    row.content_sealed === null ? undefined : openText(keys, `${CONTENT_AAD}:${row.id}`, row.content_sealed);
  return {
    id: row.id,
    channel: row.channel,
    to: openText(keys, `${TO_AAD}:${row.id}`, row.to_sealed),
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
    failedAt: row.failed_at,
    problem: row.failure ?? row.last_error,
    attempts: row.attempts,
    expiresAt: row.expires_at,
    content: content === undefined ? undefined : (JSON.parse(content) as RenderedMessage),
  };
}
