import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import { type AskFacts, newestOccasion } from "#modules/order-steps/domain/asked.ts";
import { defineNotices } from "#modules/order-steps/server/step-notices.ts";

/** What is written to the buyer when one more document is asked for. */
export const documentNotices = defineNotices({
  ask(all: AskFacts) {
    const occasion = newestOccasion(all, "documents", "REQUESTED");
    // Papers that were asked for from the start are no news.
    return occasion === "" ? null : { notice: "documentRequested", occasion };
  },
  messages: {
    documentRequested: {
      mail: messageTemplate({
        key: "progress.documentRequested",
        subject: "We need another document for your order",
        text: "Hello {firstName},\n\nWe need another document for order {orderNumber} ({vehicle}). Please open the order and choose Upload Documents: it says which one.\n\nQuestions? Call {supportPhone}.",
      }),
      sms: messageTemplate({
        key: "progress.documentRequestedSms",
        subject: "We need another document",
        text: "{brand}: {firstName}, we need another document for your {vehicle}. Please open order {orderNumber} and choose Upload Documents. Questions? Call {supportPhone}.",
      }),
    },
  },
});
