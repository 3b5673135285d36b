import { useTexts } from "#platform/browser/texts/texts.tsx";
import { type ProfileTextKey, profileTexts } from "../profile-texts.ts";

/** Words of the profile page, the retailer's first, with the blanks in braces filled in. */
export function useProfileText(): (key: ProfileTextKey, values?: Readonly<Record<string, string>>) => string {
  const text = useTexts(profileTexts);
  return (key, values = {}) =>
    text(key).replace(/\{(\w+)\}/gu, (blank, name: string) => values[name] ?? blank);
}
