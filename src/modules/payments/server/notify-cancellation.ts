import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { DealStatus, Order } from "#modules/orders/domain/order.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import { ORDER_CANCELED, ORDER_CANCELED_SMS } from "../cancellation-messages.ts";
import { english } from "#platform/shared/texts/text.ts";
import { afterCancellation } from "../domain/after-cancellation.ts";
import { lenderAfterCancellation } from "../domain/lender-after-cancellation.ts";
import { viewPayments } from "./get-payments.ts";
import type { PaymentsContext } from "./payments-context.ts";

const NOTHING_LEFT = english("There is nothing left for you to do.");

interface CanceledOrder {
  readonly order: Order;
  /** The deal's status before. */
  readonly before: DealStatus;
  /** What becomes of the traded car; `sentence` is English. */
  readonly tradeIn: { readonly sentence: string; readonly isWithDealer: boolean } | null;
}

/**
 * Tells the buyer that the order is canceled, and what happens to each payment, to the loan and to the traded car; call
 * it once, with the cancellation.
 */
export async function notifyCancellation(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  { order, before, tradeIn }: CanceledOrder,
): Promise<void> {
  const { payments } = await viewPayments(trx, ctx, order);
  await writeToBuyer(trx, ctx, {
    order,
    news: {
      mail: ORDER_CANCELED,
      sms: ORDER_CANCELED_SMS,
      params: (reader) => {
        const t = textOf(reader);
        const lender = lenderAfterCancellation(t, order.snapshot, before);
        const isDone = tradeIn?.isWithDealer !== true && lender?.isForBuyer !== true;
        const also = [
          ...(tradeIn === null ? [] : [t(tradeIn.sentence)]),
          ...(lender === null ? [] : [lender.sentence]),
        ];
        const money = afterCancellation(t, payments);
        return {
          orderNumber: order.orderNumber,
          vehicle: order.snapshot.vehicle.title,
          next: [...(isDone ? [t(NOTHING_LEFT)] : []), ...also].join(" "),
          money: money.join(" "),
          all: [...also, ...money].join(" "),
        };
      },
    },
  });
}
