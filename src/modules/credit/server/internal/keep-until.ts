/** 12 CFR 1002.12(b): what a decision used is kept 25 months after the applicant was told of it. */
const MONTHS = 25;

/** The day until which an application decided now is kept. */
export function keepUntil(decidedAt: Date): Date {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + MONTHS);
  return until;
}
