import type { StepHistory } from "#modules/order-steps/domain/step-history.ts";
import { english } from "#platform/shared/texts/text.ts";

/** The traded car in the history of the order. */
export const tradeInHistory: StepHistory = {
  subject: "trade-in",
  icon: "truck",
  stories: {
    ACCEPTED: ["retailer", english("Your trade-in was inspected and is as you described it.")],
    AMENDED: ["retailer", english("Your trade-in was inspected and is different from what you described.")],
    NOT_TAKEN: ["retailer", english("Your trade-in was inspected. The offer wasn't for a car like it.")],
    AGREED: ["buyer", english("You accepted the new amount for your trade-in.")],
    WAIVED: ["retailer", english("The retailer keeps the amount it promised for your trade-in.")],
    KEPT: ["buyer", english("You decided to keep your car. Your purchase continues without it.")],
    RECEIVED: ["retailer", english("Your trade-in was handed over.")],
    PAID_OFF: ["retailer", english("The loan or lease on your trade-in was paid off.")],
    RELEASED: ["retailer", english("The lender released the title of your trade-in.")],
  },
};
