import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { getBuyerDetails } from "#modules/orders/server/buyer-details.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { insertNotice } from "./internal/notices-repo.ts";
import { ORDER_NOTICE, ORDER_RECEIVED } from "./order-mails.ts";

/** Receipt to the buyer and notice to the retailer, each once however often the job runs. */
export async function onOrderSubmitted(
  ctx: QueueContext,
  input: { readonly orderId: string },
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const order = await requireOrder(trx, ctx, { id: input.orderId });
    if (await insertNotice(trx, ctx, { orderId: order.id, kind: ORDER_RECEIVED.key }))
      await thankBuyer(trx, ctx, order);
    if (await insertNotice(trx, ctx, { orderId: order.id, kind: ORDER_NOTICE.key }))
      await tellRetailer(trx, ctx, order);
  });
}

async function thankBuyer(trx: TenantTransaction, ctx: QueueContext, order: Order): Promise<void> {
  const { email } = await getBuyerDetails(trx, ctx, order.id);
  if (email === undefined) throw new Error("a submitted order has no buyer's address");
  const { vehicle, amountDueCents } = order.snapshot;
  await queueMessage(trx, ctx, {
    channel: "email",
    to: email,
    template: ORDER_RECEIVED,
    params: {
      orderNumber: order.orderNumber,
      vehicle: vehicle.title,
      total: formatDollarsAndCents(amountDueCents),
    },
  });
}

async function tellRetailer(trx: TenantTransaction, ctx: QueueContext, order: Order): Promise<void> {
  const { vehicle, rooftop, amountDueCents } = order.snapshot;
  await queueMessage(trx, ctx, {
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
      total: formatDollarsAndCents(amountDueCents),
    },
  });
}
