import { addMonths } from "#platform/shared/time/civil-date.ts";

/** 12 CFR 1002.12(b): what a decision used is kept 25 months after its person was told. */
const MONTHS = 25;

/** The instant until which something that a decision used now is kept. */
export function keepUntil(from: Date): Date {
  const [day = "", time = ""] = from.toISOString().split("T");
  return new Date(`${addMonths(day, MONTHS)}T${time}`);
}
