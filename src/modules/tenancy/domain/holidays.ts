import type { Holiday } from "#platform/shared/settings/holiday-names.ts";
import { addDays, type CivilDate, dayOfWeek } from "#platform/shared/time/civil-date.ts";

/** Day of a year on which a holiday falls. */
type Rule = (year: string) => CivilDate;

const MONDAY = 1;
const THURSDAY = 4;

const fixed =
  (monthDay: string): Rule =>
  (year) =>
    `${year}-${monthDay}`;

/** The n-th such weekday of a month; the month as `01` to `12`. */
const nth =
  (count: number, weekday: number, month: string): Rule =>
  (year) => {
    const first = `${year}-${month}-01`;
    return addDays(first, ((weekday - dayOfWeek(first) + 7) % 7) + 7 * (count - 1));
  };

/** The last Monday of May. */
const memorial: Rule = (year) => addDays(`${year}-05-31`, -((dayOfWeek(`${year}-05-31`) - MONDAY + 7) % 7));

/** The days themselves: a shop that sells on Saturdays does not move a holiday to a Friday. */
const RULES: Readonly<Record<Holiday, Rule>> = {
  "new-year": fixed("01-01"),
  "martin-luther-king": nth(3, MONDAY, "01"),
  presidents: nth(3, MONDAY, "02"),
  memorial,
  juneteenth: fixed("06-19"),
  independence: fixed("07-04"),
  labor: nth(1, MONDAY, "09"),
  columbus: nth(2, MONDAY, "10"),
  veterans: fixed("11-11"),
  thanksgiving: nth(4, THURSDAY, "11"),
  christmas: fixed("12-25"),
};

/** Whether a day is one of the holidays that a retailer keeps. */
export function isHoliday(date: CivilDate, kept: readonly Holiday[]): boolean {
  const year = date.slice(0, 4);
  return kept.some((holiday) => RULES[holiday](year) === date);
}
