import { isPaid } from "#modules/orders/domain/states/is-paid.ts";
import { mailedCar } from "#modules/orders/domain/drawing/order-drawing.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { getBuyerDetails } from "#modules/orders/server/drafts/buyer-details.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { orderLink } from "#modules/orders/server/write-to-buyer.ts";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import type {
  BrandParam,
  MessageTemplate,
  TemplateParams,
} from "#modules/messaging/domain/message-template.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { paperBrand } from "#modules/tenancy/server/paper-brand.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { accountWords } from "#modules/orders/domain/payment-account.ts";
import { openAmount } from "../../domain/payment-due.ts";
import { DEPOSIT_RECEIVED, INVOICE, INVOICE_PAID, PAID_IN_FULL, PAYMENT_RECEIVED } from "../../messages.ts";
import type { Invoice } from "../internal/draw-invoice.ts";
import { invoiceFacts } from "../internal/invoice-facts.ts";
import { noteInvoiceMailed, noteReceiptMailed } from "../internal/invoice-repo.ts";
import type { PaymentsContext } from "../payments-context.ts";

/** Job that mails the invoice of an order, or the receipt of one of its payments. */
export const MAIL_INVOICE = "payments.mail-invoice";

export interface InvoiceMail {
  readonly orderId: string;
  /** The payment that arrived; null for the invoice that follows the countersignature (CART-07). */
  readonly paymentId: string | null;
}

/** Asks for the mail in the caller's transaction; a paper is drawn after the commit, never under a lock. */
export async function queueInvoiceMail(
  trx: TenantTransaction,
  ctx: RequestContext,
  mail: InvoiceMail,
): Promise<void> {
  const dedupeKey = `${mail.orderId} ${mail.paymentId ?? "invoice"}`;
  await enqueueJob(trx, ctx, { kind: MAIL_INVOICE, payload: mail, dedupeKey });
}

/**
 * CART-07, PMT-03: the invoice as of now, attached to the mail that tells of it. Twice is once. Nothing is open of a
 * canceled order, and the cancellation told what becomes of its money.
 */
export async function mailInvoice(ctx: PaymentsContext, mail: InvoiceMail): Promise<void> {
  const found = await ctx.db.transaction((trx) => readInvoice(trx, ctx, mail), { isOneMoment: true });
  if (found === undefined) return;
  const { order, email, reader } = found;
  const invoice: Invoice = { ...found.facts, brand: await paperBrand(reader) };
  const base64 = Buffer.from(await ctx.invoicePress.draw(invoice)).toString("base64");
  await ctx.db.transaction(async (trx) => {
    // It may have been canceled while the paper was drawn.
    const { orderStatus } = await requireOrder(trx, ctx, { id: order.id, lock: true });
    if (orderStatus === "CANCELED") return;
    const isNew =
      mail.paymentId === null
        ? await noteInvoiceMailed(trx, ctx, order.id)
        : await noteReceiptMailed(trx, ctx, mail.paymentId);
    if (!isNew) return;
    await queueMessage(trx, ctx, {
      channel: "email",
      to: email,
      car: mailedCar(order),
      ...contentOf(order, invoice, {
        ...mail,
        link: orderLink(ctx, reader.tenant, order.orderNumber),
      }),
      attachments: [{ fileName: `invoice-${order.orderNumber}.pdf`, contentType: "application/pdf", base64 }],
    });
  });
}

type Param = "firstName" | "orderNumber" | "number" | "open" | "total" | "amount" | "display" | "link";

/** Undefined where nobody is to be told anything any more. */
async function readInvoice(trx: TenantTransaction, ctx: PaymentsContext, { orderId }: InvoiceMail) {
  const order = await requireOrder(trx, ctx, { id: orderId });
  if (order.orderStatus === "CANCELED") return undefined;
  const { email } = await getBuyerDetails(trx, ctx, order.id);
  if (!email) return undefined;
  const reader = { ...ctx, tenant: (await forReader(trx, ctx, email)).tenant };
  return { order, email, reader, facts: await invoiceFacts(trx, reader, order) };
}

function contentOf(
  order: Order,
  invoice: Invoice,
  { paymentId, link }: InvoiceMail & { readonly link: string },
): { readonly template: MessageTemplate<Param | BrandParam>; readonly params: TemplateParams<Param> } {
  const openCents = openAmount(invoice);
  const payment = invoice.payments.find(({ id }) => id === paymentId);
  const params = {
    link,
    firstName: invoice.buyer.firstName,
    orderNumber: order.orderNumber,
    number: invoice.number,
    open: formatDollarsAndCents(openCents),
    total: formatDollarsAndCents(invoice.totalCents),
    amount: formatDollarsAndCents(payment?.amountCents ?? 0),
    display: accountWords(invoice.t, payment?.display ?? ""),
  };
  if (payment === undefined) return { template: openCents === 0 ? INVOICE_PAID : INVOICE, params };
  if (isPaid(invoice.status)) return { template: PAID_IN_FULL, params };
  return { template: payment.purpose === "deposit" ? DEPOSIT_RECEIVED : PAYMENT_RECEIVED, params };
}
