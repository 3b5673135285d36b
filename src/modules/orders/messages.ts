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
  vehicleGone: english("Vehicle no longer available"),
  readyToContinue: english("Ready to continue"),
  updatesInProgress: english("Updates in progress"),
  canceledByRetailer: english("Canceled by retailer"),
  removedFromCart: english("Removed from your cart"),
  delivered: english("Delivered"),
  continuesInStore: english("Continues in the store"),
  inProgress: english("In progress"),
};

/** How an order is paid for. */
export const dealTypeTexts: Record<DealType, string> = {
  Cash: english("Cash"),
  Finance: english("Finance"),
  Lease: english("Lease"),
};
