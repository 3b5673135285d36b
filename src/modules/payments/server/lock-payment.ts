import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { findPayment, type PaymentRow } from "./internal/payments-repo.ts";
import type { PaymentsContext } from "./payments-context.ts";

/** A payment whose order stays locked: whoever writes about an order's money takes the order's row first. */
export async function lockPayment(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  const row = await findPayment(trx, ctx, paymentId);
  if (row === undefined) return undefined;
  await requireOrder(trx, ctx, { id: row.order_id, lock: true });
  return findPayment(trx, ctx, paymentId);
}
