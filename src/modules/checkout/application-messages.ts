import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

const OPEN = { label: "Open your application", url: "{link}" } as const;

export const RECEIVED = messageTemplate({
  key: "application.received",
  subject: "We received your credit application",
  text: "Hi {firstName},\n\nYour credit application for the {vehicle} (order {orderNumber}) is with the lenders. Most answer within minutes. We'll write to you as soon as there is an answer, and hold the car for you in the meantime.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const RECEIVED_SMS = messageTemplate({
  key: "application.receivedSms",
  subject: "We received your credit application",
  text: "{brand}: {firstName}, we received your credit application for the {vehicle}. We'll write to you as soon as there is an answer.",
});

/** Lenders were asked before about the same order; what they said then no longer counts. */
export const RECEIVED_AGAIN = messageTemplate({
  key: "application.receivedAgain",
  subject: "We received your updated credit application",
  text: "Hi {firstName},\n\nYou applied again for the {vehicle} (order {orderNumber}), and your updated application is with the lenders. It takes the place of your earlier one: offers and answers to that one no longer count. Most lenders answer within minutes. We'll write to you as soon as there is an answer, and hold the car for you in the meantime.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const RECEIVED_AGAIN_SMS = messageTemplate({
  key: "application.receivedAgainSms",
  subject: "We received your updated credit application",
  text: "{brand}: {firstName}, we received your updated credit application for the {vehicle}. It takes the place of your earlier one.",
});

export const OFFERS = messageTemplate({
  key: "application.offers",
  subject: "You have a credit offer for the {vehicle}",
  text: "Hi {firstName},\n\nGood news: there is an offer on your credit application for the {vehicle}. See what it costs, compare it with any others, and choose the one you want. {until}\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const OFFERS_SMS = messageTemplate({
  key: "application.offersSms",
  subject: "You have a credit offer",
  text: "{brand}: {firstName}, you have a credit offer for the {vehicle}. {until} Open order {orderNumber} to choose.",
});

export const COUNTER_OFFERS = messageTemplate({
  key: "application.counterOffers",
  subject: "You have a credit offer with different terms for the {vehicle}",
  text: "Hi {firstName},\n\nNo lender approved the deal exactly as you asked, but you have an offer for the {vehicle} with different terms. Open your application to see what changes and what it costs. {until}\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const COUNTER_OFFERS_SMS = messageTemplate({
  key: "application.counterOffersSms",
  subject: "You have a credit offer with different terms",
  text: "{brand}: {firstName}, you have a credit offer with different terms for the {vehicle}. {until} Open order {orderNumber} to see them.",
});

/** Its hold ended before a lender answered, and somebody else bought it. */
export const CAR_GONE = messageTemplate({
  key: "application.carGone",
  subject: "The {vehicle} has been sold",
  text: "Hi {firstName},\n\nA lender has now answered your credit application with an offer, but someone else bought the {vehicle} in the meantime, so the offer can't be used. We're sorry. Nothing was charged.\n\nYou can choose another car and apply for that one. Removing order {orderNumber} from your cart ends this application.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const CAR_GONE_SMS = messageTemplate({
  key: "application.carGoneSms",
  subject: "The {vehicle} has been sold",
  text: "{brand}: {firstName}, the {vehicle} was sold to someone else before a lender answered. Open order {orderNumber} to see what you can do.",
});

