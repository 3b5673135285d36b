import {
  addDays,
  addMonths,
  daysBetween,
  isCivilDate,
  type CivilDate,
} from "#platform/shared/time/civil-date.ts";
import type { WorksheetProblem } from "./worksheet.ts";

/** When a lender takes a first payment. */
export interface FirstPaymentRule {
  /** Days after the contract. */
  readonly minimumDays: number;
  readonly maximumDays: number;
  /** Of the month. */
  readonly latestDueDay: number;
}

/** How soon and how late a first payment may be, in days after the contract. */
const EARLIEST_DAYS = 15;
const LATEST_DAYS = 45;
/** Days that every month has. */
const LAST_DAY = 28;
const ANY_LENDER = { minimumDays: EARLIEST_DAYS, maximumDays: LATEST_DAYS, latestDueDay: LAST_DAY };

interface FirstPayment {
  readonly date: CivilDate;
  /** Why the chosen date is not taken; the usual one is counted with. */
  readonly problem: WorksheetProblem | null;
}

/** The window of first payment dates; the days 29 to 31 in it are not offered. */
export function firstPaymentWindow(contractDate: CivilDate): {
  readonly earliest: CivilDate;
  readonly latest: CivilDate;
} {
  return { earliest: addDays(contractDate, EARLIEST_DAYS), latest: addDays(contractDate, LATEST_DAYS) };
}

/** The chosen date within 15 to 45 days and on days 1 to 28, or the usual one: the next such day after `usualDays`. */
export function firstPayment(
  contractDate: CivilDate,
  { usualDays, chosen }: { readonly usualDays: number; readonly chosen: CivilDate | undefined },
): FirstPayment {
  const date = offered(contractDate, addDays(contractDate, usualDays));
  if (chosen === undefined) return { date, problem: null };
  const code = refusal(contractDate, chosen);
  return code === null
    ? { date: chosen, problem: null }
    : { date, problem: { code, values: window(contractDate) } };
}

/** Every date that may be chosen, earliest first; a lender's rule narrows them, unless it leaves none. */
export function firstPaymentDates(
  contractDate: CivilDate,
  rule: FirstPaymentRule = ANY_LENDER,
): readonly CivilDate[] {
  const { least, most, lastDay } = narrowed(rule);
  const days = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) =>
    addDays(contractDate, least + i),
  );
  const dates = days.filter((date) => dayOf(date) <= lastDay);
  return dates.length > 0 || rule === ANY_LENDER ? dates : firstPaymentDates(contractDate);
}

function narrowed(rule: FirstPaymentRule) {
  return {
    least: Math.max(EARLIEST_DAYS, rule.minimumDays),
    most: Math.min(LATEST_DAYS, rule.maximumDays),
    lastDay: Math.min(LAST_DAY, rule.latestDueDay),
  };
}

/** Whether it is one of `firstPaymentDates`; most dates that are asked about are. */
function mayBeChosen(contractDate: CivilDate, date: CivilDate, rule: FirstPaymentRule): boolean {
  if (!isCivilDate(date)) return false;
  const { least, most, lastDay } = narrowed(rule);
  const days = daysBetween(contractDate, date);
  return days >= least && days <= most && dayOf(date) <= lastDay;
}

/** The date that may be chosen and is nearest to the wanted one, the earlier of two. */
export function nearestFirstPayment(
  contractDate: CivilDate,
  { wanted, rule = ANY_LENDER }: { readonly wanted: CivilDate; readonly rule?: FirstPaymentRule | undefined },
): CivilDate {
  if (mayBeChosen(contractDate, wanted, rule)) return wanted;
  const away = (date: CivilDate) => Math.abs(daysBetween(date, wanted));
  const dates = firstPaymentDates(contractDate, rule);
  return dates.reduce((best, date) => (away(date) < away(best) ? date : best), dates[0] ?? wanted);
}

function window(contractDate: CivilDate): Record<string, string> {
  return { ...firstPaymentWindow(contractDate) };
}

function refusal(contractDate: CivilDate, chosen: CivilDate): WorksheetProblem["code"] | null {
  if (!isCivilDate(chosen)) return "first-payment-date-invalid";
  const days = daysBetween(contractDate, chosen);
  if (days < EARLIEST_DAYS) return "first-payment-date-too-early";
  if (days > LATEST_DAYS) return "first-payment-date-too-late";
  return dayOf(chosen) > LAST_DAY ? "first-payment-day-not-offered" : null;
}

/** The first of the next month instead of its last days; the 28th where that would be too late. */
function offered(contractDate: CivilDate, date: CivilDate): CivilDate {
  if (dayOf(date) <= LAST_DAY) return date;
  const next = `${addMonths(date, 1).slice(0, 8)}01`;
  return daysBetween(contractDate, next) <= LATEST_DAYS ? next : `${date.slice(0, 8)}${LAST_DAY}`;
}

function dayOf(date: CivilDate): number {
  return Number(date.slice(8));
}
