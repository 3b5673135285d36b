import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { retell } from "#platform/shared/retell.ts";
import { textOf } from "#modules/tenancy/domain/speak.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import {
  PAYMENT_ALERT,
  PAYMENT_FAILED,
  PAYMENT_FAILED_SMS,
  PAYMENT_REFUNDED,
  PAYMENT_RETURNED,
  PAYMENT_RETURNED_SMS,
} from "../messages.ts";
import type { PaymentRow } from "./internal/payments-repo.ts";
import { queueInvoiceMail } from "./mail-invoice.ts";
import type { PaymentsContext } from "./payments-context.ts";

export type PaymentNews =
  | "received"
  | "failed"
  | "returned"
  | "refunded"
  | "refund-failed"
  | "went-back-twice";

/** A mail, and a text message where the buyer has to act before the car can be handed over. */
const TO_BUYER = {
  failed: { mail: PAYMENT_FAILED, sms: PAYMENT_FAILED_SMS },
  returned: { mail: PAYMENT_RETURNED, sms: PAYMENT_RETURNED_SMS },
  refunded: { mail: PAYMENT_REFUNDED },
} as const;
/** What the retailer has to act on. */
const TO_RETAILER: Readonly<Partial<Record<PaymentNews, string>>> = {
  returned: "The bank took the payment back. Do not hand the vehicle over.",
  "refund-failed": "A refund did not go through. Please refund the buyer another way.",
  "went-back-twice":
    "The bank took this payment back, and the refund went out as well: the buyer received the money twice. Please ask your payment service to reverse the refund.",
};

/** Writes the messages about a payment, a text message only with consent, in the transaction of what they are about. */
export async function tellPaymentNews(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  input: {
    readonly order: Order;
    readonly row: Pick<PaymentRow, "id" | "display" | "amount_cents">;
    readonly news: PaymentNews;
  },
): Promise<void> {
  const { order, row, news } = input;
  const amount = formatDollarsAndCents(row.amount_cents);
  const about = { amount, orderNumber: order.orderNumber, display: row.display };
  const what = TO_RETAILER[news];
  if (what !== undefined) {
    const to = ctx.tenant.support.email;
    await queueMessage(trx, ctx, {
      channel: "email",
      to,
      template: PAYMENT_ALERT,
      params: { ...about, what },
    });
  }
  if (news === "refund-failed" || news === "went-back-twice") return;
  if (news === "received") return queueInvoiceMail(trx, ctx, { orderId: order.id, paymentId: row.id });
  await writeToBuyer(trx, ctx, {
    order,
    news: {
      ...TO_BUYER[news],
      params: (reader) => ({ ...about, display: retell(textOf(reader), row.display) }),
    },
  });
}
