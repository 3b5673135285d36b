import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** The sale is over: that, and what happens to the money. */
export const ORDER_CANCELED = messageTemplate({
  key: "payments.orderCanceled",
  subject: "Your order {orderNumber} was canceled",
  text: "Hello {firstName},\n\nYour order {orderNumber} for the {vehicle} was canceled. There is nothing left for you to do.\n\n{money}\n\nQuestions? Call {supportPhone}.",
});

/** The same as a text message. */
export const ORDER_CANCELED_SMS = messageTemplate({
  key: "payments.orderCanceledSms",
  subject: "Your order was canceled",
  text: "{brand}: {firstName}, your order {orderNumber} for the {vehicle} was canceled. {money} Questions? Call {supportPhone}.",
});
