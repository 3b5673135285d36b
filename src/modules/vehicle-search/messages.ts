/** Shopper texts of search by key; a tenant may override a key. Wordings of the requirements are exact. */
export const searchMessages = {
  /** MSG-36 */
  "search.noMatches": "No vehicles match your search.",
  /** VAL-13 */
  "search.zipMalformed": "Enter a 5-digit US zip code.",
  /** MSG-25 */
  "search.zipUnknown": "Sorry, we're unable to locate the zip code you provided. Please try again.",
  /** MSG-35 */
  "search.zipUnsupported": "We don't serve this zip code yet.",
  /** MSG-24 */
  "search.paymentsDown": "Sorry, we're unable to show personalized payments. Please try again.",
  "search.termsNotValid": "Your personalized payments have ended. Pre-qualify again to see what you'd pay.",
  "search.tooManyTerms": "You changed your terms too often. Please try again later.",
} as const;
