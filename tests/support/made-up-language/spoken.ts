import { english } from "#languages/en/language.ts";
import { spanish } from "#languages/es/language.ts";
import { french } from "./language.ts";

/** What `#languages/spoken.ts` is with one line more. */
export const SPOKEN = { en: english, es: spanish, fr: french } as const;
