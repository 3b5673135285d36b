import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { messageState, type MessageState } from "../domain/message-state.ts";
import type {} from "./internal/outbox-table.ts";

/** What became of messages, by their ids; one that is gone from the outbox is left out. */
export async function readMessageStates(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MessageState>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom("message_outbox")
    .select(["id", "delivered_at", "failed_at", "failure", "last_error"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "in", [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      messageState({
        deliveredAt: row.delivered_at,
        failedAt: row.failed_at,
        problem: row.failure ?? row.last_error,
      }),
    ]),
  );
}
