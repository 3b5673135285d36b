import type { OrderStatus } from "./order.ts";

/** ORD-04, verbatim. */
const LISTED_STATUSES: readonly OrderStatus[] = [
  "SUBMITTED_TO_UNIFI",
  "SUBMITTED",
  "CONTRACT_PENDING",
  "ID_VERIFICATION_COMPLETED",
  "OFFRAMP",
  "SOLD",
  "SOLD_BY_DRI",
  "DELIVERED",
  "DELIVERED_NO_RETURN",
  "DOCS_UPLOADED",
];

/** OP-48: still in the cart. */
export const CART_STATUSES: readonly OrderStatus[] = [
  "DRAFT",
  "PII_UPDATE_SUCCESSFUL",
  "ORDER_INITIATION_FAILED",
];

interface Dated {
  readonly orderStatus: OrderStatus;
  /** ISO instant. */
  readonly creationDate: string;
}

const oldestFirst = (one: Dated, other: Dated): number => one.creationDate.localeCompare(other.creationDate);

/** ORD-04: what the buyer's list shows, oldest first. */
export function visibleOrders<O extends Dated>(orders: readonly O[]): O[] {
  return orders.filter((order) => LISTED_STATUSES.includes(order.orderStatus)).toSorted(oldestFirst);
}

/** What the cart shows, oldest first (OP-48). */
export function cartOrders<O extends Dated>(orders: readonly O[]): O[] {
  return orders.filter((order) => isInCart(order.orderStatus)).toSorted(oldestFirst);
}

/** Not submitted yet, so still changeable. */
export function isInCart(status: OrderStatus): boolean {
  return CART_STATUSES.includes(status);
}

/** OP-48: the header's two badges; 0 shows none. */
export function orderCounts(orders: readonly Dated[]): { readonly cart: number; readonly orders: number } {
  return { cart: cartOrders(orders).length, orders: visibleOrders(orders).length };
}
