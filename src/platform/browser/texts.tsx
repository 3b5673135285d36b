import { createContext, useContext } from "react";

const Overrides = createContext<Readonly<Record<string, string>>>({});

/** Gives the retailer's own wordings, by message key, to everything below. */
export const TextOverrides = Overrides.Provider;

/**
 * Texts of a module with the retailer's wordings in their place: `const text = useTexts(inventoryMessages)`,
 * then `text("vehicle.sold")`. The same on the server and in the browser.
 */
export function useTexts<M extends Readonly<Record<string, string>>>(
  messages: M,
): (key: keyof M & string) => string {
  const overrides = useContext(Overrides);
  return (key) => overrides[key] ?? messages[key] ?? key;
}
