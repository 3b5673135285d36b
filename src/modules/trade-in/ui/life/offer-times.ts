import { LOCALES } from "#platform/shared/texts/language.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";

/** `Wednesday, December 2, 7:35 PM CST` of an instant, where the retailer's people are. */
export function momentText(t: Text, iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALES[t.language], {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).format(new Date(iso));
}

/** Whole days that are left of an offer, the last one included; 0 when it has ended. */
export function daysLeft(expiresAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / DAY_MS));
}
