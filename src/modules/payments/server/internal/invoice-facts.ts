import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { rooftopAddress } from "#modules/orders/domain/rooftop-address.ts";
import { getBuyerDetails } from "#modules/orders/server/drafts/buyer-details.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { viewPayments } from "../get-payments.ts";
import type { PaymentsContext } from "../payments-context.ts";
import type { Invoice } from "./draw-invoice.ts";
import { invoiceNumber } from "./invoice-repo.ts";

/** Everything an invoice says, as of now and in the context's language; the brand is put on outside a transaction. */
export async function invoiceFacts(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  order: Order,
): Promise<Omit<Invoice, "brand">> {
  const [view, buyer, number] = await Promise.all([
    viewPayments(trx, ctx, order),
    getBuyerDetails(trx, ctx, order.id),
    invoiceNumber(trx, ctx, order.id),
  ]);
  const t = textOf(ctx.tenant);
  return {
    ...view,
    t,
    number,
    isCanceled: order.orderStatus === "CANCELED",
    vehicle: vehicleOf(order, t),
    seller: rooftopAddress(order.snapshot.rooftop),
    buyer: { firstName: buyer.firstName ?? "", lines: linesOf(buyer) },
    madeAt: ctx.clock.now(),
    timeZone: order.snapshot.rooftop.timeZone,
  };
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
