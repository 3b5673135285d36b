import { isDelivered } from "./states/is-delivered.ts";
import type { Availability } from "#modules/inventory/domain/vehicle.ts";
import type { DealStatus, OrderStatus } from "./order.ts";
import { isInCart } from "./visible-orders.ts";

/** ORD-06 as keys of `messages.ts`; `inProgress` is a listed order that is simply under way. */
export type OrderStateLabel =
  | "vehicleGone"
  | "readyToContinue"
  | "updatesInProgress"
  | "canceledByRetailer"
  | "removedFromCart"
  | "delivered"
  | "continuesInStore"
  | "inProgress";

/**
 * OP-39. A cart whose vehicle was sold or withdrawn says so before anything else.
 */
export function orderStateLabel(order: {
  readonly orderStatus: OrderStatus;
  readonly dealStatus: DealStatus;
  /** ISO instant; null while it is in the cart, and for ever when it was removed from there. */
  readonly submittedAt: string | null;
  readonly vehicleAvailability: Availability | null;
}): OrderStateLabel {
  const { orderStatus } = order;
  const isGone = order.vehicleAvailability === "Sold" || order.vehicleAvailability === "Deleted";
  if (isInCart(orderStatus) && isGone) return "vehicleGone";
  if (orderStatus === "DRAFT") return "readyToContinue";
  if (isInCart(orderStatus)) return "updatesInProgress";
  if (orderStatus === "CANCELED")
    return order.submittedAt === null ? "removedFromCart" : "canceledByRetailer";
  if (isDelivered(orderStatus)) return "delivered";
  if (order.dealStatus === "UNKNOWN") return "updatesInProgress";
  return orderStatus === "OFFRAMP" ? "continuesInStore" : "inProgress";
}
