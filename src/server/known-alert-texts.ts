import { alertTexts } from "#modules/analytics/server/alert-texts.ts";
import { SPANISH } from "./language/spanish.ts";
import { TEXTS } from "./language/texts.ts";

/**
 * The only words that analytics may keep of an alert (AN-01): the product's own. The translations name every text that
 * can stand on a screen, of all modules (a test keeps untranslated words out), so no module can be forgotten here.
 */
export const knownAlertTexts = alertTexts([
  ...Object.values(TEXTS),
  Object.fromEntries(Object.keys(SPANISH).map((text) => [text, text])),
]);
