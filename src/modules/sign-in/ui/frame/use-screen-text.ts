import { useTexts } from "#platform/browser/texts/texts.tsx";
import { type ScreenMessageKey, screenMessages } from "../../screen-messages.ts";

/** Words of the auth screens, the retailer's first, with the blanks in braces filled in. */
export function useScreenText(): (
  key: ScreenMessageKey,
  values?: Readonly<Record<string, string>>,
) => string {
  const text = useTexts(screenMessages);
  return (key, values = {}) =>
    text(key).replace(/\{(\w+)\}/gu, (blank, name: string) => values[name] ?? blank);
}
