import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** TRADE-06, TRADE-10: the offer is kept, or a person made it. */
export const OFFER_READY = messageTemplate({
  key: "tradeIn.offerReady",
  subject: "Your offer for the {car}: {amount}",
  text: "Hi {firstName},\n\n{brand} offers {amount} for your {car}. The offer is good through {lastDay}, for the miles and condition you described.\n\nYou can take it off the price of your next car, or sell us yours without buying one.\n\nQuestions? Call {supportPhone}.",
  preheader: "Good through {lastDay}.",
  action: { label: "See the offer", url: "{link}" },
});

export const NEEDS_MORE = messageTemplate({
  key: "tradeIn.needsMore",
  subject: "We need another look at your {car}",
  text: "Hi {firstName},\n\nTo make you an offer for your {car}, {brand} needs to know more about it. We'll call or write to you, or you can call {supportPhone} at any time.",
  action: { label: "See your trade-in", url: "{link}" },
});

/** MSG-40. */
export const NOT_TAKEN = messageTemplate({
  key: "tradeIn.notTaken",
  subject: "About your {car}",
  text: "Hi {firstName},\n\nWe're sorry: {brand} can't make an offer for your {car}. You can still buy any of our cars without a trade-in.\n\nQuestions? Call {supportPhone}.",
  action: { label: "See your trade-in", url: "{link}" },
});

/** Read by the retailer's own people: what a shopper said about a car that waits for their word (TRADE-05). */
export const APPRAISAL_ASKED = messageTemplate({
  key: "tradeIn.appraisalAsked",
  isForRetailer: true,
  subject: "Appraise a trade-in: {car}",
  text: "A shopper asks what their {car} is worth: {miles} miles, zip code {zipCode}. They were told to expect an answer by {due}.\n\n{answers}\n\nAnswer with the event trade-in.available, trade-in.needs-more or trade-in.denied for {tradeInId}, version {version}.",
});

export const OFFER_ENDS = messageTemplate({
  key: "tradeIn.offerEnds",
  subject: "Your offer for the {car} ends on {lastDay}",
  text: "Hi {firstName},\n\nOur offer of {amount} for your {car} is good through {lastDay}. After that we'd be glad to make a new one; it may be higher or lower.\n\nQuestions? Call {supportPhone}.",
  action: { label: "See the offer", url: "{link}" },
});
