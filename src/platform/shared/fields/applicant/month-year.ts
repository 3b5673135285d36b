import * as v from "valibot";
import { english } from "../../texts/text.ts";
import { REQUIRED } from "../field-messages.ts";

const INVALID = english("Enter a month and year (MM/YYYY).");

/** A month of the calendar as a number that grows by one a month: year x 12 + month - 1. */
export type MonthIndex = number;

/** `03/2021`, `3/2021` and `032021` as a month; undefined for anything else (VAL-21). */
export function parseMonthYear(input: string): MonthIndex | undefined {
  const found = /^(\d{1,2})[/.-](\d{4})$/u.exec(input.trim()) ?? /^(\d{2})(\d{4})$/u.exec(input.trim());
  if (!found) return undefined;
  const [month, year] = [Number(found[1]), Number(found[2])];
  return month >= 1 && month <= 12 && year >= 1000 ? year * 12 + month - 1 : undefined;
}

/** The month of an ISO date. */
export function monthOfDate(date: string): MonthIndex {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return year * 12 + month - 1;
}

/** `MM/YYYY`, as the forms say it. */
export function formatMonthYear(month: MonthIndex): string {
  return `${String((month % 12) + 1).padStart(2, "0")}/${Math.floor(month / 12)}`;
}

/** VAL-21: a required month; the output is `MM/YYYY`. Whether it may be then is for the page that knows the birth date. */
export const monthYearSchema = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.check((input) => parseMonthYear(input) !== undefined, INVALID),
  v.transform((input) => formatMonthYear(parseMonthYear(input) ?? 0)),
);
