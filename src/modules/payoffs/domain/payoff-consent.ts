import { english, fillText } from "#platform/shared/texts/text.ts";

/** What somebody agrees to before a lender is asked; the words are kept with the question. */
export const PAYOFF_CONSENT = english(
  "I authorize {brand} to request my payoff from {lender}, and {lender} to tell {brand} what I owe, the interest for each day, and where to send the payment. This doesn't affect my credit score.",
);

/** As it is kept: in English, with both names. */
export function consentWords(names: { readonly brand: string; readonly lender: string }): string {
  return fillText(PAYOFF_CONSENT, names);
}
