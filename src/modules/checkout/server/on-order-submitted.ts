import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { orderLink } from "#modules/orders/server/write-to-buyer.ts";
import {
  type PreparedMessage,
  preparedMessage,
  queuePrepared,
} from "#modules/messaging/server/queue-message.ts";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import { mailedCar } from "#modules/orders/domain/drawing/order-drawing.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { getBuyerDetails } from "#modules/orders/server/drafts/buyer-details.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { dealTypeTexts } from "#modules/orders/messages.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { forReader, forRetailer } from "#modules/messaging/server/for-reader.ts";
import { amountsText } from "../domain/amounts-text.ts";
import { insertNotices } from "./internal/notices-repo.ts";
import { ORDER_NOTICE, ORDER_RECEIVED } from "./order-mails.ts";

/** Receipt to the buyer and notice to the retailer, in the transaction of the submission (decision 0570). */
export async function tellOfOrder(
  trx: TenantTransaction,
  ctx: QueueContext,
  { order, buyer }: { readonly order: Order; readonly buyer: BuyerDraft },
): Promise<void> {
  const { email } = buyer;
  const receipts = email ? [thanksToBuyer(await forReader(trx, ctx, email), order, email)] : [];
  await queuePrepared(trx, ctx, [...receipts, noticeToRetailer(forRetailer(ctx), order)]);
}

/** The same for an order that an earlier release submitted; once, however often its job runs. */
export async function onOrderSubmitted(
  ctx: QueueContext,
  input: { readonly orderId: string },
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const order = await requireOrder(trx, ctx, { id: input.orderId });
    const kinds = [ORDER_RECEIVED.key, ORDER_NOTICE.key];
    const isNew = await insertNotices(trx, ctx, { orderId: order.id, kinds });
    if (isNew.size === 0) return;
    await tellOfOrder(trx, ctx, { order, buyer: await getBuyerDetails(trx, ctx, order.id) });
  });
}

function thanksToBuyer(ctx: QueueContext, order: Order, email: string): PreparedMessage {
  const { vehicle } = order.snapshot;
  return preparedMessage(ctx, {
    channel: "email",
    to: email,
    template: ORDER_RECEIVED,
    car: mailedCar(order),
    params: {
      orderNumber: order.orderNumber,
      vehicle: vehicle.title,
      amounts: amountsText(textOf(ctx.tenant), order.snapshot),
      link: orderLink(ctx, ctx.tenant, order.orderNumber),
    },
  });
}

function noticeToRetailer(ctx: QueueContext, order: Order): PreparedMessage {
  const { vehicle, rooftop } = order.snapshot;
  return preparedMessage(ctx, {
    channel: "email",
    to: ctx.tenant.contactUsEmail,
    template: ORDER_NOTICE,
    params: {
      orderNumber: order.orderNumber,
      vehicle: vehicle.title,
      identification:
        vehicle.stockNumber === null
          ? `VIN ${vehicle.vin ?? "unknown"}`
          : `stock number ${vehicle.stockNumber}`,
      rooftop: rooftop.name,
      deal: textOf(ctx.tenant)(dealTypeTexts[order.dealType]),
      amounts: amountsText(textOf(ctx.tenant), order.snapshot),
    },
  });
}
