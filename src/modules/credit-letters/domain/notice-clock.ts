import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";

/** 12 CFR 1002.9(a)(1)(i) to (iii). */
const DAYS_TO_NOTIFY = 30;
/** 12 CFR 1002.9(a)(1)(iv). */
const DAYS_AFTER_COUNTER = 90;
/** What is owed goes out so long before it must. */
const DAYS_TO_SPARE = 5;
/** From then on the retailer knows that a letter is about to go. */
export const ESCALATE_DAYS_BEFORE = 10;

/** The same time of day, days later or earlier. */
export function instantAfter(instant: string, days: number): string {
  return addDays(instant.slice(0, 10), days) + instant.slice(10);
}

/** The last lawful moment of a notice about an application. */
export const dueOf = (appliedAt: string): string => instantAfter(appliedAt, DAYS_TO_NOTIFY);

/** The same of the action that one answer stands for: a counter-offer that was not accepted has its own time. */
export function dueOfAnswer({ state, receivedAt }: LenderAnswer, appliedAt: string): string {
  return state === "COUNTER_OFFER" ? instantAfter(receivedAt, DAYS_AFTER_COUNTER) : dueOf(appliedAt);
}

/** When a letter goes that nobody sent before: on day 25 of 30. */
export const spareOf = (dueAt: string): string => instantAfter(dueAt, -DAYS_TO_SPARE);
