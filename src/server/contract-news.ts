import type { ContractNews } from "#modules/contracting/server/contracting-context.ts";
import { startPlans } from "#modules/protection-contracts/server/start-plans.ts";
import { queueInvoiceMail } from "#modules/payments/server/invoices/mail-invoice.ts";

/** When both have signed, the invoice goes out by e-mail (CART-07), and plans become contracts with their administrator. */
export const contractNews: ContractNews = {
  async countersigned(trx, ctx, order) {
    await queueInvoiceMail(trx, ctx, { orderId: order.id, paymentId: null });
    await startPlans(trx, ctx, order);
  },
};
