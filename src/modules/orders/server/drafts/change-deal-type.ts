import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { DealType, Order, OrderSnapshot } from "../../domain/order.ts";
import { insertHistory, updateDealType } from "../internal/orders-repo.ts";

/** What the history says about a change to each type. */
const REASONS: Readonly<Record<DealType, string>> = {
  Cash: english("Changed to paying in full"),
  Finance: english("Changed to financing"),
  Lease: english("Changed to leasing"),
};

/**
 * Makes a draft another type of deal, with the snapshot priced for it and a row of history (CALC-11, OP-54). The same
 * type again changes nothing but the snapshot.
 * @param input.order a draft with its row locked
 * @returns the order as it now is
 */
export async function changeDealType(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: { readonly order: Order; readonly dealType: DealType; readonly snapshot: OrderSnapshot },
): Promise<Order> {
  const { order, dealType, snapshot } = input;
  const after = { ...order, dealType, snapshot };
  await updateDealType(trx, ctx, after);
  if (dealType === order.dealType) return after;
  const { id: orderId, orderStatus, dealStatus } = order;
  await insertHistory(trx, ctx, [
    { orderId, orderStatus, dealStatus, actor: "buyer", reason: REASONS[dealType] },
  ]);
  return after;
}
