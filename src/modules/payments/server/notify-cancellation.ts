import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import { ORDER_CANCELED, ORDER_CANCELED_SMS } from "../cancellation-messages.ts";
import { afterCancellation } from "../domain/after-cancellation.ts";
import { viewPayments } from "./get-payments.ts";
import type { PaymentsContext } from "./payments-context.ts";

/** Tells the buyer that the order is canceled and what happens to each payment; call it once, with the cancellation. */
export async function notifyCancellation(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  order: Order,
): Promise<void> {
  const { payments } = await viewPayments(trx, ctx, order);
  await writeToBuyer(trx, ctx, {
    order,
    news: {
      mail: ORDER_CANCELED,
      sms: ORDER_CANCELED_SMS,
      params: (reader) => ({
        orderNumber: order.orderNumber,
        vehicle: order.snapshot.vehicle.title,
        money: afterCancellation(textOf(reader), payments).join(" "),
      }),
    },
  });
}
