import type { Order } from "#modules/orders/domain/order.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isWithDealer, tradeInAfterCancellation } from "../domain/trade-in-after-cancellation.ts";
import { findHandover } from "./internal/handover-repo.ts";

/** What a canceled order means for its traded car; null without one. `sentence` is English and to be translated. */
export async function tradeInAtEnd(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  order: Order,
): Promise<{ readonly sentence: string; readonly isWithDealer: boolean } | null> {
  if (order.snapshot.tradeIn === undefined) return null;
  const status = (await findHandover(trx, ctx, order.id))?.status ?? null;
  return { sentence: tradeInAfterCancellation(status), isWithDealer: isWithDealer(status) };
}
