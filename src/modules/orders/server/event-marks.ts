import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { EventMark, EventSubject, EventTime } from "../domain/event-order.ts";
import type {} from "./internal/event-marks-table.ts";

/** The last applied word about a subject of an order. Exact while the caller holds the order's row. */
export async function findEventMark(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId, subject }: { readonly orderId: string; readonly subject: EventSubject },
): Promise<EventMark | undefined> {
  const row = await trx
    .selectFrom("order_event_mark")
    .select(["occurred_at", "event_id", "event"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row && { occurredAt: row.occurred_at, eventId: row.event_id, event: row.event };
}

/**
 * Remembers that a word was applied, unless a later one was. Acts of ours (a link sent, an hour booked) are words too:
 * an older one of the retailer's must not undo them.
 * @param input.time when it became true; now when left out
 */
export async function markEvents(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: {
    readonly orderId: string;
    readonly subjects: readonly EventSubject[];
    readonly event: string;
    readonly time?: EventTime | undefined;
  },
): Promise<void> {
  if (input.subjects.length === 0) return;
  const time = input.time ?? { occurredAt: ctx.clock.now(), eventId: "" };
  await trx
    .insertInto("order_event_mark")
    .values(
      input.subjects.map((subject) => ({
        tenant_id: ctx.tenantId,
        order_id: input.orderId,
        subject,
        occurred_at: time.occurredAt,
        event_id: time.eventId,
        event: input.event,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "order_id", "subject"])
        .doUpdateSet((excluded) => ({
          occurred_at: excluded.ref("excluded.occurred_at"),
          event_id: excluded.ref("excluded.event_id"),
          event: excluded.ref("excluded.event"),
        }))
        .where(
          sql<boolean>`(order_event_mark.occurred_at, order_event_mark.event_id collate "C") <= (excluded.occurred_at, excluded.event_id collate "C")`,
        ),
    )
    .execute();
}
