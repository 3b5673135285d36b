import type { StepHistory, StepStory } from "#modules/order-steps/domain/step-history.ts";
import { english } from "#platform/shared/texts/text.ts";

const DEPOSIT: Readonly<Record<string, StepStory>> = {
  PAYMENT_PENDING: ["buyer", english("payments.paymentHistory.depositWay", "Your deposit is on its way.")],
  PAYMENT_HOLD: [
    "payment provider",
    english("payments.paymentHistory.depositBeingChecked", "Your deposit is being checked."),
  ],
  PAYMENT_CAPTURED: [
    "payment provider",
    english("payments.paymentHistory.depositArrived", "Your deposit arrived."),
  ],
  PAYMENT_FAILED: [
    "payment provider",
    english("payments.paymentHistory.depositDidntGoThrough", "Your deposit didn't go through."),
  ],
};

/** Payments in the history; the detail is their purpose, or `returned`, `released`. */
export const paymentHistory: StepHistory = {
  subject: "payment",
  icon: "card",
  parties: { "payment provider": english("payments.paymentHistory.paymentProvider", "Payment provider") },
  stories: {
    PAYMENT_PENDING: ["buyer", english("payments.paymentHistory.paymentWay", "Your payment is on its way.")],
    PAYMENT_HOLD: [
      "payment provider",
      english("payments.paymentHistory.paymentBeingChecked", "Your payment is being checked."),
    ],
    PAYMENT_CAPTURED: [
      "payment provider",
      english("payments.paymentHistory.paymentArrived", "Your payment arrived."),
    ],
    DOWNPAYMENT_PAID: [
      "payment provider",
      english("payments.paymentHistory.downPaymentArrived", "Your down payment arrived."),
    ],
    FULLY_PAID: [
      "payment provider",
      english("payments.paymentHistory.carPaidFull", "Your car is paid in full."),
    ],
    PAYMENT_FAILED: [
      "payment provider",
      english("payments.paymentHistory.paymentDidntGoThrough", "Your payment didn't go through."),
    ],
    REFUND_REQUESTED: [
      "retailer",
      english("payments.paymentHistory.refundRequested", "Your refund was requested."),
    ],
    REFUNDED: [
      "payment provider",
      english("payments.paymentHistory.paymentRefunded", "Your payment was refunded."),
    ],
  },
  special({ status, detail }) {
    if (detail === "returned")
      return [
        "payment provider",
        english("payments.paymentHistory.bankReturnedPayment", "Your bank returned the payment."),
      ];
    if (detail === "released")
      return [
        "payment provider",
        english(
          "payments.paymentHistory.holdPaymentReleasedNothingCharged",
          "The hold on your payment was released. Nothing was charged.",
        ),
      ];
    return detail === "deposit" ? DEPOSIT[status] : undefined;
  },
};
