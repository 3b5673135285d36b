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

export const OFFERS = messageTemplate({
  key: "application.offers",
  subject: "You have an offer for your {vehicle}",
  text: "Hi {firstName},\n\nThere is an answer to your credit application for the {vehicle}: you have an offer. Compare what each one costs and choose the one you want. {until}\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const OFFERS_SMS = messageTemplate({
  key: "application.offersSms",
  subject: "You have an offer",
  text: "{brand}: {firstName}, you have an offer for your {vehicle}. {until} Open order {orderNumber} to choose.",
});

export const COUNTER_OFFERS = messageTemplate({
  key: "application.counterOffers",
  subject: "A lender made you another offer for your {vehicle}",
  text: "Hi {firstName},\n\nNo lender took the deal as you asked for it, but there is an offer with other terms for the {vehicle}. Open your application to see what is different and what it costs. {until}\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const COUNTER_OFFERS_SMS = messageTemplate({
  key: "application.counterOffersSms",
  subject: "A lender made you another offer",
  text: "{brand}: {firstName}, a lender offers you other terms for your {vehicle}. {until} Open order {orderNumber} to see them.",
});

/** OP-49: the reasons come in a letter, never in this message. */
export const DECLINED = messageTemplate({
  key: "application.declined",
  subject: "There is an answer to your credit application",
  text: "Hi {firstName},\n\nNo lender approved your credit application for the {vehicle} as it is. You'll receive a notice with the reasons by email. In your application you can see what might change the answer, apply again, or pay another way.\n\nQuestions? Call {supportPhone}.",
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
  subject: "A person is looking at your credit application",
  text: "Hi {firstName},\n\nSomebody at a lender is looking at your credit application for the {vehicle}. This is not a decline. You don't have to do anything unless they contact you; we'll write to you as soon as there is an answer.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const ENDING_SOON = messageTemplate({
  key: "application.endingSoon",
  subject: "Your offer for the {vehicle} ends soon",
  text: "Hi {firstName},\n\nYou haven't chosen an offer for the {vehicle} yet. {until} After that the offers are gone, and the car is for sale again.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const ENDING_SOON_SMS = messageTemplate({
  key: "application.endingSoonSms",
  subject: "Your offer ends soon",
  text: "{brand}: {firstName}, your offer for the {vehicle} ends soon. {until} Open order {orderNumber} to choose.",
});

export const RAN_OUT = messageTemplate({
  key: "application.ranOut",
  subject: "Your offers for the {vehicle} have run out",
  text: "Hi {firstName},\n\nThe offers for the {vehicle} have run out, and we no longer hold the car for you. While it is for sale, you can apply again or pay another way: order {orderNumber} is in your cart.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});

export const ENDED = messageTemplate({
  key: "application.ended",
  subject: "Your credit application has ended",
  text: "Hi {firstName},\n\nYour credit application for the {vehicle} (order {orderNumber}) has ended, as you asked. Nothing was charged. You can apply again or pay another way while the car is for sale.\n\nQuestions? Call {supportPhone}.",
  action: OPEN,
});
