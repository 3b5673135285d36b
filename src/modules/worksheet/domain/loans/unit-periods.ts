import { addMonths, daysBetween, type CivilDate } from "#platform/shared/time/civil-date.ts";

/** Monthly unit periods from a contract to its first payment. */
interface UnitPeriods {
  readonly wholePeriods: number;
  /** Of a period of thirty days. */
  readonly oddDays: number;
}

/**
 * Regulation Z, Appendix J (b)(5): whole months counted back from the later date, then the days forward from the
 * earlier date to the start of the first of them.
 */
export function unitPeriods(from: CivilDate, to: CivilDate): UnitPeriods {
  let wholePeriods = 0;
  while (addMonths(to, -(wholePeriods + 1)) >= from) wholePeriods += 1;
  return { wholePeriods, oddDays: daysBetween(from, addMonths(to, -wholePeriods)) };
}
