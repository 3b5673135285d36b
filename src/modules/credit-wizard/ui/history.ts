import { monthOfDate, parseMonthYear } from "#platform/shared/fields/applicant/month-year.ts";
import { historyGaps } from "#modules/credit/domain/applicants/history-gaps.ts";

/** Whether a start leaves part of the last two years open, so that what came before is asked for (VAL-21). */
export function isShortHistory(start: string | undefined, today: string): boolean {
  const from = parseMonthYear(start ?? "");
  if (from === undefined || from > monthOfDate(today)) return false;
  return historyGaps([{ from, to: null }], monthOfDate(today)).length > 0;
}
