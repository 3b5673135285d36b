import { daysAfter } from "#platform/shared/time/days-after.ts";
import type { TransitionTable } from "#platform/shared/transition-table.ts";

/** What people may ask: what is known, to erase it, to correct it, not to have it sold or shared. */
export const PRIVACY_REQUEST_KINDS = ["access", "delete", "correct", "opt-out"] as const;
export type PrivacyRequestKind = (typeof PRIVACY_REQUEST_KINDS)[number];

export const PRIVACY_REQUEST_STATUSES = [
  "AWAITING_CONFIRMATION",
  "OPEN",
  "EXTENDED",
  "COMPLETED",
  "DENIED",
  "LAPSED",
] as const;
export type PrivacyRequestStatus = (typeof PRIVACY_REQUEST_STATUSES)[number];

/** PRIV-01: a request counts once its sender is proven; it is answered in time, extended once, or denied with a reason. */
export const privacyRequestTransitions: TransitionTable<PrivacyRequestStatus> = {
  name: "privacy request",
  start: ["AWAITING_CONFIRMATION", "OPEN"],
  moves: {
    AWAITING_CONFIRMATION: ["OPEN", "LAPSED", "DENIED"],
    OPEN: ["EXTENDED", "COMPLETED", "DENIED"],
    EXTENDED: ["COMPLETED", "DENIED"],
    COMPLETED: [],
    DENIED: [],
    LAPSED: [],
  },
};

/** PRIV-01: days from receipt to the answer, and with an extension that was announced with its reason. */
export const RESPONSE_DAYS = 45;
export const EXTENDED_DAYS = 90;
/** PRIV-01: access requests of one person in twelve months. */
const FREE_ACCESS_REQUESTS = 2;
export const ACCESS_WINDOW_DAYS = 365;
/** An address that nobody confirms in this time is taken for a mistyped or a stranger's one. */
export const CONFIRM_DAYS = 10;
/** A report can be fetched this long. */
export const REPORT_DAYS = 30;
/** The retailer is reminded this long before the clock runs out, and every day after. */
export const REMIND_DAYS = 10;
/** Records of requests and answers are kept this long (11 CCR 7101: at least 24 months). */
export const KEEP_DAYS = 731;

/**
 * When one more access request becomes free, or undefined when it is free now.
 * @param received when the person's earlier access requests came in, in any order
 */
export function nextFreeAccess(received: readonly Date[], now: Date): Date | undefined {
  const since = daysAfter(now, -ACCESS_WINDOW_DAYS);
  const counted = received
    .filter((at) => at > since)
    .toSorted((one, other) => one.getTime() - other.getTime());
  const first = counted[counted.length - FREE_ACCESS_REQUESTS];
  return first && daysAfter(first, ACCESS_WINDOW_DAYS);
}

/** Erasing and telling is done by the product; what somebody must decide waits for the retailer's people. */
export function needsPerson(kind: PrivacyRequestKind): boolean {
  return kind === "correct" || kind === "opt-out";
}
