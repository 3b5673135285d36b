import { DAY_MS } from "#platform/shared/time/durations.ts";

/** What somebody said about being counted; `unasked` until they did. */
export type Consent = "yes" | "no" | "unasked";

/** Browsers that ask not to be tracked are not, and are not asked (Do Not Track, Global Privacy Control). */
interface PrivacySignals {
  readonly doNotTrack?: string | null | undefined;
  readonly globalPrivacyControl?: boolean | undefined;
}

/** A choice is asked for again after a year. */
const VALID_MS = 365 * DAY_MS;

export function refusesTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === "1" || doNotTrack === "yes";
}

/**
 * @param kept what `keptChoice` wrote, or null
 * @param now epoch milliseconds
 */
export function consentOf(kept: string | null, now: number): Consent {
  const [choice, since] = (kept ?? "").split(" ");
  if (choice !== "yes" && choice !== "no") return "unasked";
  return now - Number(since) < VALID_MS ? choice : "unasked";
}

export function keptChoice(choice: "yes" | "no", now: number): string {
  return `${choice} ${now}`;
}
