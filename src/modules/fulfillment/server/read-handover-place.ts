import type { Order } from "#modules/orders/domain/order.ts";
import { rooftopAddress } from "#modules/orders/domain/rooftop-address.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { oneLine } from "../domain/one-line.ts";
import { findFulfillments } from "./internal/fulfillment-repo.ts";
import { openDelivery } from "./internal/sealed-delivery.ts";

/** Where the car of an order is handed over, on one line; null for a delivery whose address was never asked. */
export async function readHandoverPlace(
  trx: TenantTransaction,
  ctx: QueueContext,
  order: Order,
): Promise<string | null> {
  const [row] = await findFulfillments(trx, ctx, [order.id]);
  const booked = row === undefined || row.status === "CANCELED" ? undefined : row;
  const delivery = booked && openDelivery(ctx, booked);
  if (delivery) return oneLine(delivery.address);
  const option = booked?.option ?? order.snapshot.delivery.option;
  return option === "DELIVERY" ? null : rooftopAddress(order.snapshot.rooftop);
}
