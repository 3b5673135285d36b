import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { rooftopAddress } from "#modules/orders/domain/rooftop-address.ts";
import { getBuyerDetails } from "#modules/orders/server/buyer-details.ts";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import { textOf } from "#modules/tenancy/domain/speak.ts";
import { paperBrand } from "#modules/tenancy/server/paper-brand.ts";
import { viewPayments } from "./get-payments.ts";
import { drawInvoice } from "./internal/draw-invoice.ts";
import type { Text } from "#platform/shared/text.ts";
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
  const t = textOf(ctx.tenant);
  const bytes = await drawInvoice({
    t,
    ...facts.view,
    isCancelled: facts.order.orderStatus === "CANCELED",
    vehicle: vehicleOf(facts.order, t),
    brand: await paperBrand(ctx),
    seller: rooftopAddress(facts.order.snapshot.rooftop),
    buyer: { firstName: facts.buyer.firstName ?? "", lines: linesOf(facts.buyer) },
    madeAt: ctx.clock.now(),
    timeZone: facts.order.snapshot.rooftop.timeZone,
  });
  return { orderNumber: facts.order.orderNumber, bytes };
}

function vehicleOf({ snapshot: { vehicle } }: Order, t: Text): string {
  const number = vehicle.vin ?? vehicle.stockNumber;
  return number === null
    ? vehicle.title
    : `${vehicle.title}, ${vehicle.vin === null ? t("stock") : "VIN"} ${number}`;
}

function linesOf(buyer: BuyerDraft): readonly string[] {
  const name = [buyer.firstName, buyer.lastName].filter(Boolean).join(" ");
  const place = [buyer.city, [buyer.state, buyer.zipCode].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");
  return [name, buyer.addressLine1 ?? "", buyer.addressLine2 ?? "", place].filter((line) => line !== "");
}
