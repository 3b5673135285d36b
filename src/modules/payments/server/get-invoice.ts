import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { paperBrand } from "#modules/tenancy/server/paper-brand.ts";
import { drawInvoice } from "./internal/draw-invoice.ts";
import { invoiceFacts } from "./internal/invoice-facts.ts";
import type { PaymentsContext } from "./payments-context.ts";

/** The owner's invoice as a PDF: what was bought, what was paid and what went back, as of now. */
export async function getInvoice(
  ctx: PaymentsContext,
  input: { readonly orderNumber: string },
): Promise<{ readonly orderNumber: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  const facts = await ctx.db.transaction(async (trx) =>
    invoiceFacts(trx, ctx, await requireOwnedOrder(trx, ctx, input.orderNumber)),
  );
  const bytes = await drawInvoice({ ...facts, brand: await paperBrand(ctx) });
  return { orderNumber: facts.orderNumber, bytes };
}
