import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** A lender's new word, or a person's about a letter, moved what is owed. */
export const PAYOFF_CHANGED = messageTemplate({
  key: "payoff.changed",
  subject: "The payoff on your {car} is now {amount}",
  text: "Hi {firstName},\n\nThe payoff on your {car} at {lender} is now {amount}, {difference} than before. It is good through {goodThrough}; each day after that adds {perDiem}.\n\nA deal that you have not submitted counts the new amount, so its total has changed. An order that you already submitted has not changed. {brand} will show you any difference before you sign or accept anything.\n\nYou authorized {brand} to request this amount from {lender}, or sent us its letter.\n\nQuestions? Call {supportPhone}.",
  action: { label: "See your trade-in", url: "{link}" },
});

/** The quote or letter has run out, and nobody gave a new one. */
export const PAYOFF_ENDED = messageTemplate({
  key: "payoff.ended",
  subject: "The payoff on your {car} has expired",
  text: "Hi {firstName},\n\nThe payoff of {amount} on your {car} at {lender} was good through {goodThrough}. Until there is a new one, {brand} adds {perDiem} for each day, as an estimate.\n\nAsk your lender for a new payoff letter, or enter your loan again.\n\nQuestions? Call {supportPhone}.",
  action: { label: "See your trade-in", url: "{link}" },
});

/** A person could not use the letter. */
export const LETTER_REFUSED = messageTemplate({
  key: "payoff.letterRefused",
  subject: "We couldn't use your payoff letter",
  text: "Hi {firstName},\n\n{brand} couldn't use the letter from {lender} about your {car}. We need one that shows your name, the payoff amount, the interest for each day, and the last day it is good.\n\nQuestions? Call {supportPhone}.",
  action: { label: "Send another letter", url: "{link}" },
});
