import type { PaymentStatus } from "#modules/orders/domain/order.ts";
import type { OrderFactSource } from "#modules/orders/server/order-facts.ts";
import type { RequestContext } from "#platform/server/request-context.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { orderPaymentStatus } from "../domain/payment-due.ts";
import { toView } from "./get-payments.ts";
import { findPayments } from "./internal/payments-repo.ts";

/** What orders shows of payments (ORD-01 paymentInfo). */
export const paymentFactSource: OrderFactSource = async (trx, ctx, orderIds) => {
  const rows = await findPayments(trx, ctx, orderIds);
  const facts = orderIds.map((id) => {
    const own = rows.filter((row) => row.order_id === id).map(toView);
    return [id, { paymentStatus: orderPaymentStatus(own) }] as const;
  });
  return new Map(facts);
};

/** The payment status of one order; null before anything was paid or tried. */
export async function readPaymentStatus(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<PaymentStatus | null> {
  return orderPaymentStatus((await findPayments(trx, ctx, [orderId])).map(toView));
}
