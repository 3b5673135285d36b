import { sql } from "kysely";
import { openText, sealText, type TenantKeys } from "../crypto/field-encryption.ts";
import type { TenantTransaction } from "../database/transactions/tenant-database.ts";
import type {} from "./webhook-table.ts";

interface Owner {
  readonly tenantId: string;
  readonly keys: TenantKeys;
}

/** Names one event of one sender. */
export interface EventKey {
  readonly source: string;
  readonly eventId: string;
}

export interface StoredEvent extends EventKey {
  readonly type: string;
  readonly occurredAt: Date | null;
  readonly receivedAt: Date;
  readonly deliveries: number;
  readonly appliedAt: Date | null;
  readonly problem: string | null;
  /** The body as it arrived. */
  readonly body: string;
}

const aad = ({ source, eventId }: EventKey): string => `webhook_event|body|${source}|${eventId}`;

/** Stores an event; false when the same one is there already, which is then counted. */
export async function insertEvent(
  trx: TenantTransaction,
  owner: Owner,
  event: EventKey & { type: string; occurredAt: Date | null; body: Uint8Array; at: Date },
): Promise<boolean> {
  const { deliveries } = await trx
    .insertInto("webhook_event")
    .values({
      tenant_id: owner.tenantId,
      source: event.source,
      event_id: event.eventId,
      type: event.type,
      body_sealed: sealText(owner.keys, aad(event), Buffer.from(event.body).toString("utf8")),
      occurred_at: event.occurredAt,
      received_at: event.at,
      applied_at: null,
      problem: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "source", "event_id"])
        .doUpdateSet({ deliveries: sql<number>`webhook_event.deliveries + 1` }),
    )
    .returning("deliveries")
    .executeTakeFirstOrThrow();
  return deliveries === 1;
}

/** The event, locked until the transaction ends. */
export async function lockEvent(
  trx: TenantTransaction,
  owner: Owner,
  key: EventKey,
): Promise<StoredEvent | undefined> {
  const row = await trx
    .selectFrom("webhook_event")
    .selectAll()
    .where("tenant_id", "=", owner.tenantId)
    .where("source", "=", key.source)
    .where("event_id", "=", key.eventId)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      ...key,
      type: row.type,
      occurredAt: row.occurred_at,
      receivedAt: row.received_at,
      deliveries: row.deliveries,
      appliedAt: row.applied_at,
      problem: row.problem,
      body: openText(owner.keys, aad(key), row.body_sealed),
    }
  );
}

/** Says how an event ended, or why it did not yet. */
export async function markEvent(
  trx: TenantTransaction,
  tenantId: string,
  event: EventKey & { readonly appliedAt: Date | null; readonly problem: string | null },
): Promise<void> {
  await trx
    .updateTable("webhook_event")
    .set({ applied_at: event.appliedAt, problem: event.problem })
    .where("tenant_id", "=", tenantId)
    .where("source", "=", event.source)
    .where("event_id", "=", event.eventId)
    .execute();
}

/** The newest events without their bodies, for the desk. */
export async function listEvents(
  trx: TenantTransaction,
  tenantId: string,
  limit: number,
): Promise<Omit<StoredEvent, "body">[]> {
  const rows = await trx
    .selectFrom("webhook_event")
    .select([
      "source",
      "event_id",
      "type",
      "occurred_at",
      "received_at",
      "deliveries",
      "applied_at",
      "problem",
    ])
    .where("tenant_id", "=", tenantId)
    .orderBy("received_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    source: row.source,
    eventId: row.event_id,
    type: row.type,
    occurredAt: row.occurred_at,
    receivedAt: row.received_at,
    deliveries: row.deliveries,
    appliedAt: row.applied_at,
    problem: row.problem,
  }));
}
