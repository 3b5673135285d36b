import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of this module's texts. */
export const es: Dictionary = {
  "This promo code can't be used on this order. Check the code and try again.":
    "Este código de promoción no se puede usar en este pedido. Revise el código e intente de nuevo.",
  "You have tried many promo codes. Please try again later.":
    "Ha probado muchos códigos de promoción. Intente de nuevo más tarde.",
};
