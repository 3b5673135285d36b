import { isDelivered } from "#modules/orders/domain/states/is-delivered.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isHandedOver, isOpenDifference } from "../domain/handover-status.ts";
import { refused } from "./handover-errors.ts";
import { findHandover } from "./internal/handover-repo.ts";

/**
 * The new car leaves when the traded one is there, or is no part of the deal any longer (TRADE-06).
 * @throws AppError conflict `tradeIn.differenceOpen`, `tradeIn.notReceived`
 */
export async function requireTradeIn(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  order: Order,
): Promise<void> {
  // Handed over already; saying so again is no news.
  if (order.snapshot.tradeIn === undefined || isDelivered(order.orderStatus)) return;
  const status = (await findHandover(trx, ctx, order.id))?.status ?? null;
  if (isOpenDifference(status))
    throw refused(
      "differenceOpen",
      "The vehicle can't be handed over before the buyer has answered what is different about the trade-in.",
    );
  if (!isHandedOver(status))
    throw refused("notReceived", "The vehicle can't be handed over before the trade-in was received.");
}
