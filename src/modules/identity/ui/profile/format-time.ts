import { type Language, LOCALES } from "#platform/shared/language.ts";

/** `Jun 10, 2026`, in the reader's own zone: it is their own list. */
export function formatDay(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "medium" }).format(new Date(iso));
}

/** `Jun 10, 2026, 10:00 AM`. */
export function formatMinute(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(iso),
  );
}
