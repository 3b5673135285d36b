import type { StepHistory, StepStory } from "#modules/order-steps/domain/step-history.ts";
import { english } from "#platform/shared/texts/text.ts";

const DEPOSIT: Readonly<Record<string, StepStory>> = {
  PAYMENT_PENDING: ["buyer", english("Your deposit is on its way.")],
  PAYMENT_HOLD: ["payment provider", english("Your deposit is being checked.")],
  PAYMENT_CAPTURED: ["payment provider", english("Your deposit arrived.")],
  PAYMENT_FAILED: ["payment provider", english("Your deposit didn't go through.")],
};

const PLAN: Readonly<Record<string, StepStory>> = {
  PAYMENT_PENDING: ["buyer", english("Your payment for a protection plan is on its way.")],
  PAYMENT_HOLD: ["payment provider", english("Your payment for a protection plan is being checked.")],
  PAYMENT_CAPTURED: ["payment provider", english("Your payment for a protection plan arrived.")],
  PAYMENT_FAILED: ["payment provider", english("Your payment for a protection plan didn't go through.")],
};
const PLAN_REFUND: Readonly<Record<string, StepStory>> = {
  REFUND_REQUESTED: ["retailer", english("The refund of your protection plan was sent.")],
  REFUNDED: ["payment provider", english("The refund of your protection plan was paid.")],
};

/** Payments in the history; the detail is their purpose, or `returned`, `released`. */
export const paymentHistory: StepHistory = {
  subject: "payment",
  icon: "card",
  parties: { "payment provider": english("Payment provider") },
  stories: {
    PAYMENT_PENDING: ["buyer", english("Your payment is on its way.")],
    PAYMENT_HOLD: ["payment provider", english("Your payment is being checked.")],
    PAYMENT_CAPTURED: ["payment provider", english("Your payment arrived.")],
    DOWNPAYMENT_PAID: ["payment provider", english("Your down payment arrived.")],
    FULLY_PAID: ["payment provider", english("Your car is paid in full.")],
    PAYMENT_FAILED: ["payment provider", english("Your payment didn't go through.")],
    REFUND_REQUESTED: ["retailer", english("Your refund was requested.")],
    REFUNDED: ["payment provider", english("Your payment was refunded.")],
  },
  special({ status, detail }) {
    if (detail === "returned") return ["payment provider", english("Your bank returned the payment.")];
    if (detail === "released")
      return ["payment provider", english("The hold on your payment was released. Nothing was charged.")];
    if (detail === "plan") return PLAN[status];
    if (detail === "plan-canceled") return PLAN_REFUND[status];
    return detail === "deposit" ? DEPOSIT[status] : undefined;
  },
};
