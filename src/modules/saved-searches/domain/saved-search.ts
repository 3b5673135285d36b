import { DAY_MS } from "#platform/shared/time/durations.ts";
import type { Text } from "#platform/shared/texts/text.ts";

/** Saved searches of one account; more would be a mistake of a program. */
export const MAX_SAVED_SEARCHES = 50;
export const MAX_NAME_LENGTH = 80;

/** Between two mails to one person, in milliseconds. */
export const MAIL_EVERY_MS = DAY_MS;

/** One saved search as its owner sees it (SRCH-08). */
export interface SavedSearchView {
  readonly id: string;
  readonly name: string;
  /** Canonical query string, without `?`. */
  readonly search: string;
  /** Whether news go out by mail. */
  readonly notify: boolean;
  /** Vehicles it finds now. */
  readonly total: number;
  /** Those of them that came since its owner last looked. */
  readonly newCount: number;
  /** ISO instant. */
  readonly createdAt: string;
}

/** A name out of the conditions of a search, cut at a whole condition where it is too long. */
export function suggestName(t: Text, conditions: readonly string[]): string {
  let name = conditions[0]?.slice(0, MAX_NAME_LENGTH) ?? t("All vehicles");
  for (const condition of conditions.slice(1)) {
    const longer = `${name}, ${condition}`;
    if (longer.length > MAX_NAME_LENGTH) break;
    name = longer;
  }
  return name;
}

/** One search of which a mail tells. */
interface SearchNews {
  readonly name: string;
  readonly count: number;
}

const MOST_NAMED = 3;

/** What is new, in a sentence or two: `2 new cars match “Toyota RAV4”. 1 new car matches “Under $20,000”.` */
export function newsSummary(t: Text, news: readonly SearchNews[]): string {
  const sentences = news.slice(0, MOST_NAMED).map(({ name, count }) => {
    const total = count.toLocaleString("en-US");
    return t("{total} new {count:car matches|cars match} “{name}”.", { count, total, name });
  });
  const others = news.length - MOST_NAMED;
  if (others > 0)
    sentences.push(t("New matches in {count} more {count:search|searches}.", { count: others }));
  return sentences.join(" ");
}

/** `1 new car`, `12 new cars`. */
export function newCars(t: Text, count: number): string {
  return t("{total} new {count:car|cars}", { count, total: count.toLocaleString("en-US") });
}
