import { nextDealStatus } from "./deal-transitions.ts";
import { nextOrderStatus } from "./order-milestones.ts";
import type { DealStatus, Order, OrderStatus } from "../order.ts";

/**
 * The order after one move; the same when nothing moves. CANCELED also cancels the deal.
 * @param now ISO instant
 * @throws AppError conflict `state.transitionNotAllowed`
 */
export function applyTransition(
  before: Order,
  input: { readonly orderStatus?: OrderStatus; readonly dealStatus?: DealStatus },
  now: string,
): Order {
  const orderStatus = input.orderStatus
    ? nextOrderStatus(before.orderStatus, input.orderStatus)
    : before.orderStatus;
  const isCanceled = orderStatus === "CANCELED";
  const reported = isCanceled ? "CANC" : input.dealStatus;
  const dealStatus = reported
    ? nextDealStatus(before.dealType, before.dealStatus, reported)
    : before.dealStatus;
  return {
    ...before,
    orderStatus,
    dealStatus,
    canceledAt: isCanceled ? (before.canceledAt ?? now) : before.canceledAt,
  };
}
