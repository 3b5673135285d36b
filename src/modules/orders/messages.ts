import { english } from "#platform/shared/texts/text.ts";
import type { DealType } from "./domain/order.ts";
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
  vehicleGone: english("orders.messages.vehicleNoLongerAvailable", "Vehicle no longer available"),
  readyToContinue: english("orders.messages.readyContinue", "Ready to continue"),
  updatesInProgress: english("orders.messages.updatesProgress", "Updates in progress"),
  canceledByRetailer: english("orders.messages.canceledRetailer", "Canceled by retailer"),
  removedFromCart: english("orders.messages.removedCart", "Removed from your cart"),
  delivered: english("orders.messages.delivered", "Delivered"),
  continuesInStore: english("orders.messages.continuesStore", "Continues in the store"),
  inProgress: english("orders.messages.inProgress", "In progress"),
};

/** How an order is paid for. */
export const dealTypeTexts: Record<DealType, string> = {
  Cash: english("common.cash", "Cash"),
  Finance: english("orders.messages.finance", "Finance"),
  Lease: english("orders.messages.lease", "Lease"),
};
