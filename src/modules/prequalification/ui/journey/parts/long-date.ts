import type { Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";

/** `January 7, 2027` of an ISO date, in the reader's language. */
export function longDate(t: Text, isoDate: string): string {
  return dayText(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`), t.language);
}
