import { createContext, useContext } from "react";
import { inLanguage } from "#platform/shared/texts/language.ts";
import type { CompiledMessage, Message } from "#platform/shared/texts/message.ts";
import { englishText, rewordedText, type Text } from "#platform/shared/texts/text.ts";

type Wordings = Readonly<Record<string, CompiledMessage>>;

const NONE: Wordings = {};
const Overrides = createContext<Wordings>(NONE);
const Spoken = createContext<Text>(englishText);

/** Gives the retailer's own wordings, by the browser's keys, to everything below; the server's `t` knows them. */
export const TextOverrides = Overrides.Provider;

/** Gives the reader's language to everything below; English without it. */
export const TextProvider = Spoken.Provider;

/** `const t = useText()`, then `t("cart.buy", "Buy this car")`; the same on the server and in the browser. */
export function useText(): Text {
  const spoken = useContext(Spoken);
  const own = useContext(Overrides);
  return import.meta.env.SSR || Object.keys(own).length === 0 ? spoken : reworded(spoken, own);
}

const made = new WeakMap<Wordings, Text>();

function reworded(spoken: Text, own: Wordings): Text {
  let t = made.get(own);
  if (t === undefined) {
    t = rewordedText(spoken, own);
    made.set(own, t);
  }
  return t;
}

/** For plain links, which know nothing of the router: `href={path("/sign-in")}` stays in the reader's language. */
export function usePath(): (path: string) => string {
  const { language } = useContext(Spoken);
  return (path) => inLanguage(language, path);
}

/**
 * Texts of a module by their key: `const text = useTexts(inventoryMessages)`, then `text("vehicle.sold")`. The same on
 * the server and in the browser.
 */
export function useTexts<M extends Readonly<Record<string, string | Message>>>(
  messages: M,
): (key: keyof M & string) => string {
  const t = useText();
  return (key) => {
    const message = messages[key] ?? key;
    return typeof message === "string" ? t(key, message) : t(message);
  };
}
