import { addDays, type CivilDate, daysBetween } from "#platform/shared/time/civil-date.ts";
import { instantOfLocalTime, localTimeOf } from "#platform/shared/time/zoned-time.ts";
import {
  type QualificationState,
  qualificationAfter,
} from "#modules/prequalification/domain/qualification.ts";

/** PQ-07; somebody who was declined may try again after as long. */
const VALID_DAYS = 30;

/** Days of one result, as ISO dates where the retailer is. */
interface ResultDays {
  readonly asOf: CivilDate;
  /** The last day on which the terms count, or the first on which a declined person may try again. */
  readonly last: CivilDate;
  /** Milliseconds since 1970: the midnight after that day. */
  readonly overAt: number;
}

/** The days of a result that is made at an instant (milliseconds since 1970). */
export function resultDays(now: number, timeZone: string): ResultDays {
  const { date: asOf } = localTimeOf(now, timeZone);
  const last = addDays(asOf, VALID_DAYS);
  return { asOf, last, overAt: instantOfLocalTime({ date: addDays(last, 1), minutes: 0 }, timeZone) };
}

/** Whole days until the last one; 0 is today, negative is over (PQ-08). */
export function daysLeft(validUntil: CivilDate, today: CivilDate): number {
  return daysBetween(today, validUntil);
}

/** Table H as it is today: nobody waits for a task to learn that terms are over. */
export function stateToday(
  { state, validUntil }: { readonly state: QualificationState; readonly validUntil: CivilDate | null },
  today: CivilDate,
): QualificationState {
  if (validUntil === null || daysLeft(validUntil, today) >= 0) return state;
  return qualificationAfter(state, "expired") ?? state;
}
