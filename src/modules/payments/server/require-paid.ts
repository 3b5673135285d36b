import { AppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isDelivered } from "#modules/orders/domain/states/is-delivered.ts";
import { isOffRamp } from "#modules/orders/domain/states/is-off-ramp.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import { dueOfOrder } from "../domain/due-of-order.ts";
import type { PaymentsContext } from "./payments-context.ts";
import { readStanding } from "./read-standing.ts";

/**
 * A vehicle is handed over when its money is there, or when the sale went on in the store, where money is the
 * store's affair (OP-25). What a bank took back is not there.
 * @throws AppError conflict `payment.notPaid`
 */
export async function requirePaid(trx: TenantTransaction, ctx: PaymentsContext, order: Order): Promise<void> {
  // Handed over already; saying so again is no news.
  if (isDelivered(order.orderStatus)) return;
  const history = await historyOf(trx, ctx, order.id);
  if (isOffRamp({ orderStatus: order.orderStatus, history })) return;
  const { paidCents } = await readStanding(trx, ctx, order);
  if (paidCents >= dueOfOrder(order)) return;
  throw new AppError("conflict", {
    code: "payment.notPaid",
    message: "The vehicle can't be handed over before it is paid.",
  });
}
