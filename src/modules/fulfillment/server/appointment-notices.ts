import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import type { AskFacts } from "#modules/order-steps/domain/asked.ts";
import { defineNotices } from "#modules/order-steps/server/step-notices.ts";

/** What is written to the buyer when the hour went by and the car was not handed over. */
export const appointmentNotices = defineNotices({
  ask: ({ facts }: AskFacts) => ({
    notice: "appointmentMissed",
    occasion: facts.order.appointmentTime ?? "",
  }),
  messages: {
    appointmentMissed: {
      mail: messageTemplate({
        key: "progress.appointmentMissed",
        subject: "Choose a new time for your {vehicle}",
        text: "Hi {firstName},\n\nThe time of your appointment for the {vehicle} has passed and the car was not handed over. Please open order {orderNumber} and choose another time.\n\nQuestions? Call {supportPhone}.",
      }),
      sms: messageTemplate({
        key: "progress.appointmentMissedSms",
        subject: "Choose a new time",
        text: "{brand}: {firstName}, your appointment for the {vehicle} has passed. Please open order {orderNumber} and choose another time. Questions? Call {supportPhone}.",
      }),
    },
  },
});
