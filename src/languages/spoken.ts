import { english } from "./en/language.ts";
import { spanish } from "./es/language.ts";

/** Languages the product speaks, by the first part of their addresses; the first one is what its texts are written in. */
export const SPOKEN = { en: english, es: spanish } as const;
