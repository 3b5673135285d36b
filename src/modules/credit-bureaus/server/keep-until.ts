/** 12 CFR 1002.12(b): what a decision used is kept 25 months after the applicant was told of it. */
const MONTHS = 25;

/** The day until which an application decided now is kept. */
export function keepUntil(decidedAt: Date): Date {
  return monthsLater(decidedAt, MONTHS);
}

/** What was told before this instant need not be kept anymore. */
export function keptSince(now: Date): Date {
  return monthsLater(now, -MONTHS);
}

function monthsLater(from: Date, months: number): Date {
  const at = new Date(from);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at;
}
