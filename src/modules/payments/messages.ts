import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** The money is there (CART-07: the invoice is e-mailed). */
export const PAYMENT_RECEIVED = messageTemplate({
  key: "payments.received",
  subject: "We received your payment",
  text: "Hello {firstName},\n\nwe received {amount} for order {orderNumber} ({display}).\n\nQuestions? Call {supportPhone}.",
});

/** Shopper texts of the payment step; a tenant may override a key. */
export const paymentsMessages = {
  /** MSG-47 */
  failed:
    "We encountered an issue processing your payment. Please try again or try using another payment method.",
  /** MSG-48 */
  overCardLimit: "This amount is over the card limit of {limit}. Link a bank account to pay by ACH.",
  overAchLimit:
    "This amount is over the limit of {limit} for a bank account typed in by hand. Link your bank account instead.",
  /** PMT-05 */
  bankDelay: "Bank payments take up to 3 business days.",
  notSigned: "Sign your contract first.",
  alreadyPaid: "A payment for this order is already under way or complete.",
  tokenInvalid: "Enter your payment details again.",
  linkFailed: "We couldn't link your bank account. Please try again.",
  nothingDue: "There is nothing to pay.",
} as const;
