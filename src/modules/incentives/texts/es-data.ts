import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of this module's texts. */
export const es: Dictionary = {
  "This vehicle is no longer on our site.": "Este vehículo ya no está en nuestro sitio.",
};
