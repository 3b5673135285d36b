import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of this module, formal usted. */
export const es: Dictionary = {};
