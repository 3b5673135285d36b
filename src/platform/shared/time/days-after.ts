import { DAY_MS } from "./durations.ts";

/** The moment `days` times 24 hours after `from`; negative days lie before it. */
export function daysAfter(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY_MS);
}
