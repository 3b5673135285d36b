import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import { english } from "#platform/shared/texts/text.ts";

export const planPurchasesMessages = {
  notFound: english("We couldn't find this purchase."),
  closed: english("No plan can be added to this order anymore."),
  changed: english("The price or the plan changed since you read it. Please look again."),
  milesBelowSale: english("Enter at least the miles the car had when you bought it."),
};

/** To the buyer: paid, and what it did not change. */
export const PLAN_BOUGHT = messageTemplate({
  key: "planPurchases.bought",
  subject: "You bought {plan}",
  text: "Hi {firstName},\n\nYour payment of {amount} for {plan} arrived. The contract number follows on the page of your order within a day.\n\nThis was a separate purchase: it didn't change the price, the loan or the papers of your car. You can cancel the plan online at any time.\n\nQuestions? Call {supportPhone}.",
  action: { label: "Open your order", url: "{link}" },
});

/** To the buyer: not paid, so there is no plan. */
export const PLAN_NOT_PAID = messageTemplate({
  key: "planPurchases.notPaid",
  subject: "Your payment for {plan} didn't go through",
  text: "Hi {firstName},\n\nYour payment of {amount} for {plan} didn't go through, so you don't have this plan. Your car and its contract aren't affected.\n\nQuestions? Call {supportPhone}.",
  action: { label: "Open your order", url: "{link}" },
});
