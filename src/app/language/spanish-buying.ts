import { es as identity } from "#modules/identity/texts/es-data.ts";

/** Texts of the pages from signing in to delivery, in one file for the browser. */
export const es: Readonly<Record<string, string>> = { ...identity };
