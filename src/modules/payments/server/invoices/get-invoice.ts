import type { Order } from "#modules/orders/domain/order.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { paperBrand } from "#modules/tenancy/server/paper-brand.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { paymentsMessages } from "../../messages.ts";
import { invoiceFacts } from "../internal/invoice-facts.ts";
import type { PaymentsContext } from "../payments-context.ts";

/** Of one order and hour; what was drawn before does not count. */
export const INVOICE_DRAWINGS = { bucket: "invoice-drawings", limit: 20, windowSeconds: 3_600 };

/**
 * The owner's invoice as a PDF: what was bought, what was paid and what went back, as of now. A
 * draft has none, also one that was removed from the cart: nothing was bought.
 * @throws AppError conflict `invoice.notYet`; limited `invoice.tooMany`; provider-unavailable `invoice.busy`
 */
export async function getInvoice(
  ctx: PaymentsContext,
  input: { readonly orderNumber: string },
): Promise<{ readonly orderNumber: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  const { orderNumber } = input;
  const facts = await ctx.db.transaction(
    async (trx) => invoiceFacts(trx, ctx, requireSubmitted(await requireOwnedOrder(trx, ctx, orderNumber))),
    { isOneMoment: true },
  );
  const invoice = { ...facts, brand: await paperBrand(ctx) };
  if (!ctx.invoicePress.has(invoice)) await limitDrawings(ctx, facts.orderNumber);
  return { orderNumber: facts.orderNumber, bytes: await ctx.invoicePress.draw(invoice) };
}

function requireSubmitted(order: Order): Order {
  if (order.submittedAt !== null) return order;
  throw new AppError("conflict", { code: "invoice.notYet", message: paymentsMessages.noInvoiceYet });
}

async function limitDrawings(ctx: PaymentsContext, orderNumber: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...INVOICE_DRAWINGS, key: orderNumber });
  if (allowed) return;
  const message = paymentsMessages.tooManyInvoices;
  throw new AppError("limited", { code: "invoice.tooMany", message, retryAfterSeconds });
}
