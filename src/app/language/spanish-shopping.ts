import { es as analytics } from "#modules/analytics/texts/es-data.ts";
import { es as app } from "../texts/es-data.ts";

/** Texts of the pages before a purchase, in one file for the browser. */
export const es: Readonly<Record<string, string>> = { ...analytics, ...app };
