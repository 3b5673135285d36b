/** Shopper texts of this module by key; a tenant may override a key. */
export const promoCodesMessages = {
  "promo.refused": "This promo code can't be used on this order. Check the code and try again.",
  "promo.tooMany": "You have tried many promo codes. Please try again later.",
} as const;
