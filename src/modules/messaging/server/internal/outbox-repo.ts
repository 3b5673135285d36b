import type { TenantKeys } from "#platform/server/field-encryption.ts";
import { blindIndex, openText, sealText } from "#platform/server/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type { MessageChannel, RenderedMessage } from "../../domain/message-template.ts";
import { normalizeRecipient } from "../../domain/message-template.ts";
import "./outbox-table.ts";

interface Owner {
  readonly tenantId: string;
  readonly keys: TenantKeys;
}

export interface StoredMessage {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly to: string;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  /** Undefined once a transport that keeps no copies has delivered it. */
  readonly content: RenderedMessage | undefined;
}

const TO_AAD = "message_outbox.to";
const CONTENT_AAD = "message_outbox.content";

/** Keyed hash under which the messages of one recipient are found. */
export function recipientIndex(keys: TenantKeys, to: string): string {
  return blindIndex(keys, `message:${normalizeRecipient(to)}`);
}

/** Writes one sealed message. */
export async function insertMessage(
  trx: TenantTransaction,
  owner: Owner,
  message: {
    id: string;
    channel: MessageChannel;
    template: string;
    to: string;
    content: RenderedMessage;
    at: Date;
  },
): Promise<void> {
  await trx
    .insertInto("message_outbox")
    .values({
      tenant_id: owner.tenantId,
      id: message.id,
      channel: message.channel,
      template: message.template,
      to_sealed: sealText(owner.keys, `${TO_AAD}:${message.id}`, message.to),
      to_index: recipientIndex(owner.keys, message.to),
      content_sealed: sealText(owner.keys, `${CONTENT_AAD}:${message.id}`, JSON.stringify(message.content)),
      created_at: message.at,
      delivered_at: null,
    })
    .execute();
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

/** Marks a message delivered; erases the text unless copies are kept. */
export async function markDelivered(
  trx: TenantTransaction,
  owner: Owner,
  message: { id: string; at: Date; keepCopy: boolean },
): Promise<void> {
  await trx
    .updateTable("message_outbox")
    .set({ delivered_at: message.at, ...(message.keepCopy ? {} : { content_sealed: null }) })
    .where("tenant_id", "=", owner.tenantId)
    .where("id", "=", message.id)
    .execute();
}

function open(
  keys: TenantKeys,
  row: {
    id: string;
    channel: MessageChannel;
    to_sealed: string;
    content_sealed: string | null;
    created_at: Date;
    delivered_at: Date | null;
  },
): StoredMessage {
  const content =
    row.content_sealed === null ? undefined : openText(keys, `${CONTENT_AAD}:${row.id}`, row.content_sealed);
  return {
    id: row.id,
    channel: row.channel,
    to: openText(keys, `${TO_AAD}:${row.id}`, row.to_sealed),
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
    content: content === undefined ? undefined : (JSON.parse(content) as RenderedMessage),
  };
}
