import { english } from "#platform/shared/texts/text.ts";
import type { ChargeState } from "./domain/charge-state.ts";
import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** Where something is to be paid. */
const OPEN_ORDER = { label: "Open your order", url: "{link}" } as const;

/** CART-07: after the countersignature; the invoice is attached. */
export const INVOICE = messageTemplate({
  key: "payments.invoice",
  subject: "Your invoice {number}",
  text: "Hi {firstName},\n\nYour invoice for order {orderNumber} is attached. Your balance due is {open} of {total}. You can pay it in your order.\n\nQuestions? Call {supportPhone}.",
  action: OPEN_ORDER,
});

/** The same, when nothing is left to pay. */
export const INVOICE_PAID = messageTemplate({
  key: "payments.invoicePaid",
  subject: "Your invoice {number}",
  text: "Hi {firstName},\n\nYour invoice for order {orderNumber} is attached. You don't owe anything.\n\nQuestions? Call {supportPhone}.",
});

/** PMT-07: the deposit is there; the invoice attached is its receipt. */
export const DEPOSIT_RECEIVED = messageTemplate({
  key: "payments.depositReceived",
  subject: "We received your deposit",
  text: "Hi {firstName},\n\nWe received your deposit of {amount} for order {orderNumber} ({display}). It counts toward what you pay at signing. Your invoice {number} is attached. Your balance due is {open} of {total}.\n\nQuestions? Call {supportPhone}.",
  action: OPEN_ORDER,
});

/** Everything that was due is there. */
export const PAID_IN_FULL = messageTemplate({
  key: "payments.paidInFull",
  subject: "Thank you, everything due is paid",
  text: "Hi {firstName},\n\nWe received {amount} for order {orderNumber} ({display}). Nothing more is due to us. Your invoice {number} is attached.\n\nQuestions? Call {supportPhone}.",
});

/** A part of the money is there. */
export const PAYMENT_RECEIVED = messageTemplate({
  key: "payments.received",
  subject: "We received your payment",
  text: "Hi {firstName},\n\nWe received {amount} for order {orderNumber} ({display}). Your invoice {number} is attached. Your balance due is {open} of {total}.\n\nQuestions? Call {supportPhone}.",
  action: OPEN_ORDER,
});

/** Bank money that was on its way and did not come. */
export const PAYMENT_FAILED = messageTemplate({
  key: "payments.failed",
  subject: "Your payment did not go through",
  text: "Hi {firstName},\n\nYour payment of {amount} for order {orderNumber} ({display}) did not go through. Nothing was charged. Please open your order and pay again, or choose another way to pay.\n\nQuestions? Call {supportPhone}.",
});

/** The same as a text message. */
export const PAYMENT_FAILED_SMS = messageTemplate({
  key: "payments.failedSms",
  subject: "Your payment did not go through",
  text: "{brand}: {firstName}, your payment of {amount} did not go through. Nothing was charged. Please open order {orderNumber} and pay again. Questions? Call {supportPhone}.",
});

/** The bank took a payment back that had arrived. */
export const PAYMENT_RETURNED = messageTemplate({
  key: "payments.returned",
  subject: "Your bank returned your payment",
  text: "Hi {firstName},\n\nYour bank reversed the payment of {amount} for order {orderNumber} ({display}). We can't hand your vehicle over until it is paid. Please open your order and pay again, or choose another way to pay.\n\nQuestions? Call {supportPhone}.",
});

/** The same as a text message. */
export const PAYMENT_RETURNED_SMS = messageTemplate({
  key: "payments.returnedSms",
  subject: "Your bank returned your payment",
  text: "{brand}: {firstName}, your bank reversed your payment of {amount}. Please open order {orderNumber} and pay again. Questions? Call {supportPhone}.",
});

/** A payment was lost after the car was handed over; the steps of the order are closed by then. */
export const PAYMENT_LOST_AFTER_HANDOVER = messageTemplate({
  key: "payments.lostAfterHandover",
  subject: "A payment for your {vehicle} is missing",
  text: "Hi {firstName},\n\nWe don't have the payment of {amount} for order {orderNumber} ({display}): your bank returned it or did not send it. You still owe it for the {vehicle} we delivered to you. Please call us at {supportPhone} to pay it another way.",
});

/** The same as a text message. */
export const PAYMENT_LOST_AFTER_HANDOVER_SMS = messageTemplate({
  key: "payments.lostAfterHandoverSms",
  subject: "A payment is missing",
  text: "{brand}: {firstName}, your bank returned or did not send your payment of {amount} for the {vehicle}. Please call {supportPhone} to pay it another way.",
});

/** Money of a canceled order, or a payment too much, went back. */
export const PAYMENT_REFUNDED = messageTemplate({
  key: "payments.refunded",
  subject: "Your refund is on its way",
  text: "Hi {firstName},\n\nWe refunded {amount} for order {orderNumber} to {display}. Banks take a few days to show it.\n\nQuestions? Call {supportPhone}.",
});

/** To the retailer: somebody has to act. */
export const PAYMENT_ALERT = messageTemplate({
  key: "payments.alert",
  isForRetailer: true,
  subject: "A payment needs your attention: order {orderNumber}",
  text: "Order {orderNumber}: {what}\n\nPayment: {amount} ({display}).",
});

/** What became of a charge, after the card or account it was made from. */
export const CHARGE_WORDS: Readonly<Record<ChargeState, string>> = {
  "on-its-way": english("on its way"),
  "being-checked": english("being checked"),
  received: english("received"),
  "not-charged": english("not charged"),
  returned: english("returned by your bank"),
  released: english("hold released, not charged"),
};

/** Shopper texts of the payment step; a tenant may override a key. */
export const paymentsMessages = {
  /** PMT-03 */
  tooManyInvoices: "You've asked for this invoice many times. Try again in {wait}.",
  noInvoiceYet: "There is no invoice yet. It's made once you submit your order.",
  invoiceBusy: "We can't make your invoice right now. Try again in a moment.",
  /** MSG-47 */
  failed:
    "We encountered an issue processing your payment. Please try again or try using another payment method.",
  /** MSG-48 */
  overCardLimit: "This amount is over the card limit of {limit}. Link a bank account to pay by ACH.",
  overAchLimit:
    "This amount is over the limit of {limit} for a bank account typed in by hand. Link your bank account instead.",
  /** PMT-05 */
  bankDelay: "Bank payments take up to 3 business days.",
  /** MSG-49 */
  walletFailed: "We couldn't verify your wallet. Use another payment method.",
  /** A failure that came after the money had arrived. */
  returned: "Your bank returned your payment. Please pay again or choose another way to pay.",
  /** A hold that was let go. */
  released: "The hold on your payment was released. Nothing was charged.",
  notSigned: "Sign your contract first.",
  /** LEND-02 */
  offerTakenBack: "Your lender took its offer back, so nothing was charged. Choose another way to pay first.",
  alreadyPaid: "A payment for this order is already under way or complete.",
  tokenInvalid: "Enter your payment details again.",
  linkFailed: "We couldn't link your bank account. Please try again.",
  nothingDue: "There is nothing to pay.",
} as const;
