import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

export const PAID_OFF = messageTemplate({
  key: "tradeIn.paidOff",
  subject: "Your trade-in is paid off",
  text: "Hi {firstName},\n\nWe paid {amount} to your lender on {day} for your {car}. {difference}\n\nYour lender now releases the title; we'll email you when it does. Questions about order {orderNumber}? Call {supportPhone}.",
});

/** Of a leased car, whose lessor sells it. */
export const BOUGHT_OUT = messageTemplate({
  key: "tradeIn.boughtOut",
  subject: "Your leased car is paid for",
  text: "Hi {firstName},\n\nWe paid {amount} to your leasing company on {day} for your {car}. {difference}\n\nIt now sends us the title; we'll email you when it does. Until it confirms that your lease is closed, keep making its payments. Questions about order {orderNumber}? Call {supportPhone}.",
});

export const PAID_OFF_SMS = messageTemplate({
  key: "tradeIn.paidOffSms",
  subject: "Your trade-in is paid off",
  text: "{brand}: {firstName}, we paid off your {car} on {day}. {difference} Questions about order {orderNumber}? Call {supportPhone}.",
});

export const RELEASED = messageTemplate({
  key: "tradeIn.released",
  subject: "The title of your trade-in is released",
  text: "Hi {firstName},\n\nYour lender released the title of your {car}. Nothing is left for you to do: the loan is over. You can check your credit report in about two months; the account should be closed.\n\nQuestions about order {orderNumber}? Call {supportPhone}.",
});

export const LEASE_CLOSED = messageTemplate({
  key: "tradeIn.leaseClosed",
  subject: "The title of your leased car is released",
  text: "Hi {firstName},\n\nYour leasing company released the title of your {car}. If it still bills you for extra miles or wear, ask it for the final statement of your lease.\n\nQuestions about order {orderNumber}? Call {supportPhone}.",
});

export const RELEASED_SMS = messageTemplate({
  key: "tradeIn.releasedSms",
  subject: "The title of your trade-in is released",
  text: "{brand}: {firstName}, the title of your {car} is released. Nothing is left for you to do. Questions about order {orderNumber}? Call {supportPhone}.",
});

/** Read by the retailer's own people. */
export const PAYOFF_DUE = messageTemplate({
  key: "tradeIn.payoffDue",
  isForRetailer: true,
  subject: "A trade-in payoff is due: order {orderNumber}",
  text: "The payoff of the {car}, traded in with order {orderNumber}, is due on {day}: {amount}. It isn't recorded as paid. Please pay the lender, and record the payoff.",
});

export const ANSWERED = messageTemplate({
  key: "tradeIn.answered",
  isForRetailer: true,
  subject: "The buyer answered about the trade-in: order {orderNumber}",
  text: "The buyer of order {orderNumber} answered what is different about the {car}: {answer}",
});
