import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import { type AskFacts, newestOccasion } from "#modules/order-steps/domain/asked.ts";
import { defineNotices } from "#modules/order-steps/server/step-notices.ts";

/** What is written to the buyer when the insurance could not be verified. */
export const insuranceNotices = defineNotices({
  ask: (all: AskFacts) => ({ notice: "insuranceFailed", occasion: newestOccasion(all, "insurance") }),
  messages: {
    insuranceFailed: {
      mail: messageTemplate({
        key: "progress.insuranceFailed",
        subject: "We couldn't verify your insurance",
        text: "Hi {firstName},\n\nWe couldn't verify the insurance for your {vehicle}. Please open order {orderNumber} and try again with another policy or carrier, or upload your insurance card there. We hand the car over once it is insured.\n\nQuestions? Call {supportPhone}.",
      }),
      sms: messageTemplate({
        key: "progress.insuranceFailedSms",
        subject: "We couldn't verify your insurance",
        text: "{brand}: {firstName}, we couldn't verify the insurance for your {vehicle}. Please open order {orderNumber} and try again. Questions? Call {supportPhone}.",
      }),
    },
  },
});
