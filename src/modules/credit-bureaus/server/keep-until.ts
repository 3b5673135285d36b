import { addDays, addMonths } from "#platform/shared/time/civil-date.ts";

/** 12 CFR 1002.12(b): what a decision used is kept for 25 months after the day on which its person was told. */
const MONTHS = 25;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
/** The first day on which what was told on another one need not be kept. */
const freeOn = (told: string): string => addDays(addMonths(told, MONTHS), 1);

/** The instant from which something that was told at another need not be kept: after that day 25 months later. */
export function keepUntil(toldAt: Date): Date {
  return startOf(freeOn(dayOf(toldAt)));
}

/** The same from the other end: what was told before this instant, and nothing else, need not be kept at `now`. */
export function keptFrom(now: Date): Date {
  const today = dayOf(now);
  // Months are of different lengths, so that the day 25 months ago is only near the one that is asked for.
  let day = addDays(addMonths(today, -MONTHS), 3);
  while (freeOn(day) > today) day = addDays(day, -1);
  return startOf(addDays(day, 1));
}
