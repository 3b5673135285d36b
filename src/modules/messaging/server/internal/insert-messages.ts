import { blindIndex, sealJson, sealText, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import { keptStatementOfMany } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { gatherLast } from "#platform/server/database/transactions/transaction-end.ts";
import { insertingJobs, type JobRow } from "#platform/server/jobs/enqueue-job.ts";
import {
  type MessageChannel,
  normalizeRecipient,
  type RenderedMessage,
} from "../../domain/message-template.ts";

/** Whose messages they are, and how they are sealed. */
export interface Owner {
  readonly tenantId: string;
  readonly keys: TenantKeys;
}

/** Where sealed texts live; a copy in another row does not open. */
export const TO_AAD = "message_outbox.to";
export const CONTENT_AAD = "message_outbox.content";

/** Keyed hash under which the messages of one recipient are found. */
export function recipientIndex(keys: TenantKeys, to: string): string {
  return blindIndex(keys, `message:${normalizeRecipient(to)}`);
}

interface NewMessage {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly template: string;
  readonly to: string;
  readonly content: RenderedMessage;
  readonly at: Date;
  readonly expiresAt: Date | null;
}

interface SealedMessage {
  readonly tenant_id: string;
  readonly id: string;
  readonly channel: MessageChannel;
  readonly template: string;
  readonly to_sealed: string;
  readonly to_index: string;
  readonly content_sealed: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
}

/** A message and the job that delivers it, as one item: places are asked for by name. */
type QueuedMessage = SealedMessage & {
  readonly [Column in Exclude<keyof JobRow, "tenant_id"> as `job_${Column}`]: JobRow[Column];
};

/** Messages that one job carries out: what a turn of an order has to say, but not a whole mailing. */
const MOST_TOGETHER = 8;

/** A message without its job would never leave, so they are one statement. The first of each few brings the job of all. */
const insertQueued = keptStatementOfMany((db, queued: readonly QueuedMessage[]) =>
  db
    .with("delivering", (also) =>
      insertingJobs(
        also,
        queued
          .filter((_, at) => at % MOST_TOGETHER === 0)
          .map((one) => ({
            id: one.job_id,
            tenant_id: one.tenant_id,
            kind: one.job_kind,
            payload: one.job_payload,
            dedupe_key: one.job_dedupe_key,
            run_at: one.job_run_at,
            created_at: one.job_created_at,
            max_attempts: one.job_max_attempts,
            trace: one.job_trace,
          })),
      ),
    )
    .insertInto("message_outbox")
    .values(
      queued.map((one) => ({
        tenant_id: one.tenant_id,
        id: one.id,
        channel: one.channel,
        template: one.template,
        to_sealed: one.to_sealed,
        to_index: one.to_index,
        content_sealed: one.content_sealed,
        created_at: one.created_at,
        delivered_at: null,
        expires_at: one.expires_at,
      })),
    ),
);

/** All messages of a transaction; a job that carries several says so instead of naming one. */
const insertTogether = (trx: TenantTransaction, queued: readonly QueuedMessage[]) =>
  insertQueued(
    trx,
    queued.map((one, at) => {
      const together = at % MOST_TOGETHER === 0 ? queued.slice(at, at + MOST_TOGETHER) : [];
      if (together.length < 2) return one;
      const messages = together.map(({ id, channel }) => ({ messageId: id, channel }));
      return { ...one, job_payload: JSON.stringify({ messages }) };
    }),
  );

/** Those that wait for a time of their own share no job. */
async function insertApart(trx: TenantTransaction, queued: readonly QueuedMessage[]): Promise<void> {
  for (const one of queued) await insertQueued(trx, [one]);
}

/**
 * Seals messages and writes them with what delivers them, at the end of the transaction: no statement of it reads
 * messages.
 * @param input.jobs one for each message by itself, in the same sequence
 */
export async function insertMessages(
  trx: TenantTransaction,
  owner: Owner,
  { messages, jobs }: { readonly messages: readonly NewMessage[]; readonly jobs: readonly JobRow[] },
): Promise<void> {
  const queued = messages.map((message, at) => ({
    tenant_id: owner.tenantId,
    id: message.id,
    channel: message.channel,
    template: message.template,
    to_sealed: sealText(owner.keys, `${TO_AAD}:${message.id}`, message.to),
    to_index: recipientIndex(owner.keys, message.to),
    content_sealed: sealJson(owner.keys, `${CONTENT_AAD}:${message.id}`, message.content),
    created_at: message.at,
    expires_at: message.expiresAt,
    ...jobColumns(jobs[at] as JobRow),
  }));
  const isLater = ({ job_run_at, job_created_at }: QueuedMessage) => job_run_at > job_created_at;
  await gatherLast(trx, insertApart, queued.filter(isLater));
  await gatherLast(
    trx,
    insertTogether,
    queued.filter((one) => !isLater(one)),
  );
}

function jobColumns(job: JobRow) {
  return {
    job_id: job.id,
    job_kind: job.kind,
    job_payload: job.payload,
    job_dedupe_key: job.dedupe_key,
    job_run_at: job.run_at,
    job_created_at: job.created_at,
    job_max_attempts: job.max_attempts,
    job_trace: job.trace,
  };
}
