import { english } from "#platform/shared/texts/text.ts";
import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** The bank took a payment back, and the order it was for is canceled: nobody asks to be paid. */
export const CANCELED_PAYMENT_RETURNED = messageTemplate({
  key: "payments.canceledPaymentReturned",
  subject: "Your bank returned your payment",
  text: "Hi {firstName},\n\nYour bank reversed the payment of {amount} for order {orderNumber} ({display}). The order was canceled, so you owe nothing and there is nothing for you to do. {refund}\n\nQuestions? Call {supportPhone}.",
});

/** What becomes of the refund that was meant for it. */
export const AFTER_RETURN = {
  notRefunded: english("The money is back with your bank, so we don't refund it again."),
  refundedToo: english(
    "We had already refunded this payment, so you may get it back twice. We'll sort that out with your bank.",
  ),
} as const;

/** The sale is over: that, and what happens to the money. */
export const ORDER_CANCELED = messageTemplate({
  key: "payments.orderCanceled",
  subject: "Your order {orderNumber} was canceled",
  text: "Hi {firstName},\n\nYour order {orderNumber} for the {vehicle} was canceled. {next}\n\n{money}\n\nQuestions? Call {supportPhone}.",
});

/** The same as a text message. */
export const ORDER_CANCELED_SMS = messageTemplate({
  key: "payments.orderCanceledSms",
  subject: "Your order was canceled",
  text: "{brand}: {firstName}, your order {orderNumber} for the {vehicle} was canceled. {all} Questions? Call {supportPhone}.",
});
