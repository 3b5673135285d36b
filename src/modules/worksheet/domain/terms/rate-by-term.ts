import type { Ppm } from "../figures/rate.ts";

/** A rate for loans or leases of at most so many months, down to those of the entry before it. */
export interface RateByTerm {
  readonly months: number;
  readonly ratePpm: Ppm;
}

/** The rate for a term; null where there is none for it. */
export function rateForTerm(rates: readonly RateByTerm[], termMonths: number | null): Ppm | null {
  if (termMonths === null) return null;
  const fitting = rates.filter(({ months }) => months >= termMonths).sort((a, b) => a.months - b.months);
  return fitting[0]?.ratePpm ?? null;
}
