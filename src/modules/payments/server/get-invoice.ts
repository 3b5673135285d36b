import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { getBuyerDetails } from "#modules/orders/server/buyer-details.ts";
import { viewPayments } from "./get-payments.ts";
import { drawInvoice } from "./internal/draw-invoice.ts";
import type { PaymentsContext } from "./payments-context.ts";

/** The owner's invoice as a PDF: what was bought, what was paid and what went back, as of now. */
export async function getInvoice(
  ctx: PaymentsContext,
  input: { readonly orderNumber: string },
): Promise<{ readonly orderNumber: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  const facts = await ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    const [view, buyer] = await Promise.all([
      viewPayments(trx, ctx, order),
      getBuyerDetails(trx, ctx, order.id),
    ]);
    return { order, view, buyer };
  });
  const bytes = await drawInvoice({
    ...facts.view,
    isCancelled: facts.order.orderStatus === "CANCELED",
    vehicle: vehicleOf(facts.order),
    buyerName: [facts.buyer.firstName, facts.buyer.lastName].filter(Boolean).join(" "),
    seller: ctx.tenant.legalName,
    supportPhone: ctx.tenant.support.phone,
    madeAt: ctx.clock.now(),
    timeZone: facts.order.snapshot.rooftop.timeZone,
  });
  return { orderNumber: facts.order.orderNumber, bytes };
}

function vehicleOf({ snapshot: { vehicle } }: Order): string {
  const number = vehicle.vin ?? vehicle.stockNumber;
  return number === null
    ? vehicle.title
    : `${vehicle.title}, ${vehicle.vin === null ? "stock" : "VIN"} ${number}`;
}
