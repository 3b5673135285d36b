import { createContext, useContext } from "react";
import { inLanguage } from "#platform/shared/texts/language.ts";
import { englishText, type Text } from "#platform/shared/texts/text.ts";

const Overrides = createContext<Readonly<Record<string, string>>>({});
const Spoken = createContext<Text>(englishText);

/** Gives the retailer's own wordings, by message key, to everything below. */
export const TextOverrides = Overrides.Provider;

/** Gives the reader's language to everything below; English without it. */
export const TextProvider = Spoken.Provider;

/** `const t = useText()`, then `t("Buy this car")`; the same on the server and in the browser. */
export function useText(): Text {
  return useContext(Spoken);
}

/** For plain links, which know nothing of the router: `href={path("/sign-in")}` stays in the reader's language. */
export function usePath(): (path: string) => string {
  const { language } = useContext(Spoken);
  return (path) => inLanguage(language, path);
}

/**
 * Texts of a module with the retailer's wordings in their place: `const text = useTexts(inventoryMessages)`,
 * then `text("vehicle.sold")`. The same on the server and in the browser.
 */
export function useTexts<M extends Readonly<Record<string, string>>>(
  messages: M,
): (key: keyof M & string) => string {
  const overrides = useContext(Overrides);
  const t = useText();
  return (key) => overrides[key] ?? t(messages[key] ?? key);
}
