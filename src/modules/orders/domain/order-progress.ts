import { isDelivered } from "./is-delivered.ts";
import { isPaid } from "./is-paid.ts";
import { english } from "#platform/shared/text.ts";
import type { DealStatus, OrderStatus, PaymentStatus } from "./order.ts";
import type { OrderView } from "./order-view.ts";
import { isInCart } from "./visible-orders.ts";

/** ORD-11, verbatim and in this order. */
const PROGRESS_STEPS = [
  english("Order Summary"),
  english("Review & Sign"),
  english("Payment Details"),
  english("Schedule Delivery"),
] as const;
export type ProgressStepLabel = (typeof PROGRESS_STEPS)[number];

export interface ProgressFacts {
  readonly orderStatus: OrderStatus;
  readonly dealStatus: DealStatus;
  readonly paymentStatus: PaymentStatus | null;
  /** ISO instant of the booked appointment. */
  readonly appointmentTime: string | null;
}

export interface ProgressDot {
  readonly label: ProgressStepLabel;
  readonly isComplete: boolean;
  /** The first dot that is not complete: where the buyer is. */
  readonly isCurrent: boolean;
}

const SIGNED: readonly DealStatus[] = ["SIGN", "SUBF", "BOOK", "FUND", "PDOC"];

/** OP-47: the four-dot bar of the order details page. */
export function orderProgress(facts: ProgressFacts): ProgressDot[] {
  const isDone = isDelivered(facts.orderStatus);
  const complete = [
    !isInCart(facts.orderStatus),
    isDone || SIGNED.includes(facts.dealStatus),
    isDone || isPaid(facts.paymentStatus),
    isDone || facts.appointmentTime !== null,
  ];
  const current = complete.indexOf(false);
  return PROGRESS_STEPS.map((label, index) => ({
    label,
    isComplete: complete[index] === true,
    isCurrent: index === current,
  }));
}

/** The facts of an order as its buyer reads it. */
export function progressFactsOf(
  order: Pick<OrderView, "orderStatus" | "deal" | "paymentInfo" | "delivery">,
): ProgressFacts {
  return {
    orderStatus: order.orderStatus,
    dealStatus: order.deal.status,
    paymentStatus: order.paymentInfo?.status ?? null,
    appointmentTime: order.delivery?.appointmentTime ?? null,
  };
}
