import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { endContract } from "#modules/contracting/server/package/end-contract.ts";
import { takeBack } from "#modules/credit/server/credit-port.ts";
import { releaseAppointment } from "#modules/fulfillment/server/move-appointment.ts";
import { endCaptures } from "#modules/id-verification/server/end-captures.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { endPlans } from "#modules/protection-contracts/server/end-plans.ts";
import { refundOrder } from "#modules/payments/server/refund-order.ts";
import { notifyCancellation } from "#modules/payments/server/notify-cancellation.ts";
import { tradeInAtEnd } from "#modules/trade-in-handover/server/trade-in-at-end.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { RetailerContext } from "./retailer-context.ts";

interface Cancellation {
  /** As it stands, its row locked. */
  readonly order: Order;
  /** Who ends it, and why; the retailer when left out. */
  readonly cause?: { readonly actor: string; readonly reason: string };
}

const BY_RETAILER = { actor: "retailer", reason: english("The retailer canceled your order.") };

/**
 * The sale ends: the hour is free, the contract is void, the ID check ends, lenders are called off, money goes back, and the buyer is told all of it.
 * A second time changes nothing. @throws AppError conflict `state.transitionNotAllowed`
 */
export async function cancelOrder(
  trx: TenantTransaction,
  ctx: RetailerContext,
  { order: before, cause = BY_RETAILER }: Cancellation,
): Promise<void> {
  const canceled = { orderId: before.id, orderStatus: "CANCELED", ...cause } as const;
  const order = await transitionOrder(trx, ctx, canceled);
  if (before.orderStatus === "CANCELED") return;
  await releaseAppointment(trx, ctx, order);
  await endContract(trx, ctx, order);
  await endCaptures(trx, ctx, { orderId: order.id });
  await takeBack(trx, ctx, { order: before });
  await endPlans(trx, ctx, order);
  await refundOrder(trx, ctx, order);
  const tradeIn = await tradeInAtEnd(trx, ctx, order);
  await notifyCancellation(trx, ctx, { order, before: before.dealStatus, tradeIn });
}
