import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "../domain/order.ts";
import { insertHistory } from "./internal/orders-repo.ts";

/** Adds a sentence to the history of an order that stays where it is; the buyer may read it (ORD-02). */
export async function noteInHistory(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: { readonly order: Order; readonly actor: string; readonly reason: string },
): Promise<void> {
  const { order, actor, reason } = input;
  const { orderStatus, dealStatus } = order;
  await insertHistory(trx, ctx, [{ orderId: order.id, orderStatus, dealStatus, actor, reason }]);
}
