import { defineStep } from "#modules/order-steps/domain/step-descriptor.ts";
import { english } from "#platform/shared/texts/text.ts";
import { paymentHistory } from "./payment-history.ts";
import { isMarkedPaidByServer, paymentStepStatus } from "./payment-step-status.ts";

/** What the tracker knows of payments besides the order's payment status. */
export interface PaymentFacts {
  /** The browser's paid mark; the server's word is added by the rule itself (OP-25). */
  readonly isMarkedPaid: boolean;
  /** An amended worksheet added something that nobody has paid yet. */
  readonly owesDifference?: boolean | undefined;
}

/** The payment step (PAYSTEP-01 to PAYSTEP-04). A sale that continues in the store has none (OP-43). */
export const paymentStep = defineStep<PaymentFacts>({
  id: "PAYMENT_DETAILS",
  place: {
    segment: "payment",
    views: [
      "",
      "method",
      "card",
      "bank",
      "bank/success",
      "bank/failure",
      "bank/error",
      "thank-you",
      "invoice",
      "pending",
    ],
  },
  label: () => english("Make a Payment"),
  shortLabel: () => english("Pay"),
  minutes: 1,
  isOthersTurn: true,
  isHidden: ({ order, flags }) => order.isOffRamp || (flags.isC3ToggleOn && !flags.showPaymentStep),
  missing: () => null,
  status: ({ order, isMarkedPaid, owesDifference = false }, { isSigned }) =>
    paymentStepStatus({
      dealType: order.dealType,
      isMarkedPaid: isMarkedPaid || isMarkedPaidByServer(order.dealType, order.paymentStatus),
      owesDifference,
      isSigningComplete: isSigned,
      paymentStatus: order.paymentStatus,
      hasAppointment: order.appointmentTime !== null,
    }),
  history: paymentHistory,
  events: [
    { event: "payment.captured", who: "Bank", label: "Payment arrives" },
    { event: "payment.failed", who: "Bank", label: "Payment fails" },
    { event: "payment.returned", who: "Bank", label: "Payment returned" },
  ],
});
