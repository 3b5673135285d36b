import type { Language } from "#platform/shared/language.ts";

/** `January 7, 2027` in the reader's language; the clocks of the law count days of UTC here. */
export function dayText(instant: string, language: Language): string {
  const locale = language === "es" ? "es-US" : "en-US";
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(instant));
}
