import type { ContractNews } from "#modules/contracting/server/contracting-context.ts";
import { queueInvoiceMail } from "#modules/payments/server/invoices/mail-invoice.ts";

/** CART-07: when both have signed, the invoice goes out by e-mail. */
export const contractNews: ContractNews = {
  countersigned: (trx, ctx, order) => queueInvoiceMail(trx, ctx, { orderId: order.id, paymentId: null }),
};