/** OP-49: the reasons come in a letter, never in this message. */
export const DECLINED = messageTemplate({
  key: "application.declined",
  subject: "There is an answer to your credit application",
  text: "Hi {firstName},\n\nNo lender approved your credit application for the {vehicle} as submitted. You'll get a letter with the reasons. Open your application to see what could change the answer, to apply again, or to pay another way.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

/** The same where lenders had said yes before. */
export const OFFERS_TAKEN_BACK = messageTemplate({
  key: "application.offersTakenBack",
  subject: "The offers for your {vehicle} were taken back",
  text: "Hi {firstName},\n\nThe lenders took their offers for the {vehicle} back, so none of them can be accepted any longer. You'll get a letter with the reasons. You owe nothing because of it. Open your application to see what could change the answer, to apply again, or to pay another way.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const ONE_TAKEN_BACK = messageTemplate({
  key: "application.oneTakenBack",
  subject: "A lender took its offer for your {vehicle} back",
  text: "Hi {firstName},\n\nA lender took its offer for the {vehicle} back, so that one can't be accepted any longer. Open your application to see the offers you still have. {until}\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

/** The same where no lender was asked. */
export const NOT_SENT = messageTemplate({
  key: "application.notSent",
  subject: "There is an answer to your credit application",
  text: "Hi {firstName},\n\nWe couldn't send your credit application for the {vehicle} to a lender: none of our lenders takes applications like yours. You'll get a letter with the reasons. Open your application to see them, or to pay another way.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const DECLINED_SMS = messageTemplate({
  key: "application.declinedSms",
  subject: "There is an answer to your credit application",
  text: "{brand}: {firstName}, there is an answer to your credit application for the {vehicle}. Open order {orderNumber} to see it.",
});

export const TIMED_OUT = messageTemplate({
  key: "application.timedOut",
  subject: "The lenders are taking longer than usual",
  text: "Hi {firstName},\n\nNo lender has answered your credit application for the {vehicle} yet. You don't have to do anything: an answer that comes later still counts, and we'll write to you. You can also withdraw the application and pay another way.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const FROZEN = messageTemplate({
  key: "application.frozen",
  subject: "A lender is waiting for you",
  text: "Hi {firstName},\n\nA lender can't read a credit file because it is frozen, so it can't decide about the {vehicle} yet. This is not a decline. Your application shows whom to ask to lift the freeze; tell us there once it is lifted.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const FROZEN_SMS = messageTemplate({
  key: "application.frozenSms",
  subject: "A lender is waiting for you",
  text: "{brand}: {firstName}, a lender is waiting for you before it decides about your {vehicle}. Open order {orderNumber} to see what to do.",
});

export const IN_REVIEW = messageTemplate({
  key: "application.inReview",
  subject: "Your credit application is under review",
  text: "Hi {firstName},\n\nA lender is reviewing your credit application for the {vehicle} by hand. This is not a decline. You don't have to do anything unless they contact you; we'll write to you as soon as there is an answer.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const ENDING_SOON = messageTemplate({
  key: "application.endingSoon",
  subject: "Your credit offer for the {vehicle} ends soon",
  text: "Hi {firstName},\n\nYou haven't chosen an offer for the {vehicle} yet. {until} After that, the offers expire and the car goes back on sale.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const ENDING_SOON_SMS = messageTemplate({
  key: "application.endingSoonSms",
  subject: "Your credit offer ends soon",
  text: "{brand}: {firstName}, your credit offer for the {vehicle} ends soon. {until} Open order {orderNumber} to choose.",
});

export const RAN_OUT = messageTemplate({
  key: "application.ranOut",
  subject: "Your credit offers for the {vehicle} have expired",
  text: "Hi {firstName},\n\nYour offers for the {vehicle} have expired, and we're no longer holding the car for you. While it is for sale, you can apply again or pay another way: order {orderNumber} is in your cart.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const ENDED = messageTemplate({
  key: "application.ended",
  subject: "Your credit application has ended",
  text: "Hi {firstName},\n\nYour credit application for the {vehicle} (order {orderNumber}) has ended, as you asked. Nothing was charged. You can apply again or pay another way while the car is for sale.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

/** The lender of an accepted offer no longer stands behind it. */
export const OFFER_GONE = messageTemplate({
  key: "application.offerGone",
  subject: "Your lender took its offer back",
  text: "Hi {firstName},\n\nThe lender whose offer you accepted for the {vehicle} has taken it back, so order {orderNumber} can't go ahead with this loan. You owe nothing, and we're still holding the car for you.\n\nYou can apply to other lenders or pay another way. Or call us: we may find another lender for you.\n\nQuestions? Call {supportPhone}.",
});

export const OFFER_GONE_SMS = messageTemplate({
  key: "application.offerGoneSms",
  subject: "Your lender took its offer back",
  text: "{brand}: {firstName}, your lender took back its offer for the {vehicle}. Open order {orderNumber} to choose another way to pay. Questions? Call {supportPhone}.",
});
