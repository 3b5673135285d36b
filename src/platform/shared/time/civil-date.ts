/** A calendar day as `YYYY-MM-DD`, no zone, no time. */
export type CivilDate = string;

/** Year, month and day; schedules of loans ask for thousands of them, so that the usual length is not split. */
function partsOf(date: CivilDate): readonly number[] {
  if (date.length !== 10) return date.split("-").map(Number);
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
}

/** Days since 1970-01-01 of a proleptic Gregorian date. */
function toDayNumber(date: CivilDate): number {
  const [year = 1970, month = 1, day = 1] = partsOf(date);
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function fromDayNumber(number: number): CivilDate {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const leaps = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1;
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const pad = (value: number, length: number) => String(value).padStart(length, "0");
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** 0 is Sunday, 6 is Saturday. */
export function dayOfWeek(date: CivilDate): number {
  return (((toDayNumber(date) + 4) % 7) + 7) % 7;
}

/** Days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** True for a day that exists, e.g. not for `2026-02-30`. */
export function isCivilDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && fromDayNumber(toDayNumber(text)) === text;
}

/** The same day of another month, its last day where that month is shorter; negative months lie before. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const [year = 1970, month = 1, day = 1] = partsOf(date);
  const index = year * 12 + month - 1 + months;
  const [wantedYear, wantedMonth] = [Math.floor(index / 12), index - 12 * Math.floor(index / 12) + 1];
  const pad = (value: number, length: number) => String(value).padStart(length, "0");
  const last = lastDayOf(wantedYear, wantedMonth);
  return `${pad(wantedYear, 4)}-${pad(wantedMonth, 2)}-${pad(Math.min(day, last), 2)}`;
}

function lastDayOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
