import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import { english } from "#platform/shared/texts/text.ts";

export const protectionContractsMessages = {
  unavailable: english(
    "The plan's administrator can't be reached right now. Please try again in a few minutes.",
  ),
  notFound: english("We couldn't find this plan."),
  notDelivered: english(
    "You don't have the car yet. To take the plan off your order before then, call us: you get the full price back.",
  ),
  notInForce: english("This plan isn't in force yet. Please try again later, or call us."),
  alreadyCanceled: english("This plan is already canceled."),
  voided: english("This plan ended with your order. Its full price was refunded."),
  ended: english("This plan has ended, so nothing is left to refund."),
  beforeSale: english("The plan starts on the day of the sale. It can be canceled from then on."),
  quoteGone: english("These figures are no longer current. Please look at them again."),
  milesBelowSale: english("Enter at least the miles the car had when you bought it."),
  callUs: english("The plan's administrator has a question. Please call us."),
  tooMany: english("You've asked many times. Try again in {wait}."),
};

/** To the retailer: the administrator said no to a contract that was sold. No personal data. */
export const PLAN_REFUSED = messageTemplate({
  key: "protectionContracts.refused",
  isForRetailer: true,
  subject: "A protection plan needs your attention: order {orderNumber}",
  text: `The administrator didn't accept the contract for "{plan}" of order {orderNumber}.

Its answer: {why}

The buyer's price was not changed. Clear this up with the administrator, then send the contract again, or take the plan off with the buyer.`,
});

/** To the buyer, with where the refund goes. */
export const PLAN_CANCELED = messageTemplate({
  key: "protectionContracts.canceled",
  subject: "Your {plan} is canceled: {amount} back",
  text: "Hi {firstName},\n\nYour {plan} (contract {contractNumber}) ended on {day}. Your confirmation number is {cancellationNumber}.\n\n{whereTo}\n\nQuestions? Call {supportPhone}.",
  preheader: "{amount} is refunded.",
  action: { label: "Open your order", url: "{link}" },
});

/** To the retailer: what has to be paid, and to whom. */
export const REFUND_DUE = messageTemplate({
  key: "protectionContracts.refundDue",
  isForRetailer: true,
  subject: "Refund of a protection plan to pay: order {orderNumber}",
  text: `"{plan}" of order {orderNumber} was canceled ({cancellationNumber}).

Refund: {amount}
Pay it to: {payee}
The administrator credits you: {administratorPart}. Your own part: {retailerPart}

Report the payment once it is made (reference {reference}); the order then shows it to the buyer.`,
});

/** To the retailer: the payment service pays; only the administrator's credit has to be watched. */
export const REFUND_SENT = messageTemplate({
  key: "protectionContracts.refundSent",
  isForRetailer: true,
  subject: "Refund of a protection plan was sent: order {orderNumber}",
  text: `"{plan}" of order {orderNumber} was canceled ({cancellationNumber}).

Your payment service sends {amount} to {payee} (reference {reference}). You have nothing to pay.
The administrator credits you: {administratorPart}. Your own part: {retailerPart}`,
});

/** To the buyer. */
export const REFUND_RETURNED = messageTemplate({
  key: "protectionContracts.refundReturned",
  subject: "Your refund of {amount} came back to us",
  text: "Hi {firstName},\n\nThe refund of {amount} for your {plan} came back to us on {day}. We'll send it another way within 30 days. You don't have to do anything.\n\nQuestions? Call {supportPhone}.",
  action: { label: "Open your order", url: "{link}" },
});

/** To the buyer. */
export const REFUND_PAID = messageTemplate({
  key: "protectionContracts.refundPaid",
  subject: "Your refund of {amount} was paid",
  text: "Hi {firstName},\n\nThe refund of {amount} for your {plan} was paid on {day}. {whereTo}\n\nQuestions? Call {supportPhone}.",
  action: { label: "Open your order", url: "{link}" },
});
