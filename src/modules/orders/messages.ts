import type { OrderStateLabel } from "./domain/order-state-label.ts";

/** Shopper texts of this module by key; a tenant may override a key. */
export const ordersMessages = {
  /** MSG-05. */
  "orders.notFound": "Oops! We're having trouble locating your order. Need Help? Call {phone}",
  "orders.listFailed": "Oops! Something went wrong. Please try again.",
  "orders.empty": "You have no orders yet.",
} as const;

/** OP-39 in words. */
export const orderStateTexts: Record<OrderStateLabel, string> = {
  vehicleGone: "Vehicle no longer available",
  readyToContinue: "Ready to continue",
  updatesInProgress: "Updates in progress",
  canceledByRetailer: "Cancelled by retailer",
  removedFromCart: "Removed from your cart",
  delivered: "Delivered",
  continuesInStore: "Continues in the store",
  inProgress: "In progress",
};
