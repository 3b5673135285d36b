import { requireTransition } from "#platform/shared/transition-table.ts";
import type { OrderStatus } from "../order.ts";
import { orderTransitions } from "./order-transitions.ts";

/** How far along a sale is. A milestone that arrives late must not take it back (table C, note). */
const RANK: Partial<Record<OrderStatus, number>> = {
  SUBMITTED_TO_UNIFI: 0,
  SUBMITTED: 1,
  ID_VERIFICATION_COMPLETED: 2,
  DOCS_UPLOADED: 3,
  CONTRACT_PENDING: 4,
  // The tracker's steps stay open for a sale that goes on in the store (OP-43).
  OFFRAMP: 4,
  SOLD: 5,
  SOLD_BY_DRI: 5,
  DELIVERED: 6,
  DELIVERED_NO_RETURN: 7,
};
const LATEST_REPEATABLE = 4;

/** True when `to` is a step of the sale that `from` has already passed: nothing to write, nothing wrong. */
export function isBehind(from: OrderStatus, to: OrderStatus): boolean {
  const reached = RANK[from];
  const reported = RANK[to];
  if (reached === undefined || reported === undefined || to === "OFFRAMP") return false;
  return reported <= LATEST_REPEATABLE && reported <= reached;
}

/**
 * The status an order has after `to` is reported. Answers `from` for a repeat and for a late milestone.
 * @throws AppError conflict `state.transitionNotAllowed` (OP-06).
 */
export function nextOrderStatus(from: OrderStatus, to: OrderStatus): OrderStatus {
  if (isBehind(from, to)) return from;
  return requireTransition(orderTransitions, from, to) ? to : from;
}
