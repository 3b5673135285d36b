import { addDays, type CivilDate, dayOfWeek } from "./civil-date.ts";

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
}

export const DEFAULT_SLOT_RULES: SlotRules = {
  openingHour: 9,
  closingHour: 17,
  leadBusinessDays: 2,
  bookableDays: 10,
};

/** One hour a buyer may book: local day and hour, e.g. `2026-03-02`, 9. */
export interface Slot {
  readonly date: CivilDate;
  readonly hour: number;
}

const SUNDAY = 0;
const SATURDAY = 6;

/** Monday to Friday; the rooftop delivers on Saturdays too, but nothing is prepared on one. */
const isBusinessDay = (date: CivilDate): boolean => ![SUNDAY, SATURDAY].includes(dayOfWeek(date));

/** First day far enough ahead of `today` (OP-44: at least 2 business days). */
export function firstSlotDay(today: CivilDate, leadBusinessDays: number): CivilDate {
  let day = today;
  for (let left = leadBusinessDays; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return dayOfWeek(day) === SUNDAY ? addDays(day, 1) : day;
}

/** Every slot that may be offered, taken ones included, in order; never on a Sunday. */
export function listSlots(today: CivilDate, rules: SlotRules): readonly Slot[] {
  const days: CivilDate[] = [];
  for (
    let day = firstSlotDay(today, rules.leadBusinessDays);
    days.length < rules.bookableDays;
    day = addDays(day, 1)
  ) {
    if (dayOfWeek(day) !== SUNDAY) days.push(day);
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
