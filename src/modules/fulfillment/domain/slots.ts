import type { Holiday } from "#platform/shared/settings/holiday-names.ts";
import { addDays, type CivilDate, dayOfWeek } from "#platform/shared/time/civil-date.ts";
import { isHoliday } from "#modules/tenancy/domain/holidays.ts";

/** OP-44, in the rooftop's own zone. */
export interface SlotRules {
  /** First slot begins at this hour. */
  readonly openingHour: number;
  /** The last slot ends at this hour. */
  readonly closingHour: number;
  /** Monday to Friday days that must lie between today and the slot's day, that day included. */
  readonly leadBusinessDays: number;
  /** How many days a buyer may choose from. */
  readonly bookableDays: number;
  /** Closed, and no business days. */
  readonly holidays: readonly Holiday[];
  readonly closedDates: readonly CivilDate[];
}

/** One hour a buyer may book: local day and hour, e.g. `2026-03-02`, 9. */
export interface Slot {
  readonly date: CivilDate;
  readonly hour: number;
}

const SUNDAY = 0;
const SATURDAY = 6;

const isClosed = (date: CivilDate, { holidays, closedDates }: SlotRules): boolean =>
  closedDates.includes(date) || isHoliday(date, holidays);

/** Monday to Friday; the rooftop delivers on Saturdays too, but nothing is prepared on one. */
const isBusinessDay = (date: CivilDate, rules: SlotRules): boolean =>
  ![SUNDAY, SATURDAY].includes(dayOfWeek(date)) && !isClosed(date, rules);

const isOpenDay = (date: CivilDate, rules: SlotRules): boolean =>
  dayOfWeek(date) !== SUNDAY && !isClosed(date, rules);

/** First open day far enough ahead of `today` (OP-44: at least 2 business days). */
export function firstSlotDay(today: CivilDate, rules: SlotRules): CivilDate {
  let day = today;
  for (let left = rules.leadBusinessDays; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day, rules)) left -= 1;
  }
  while (!isOpenDay(day, rules)) day = addDays(day, 1);
  return day;
}

/** Every slot that may be offered, taken ones included, in order; never on a Sunday, holiday or closed day. */
export function listSlots(today: CivilDate, rules: SlotRules): readonly Slot[] {
  const days: CivilDate[] = [];
  for (let day = firstSlotDay(today, rules); days.length < rules.bookableDays; day = addDays(day, 1)) {
    if (isOpenDay(day, rules)) days.push(day);
  }
  const hours = Array.from(
    { length: rules.closingHour - rules.openingHour },
    (_, index) => rules.openingHour + index,
  );
  return days.flatMap((date) => hours.map((hour) => ({ date, hour })));
}

/** Whether a buyer may book this slot today. */
export function isBookable(slot: Slot, today: CivilDate, rules: SlotRules): boolean {
  return listSlots(today, rules).some(({ date, hour }) => date === slot.date && hour === slot.hour);
}
