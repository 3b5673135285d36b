import { isDelivered } from "./is-delivered.ts";
import { isPaid } from "./is-paid.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { OrderStatus, PaymentStatus } from "../order.ts";
import type { OrderView } from "../order-view.ts";
import { isInCart } from "../visible-orders.ts";

/** ORD-11, verbatim and in this order. */
const PROGRESS_STEPS = [
  english("Order Summary"),
  english("Review & Sign"),
  english("Payment Details"),
  english("Schedule Delivery"),
] as const;
type ProgressStepLabel = (typeof PROGRESS_STEPS)[number];

export interface ProgressFacts {
  readonly orderStatus: OrderStatus;
  /** The tracker's word: every buyer signed; the retailer's own signature is not waited for (OP-47, SIGN-03). */
  readonly isSigned: boolean;
  readonly paymentStatus: PaymentStatus | null;
  /** ISO instant of the booked appointment. */
  readonly appointmentTime: string | null;
  /** Its hour went by and the car was not handed over. */
  readonly isAppointmentMissed: boolean;
}

interface ProgressDot {
  readonly label: ProgressStepLabel;
  readonly isComplete: boolean;
  /** The first dot that is not complete: where the buyer is. */
  readonly isCurrent: boolean;
}

/** OP-47: the four-dot bar of the order details page. */
export function orderProgress(facts: ProgressFacts): ProgressDot[] {
  const isDone = isDelivered(facts.orderStatus);
  const complete = [
    !isInCart(facts.orderStatus),
    isDone || facts.isSigned,
    isDone || isPaid(facts.paymentStatus),
    isDone || (facts.appointmentTime !== null && !facts.isAppointmentMissed),
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
  order: Pick<OrderView, "orderStatus" | "isSigned" | "paymentInfo" | "delivery">,
): ProgressFacts {
  return {
    orderStatus: order.orderStatus,
    isSigned: order.isSigned,
    paymentStatus: order.paymentInfo?.status ?? null,
    appointmentTime: order.delivery?.appointmentTime ?? null,
    isAppointmentMissed: order.delivery?.isMissed ?? false,
  };
}
