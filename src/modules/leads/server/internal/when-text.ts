import { type Language, LOCALES } from "#platform/shared/texts/language.ts";
import type { WishedTime } from "../../domain/wished-time.ts";

/** `Saturday, November 28, 2:30 PM CST`, or the day alone where any time of it will do. */
export function whenText({ from, isAnyTime }: WishedTime, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    ...(!isAnyTime && { hour: "numeric", minute: "2-digit", timeZoneName: "short" }),
  }).format(from);
}
