import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { retell } from "#platform/shared/retell.ts";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import { textOf } from "#modules/tenancy/domain/speak.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { getBuyerDetails } from "#modules/orders/server/buyer-details.ts";
import { PAYMENT_ALERT, PAYMENT_FAILED, PAYMENT_REFUNDED, PAYMENT_RETURNED } from "../messages.ts";
import type { PaymentRow } from "./internal/payments-repo.ts";
import { queueInvoiceMail } from "./mail-invoice.ts";
import type { PaymentsContext } from "./payments-context.ts";

export type PaymentNews = "received" | "failed" | "returned" | "refunded" | "refund-failed";

const TO_BUYER = {
  failed: PAYMENT_FAILED,
  returned: PAYMENT_RETURNED,
  refunded: PAYMENT_REFUNDED,
} as const;
/** What the retailer has to act on. */
const TO_RETAILER: Readonly<Partial<Record<PaymentNews, string>>> = {
  returned: "The bank took the payment back. Do not hand the vehicle over.",
  "refund-failed": "A refund did not go through. Please refund the buyer another way.",
};

/** Writes the mails about a payment, in the transaction of what they are about. */
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
  if (news === "refund-failed") return;
  if (news === "received") return queueInvoiceMail(trx, ctx, { orderId: order.id, paymentId: row.id });
  const { email, firstName = "" } = await getBuyerDetails(trx, ctx, order.id);
  if (!email) return;
  const t = textOf((await forReader(trx, ctx, email)).tenant);
  const params = { ...about, display: retell(t, row.display), firstName };
  await queueMessage(trx, ctx, { channel: "email", to: email, template: TO_BUYER[news], params });
}
