import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import { type AskFacts, newestOccasion } from "#modules/order-steps/domain/asked.ts";
import { defineNotices } from "#modules/order-steps/server/step-notices.ts";
import type { IdFacts } from "../domain/id-step.ts";

/** What is written to the buyer when the ID could not be verified, or its link ran out. */
export const idNotices = defineNotices({
  ask: (all: AskFacts<IdFacts>) => ({
    notice: all.facts.idVerification?.isExpired === true ? "idExpired" : "idFailed",
    occasion: newestOccasion(all, "id"),
  }),
  messages: {
    idFailed: {
      mail: messageTemplate({
        key: "progress.idFailed",
        subject: "We couldn't verify your ID",
        text: "Hello {firstName},\n\nWe couldn't verify your ID for order {orderNumber}. Please open the order and have a new link sent to your phone. Good light and the whole license in the picture help.\n\nQuestions? Call {supportPhone}.",
      }),
      sms: messageTemplate({
        key: "progress.idFailedSms",
        subject: "We couldn't verify your ID",
        text: "{brand}: {firstName}, we couldn't verify your ID. Please open order {orderNumber} and try again. Questions? Call {supportPhone}.",
      }),
    },
    idExpired: {
      mail: messageTemplate({
        key: "progress.idExpired",
        subject: "Your ID link has expired",
        text: "Hello {firstName},\n\nThe link to verify your ID for order {orderNumber} has expired. Please open the order and have a new one sent to your phone.\n\nQuestions? Call {supportPhone}.",
      }),
      sms: messageTemplate({
        key: "progress.idExpiredSms",
        subject: "Your ID link has expired",
        text: "{brand}: {firstName}, the link to verify your ID has expired. Please open order {orderNumber} to get a new one. Questions? Call {supportPhone}.",
      }),
    },
  },
});
