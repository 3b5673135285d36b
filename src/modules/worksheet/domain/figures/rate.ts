/**
 * An exact rate: parts per million as an integer, e.g. 6.99 % is 69,900. Rates, like money, never travel
 * as fractions of a float; arithmetic with them is done in integers of any size and rounded once.
 */
export type Ppm = number;

/** Percent as people write it (at most four decimals) to an exact rate. */
export function ppmOfPercent(percent: number): Ppm {
  return Math.round(percent * 10_000);
}

/** An exact rate as percent, for display. */
export function percentOfPpm(ppm: Ppm): number {
  return ppm / 10_000;
}

/** `6.99%`, `7%`: as few decimals as the rate needs. */
export function formatRate(ppm: Ppm): string {
  return `${percentOfPpm(ppm)}%`;
}

/** Configuration writes dollars; money is integer cents. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}
