import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import type { NoticeMessages } from "#modules/order-steps/server/step-notices.ts";

/** What is written to the buyer once the car is with them. */
export const DELIVERED_MESSAGES: NoticeMessages = {
  mail: messageTemplate({
    key: "progress.delivered",
    subject: "Your {vehicle} was delivered",
    text: "Hi {firstName},\n\nYour {vehicle} was delivered (order {orderNumber}). {handover}\n\nYour receipt, contract and invoice stay in your order.\n\nQuestions about the car or its papers? Call {supportPhone}.",
  }),
  sms: messageTemplate({
    key: "progress.deliveredSms",
    subject: "Your {vehicle} was delivered",
    text: "{brand}: {firstName}, your {vehicle} was delivered. {handover} Questions? Call {supportPhone}.",
  }),
};
