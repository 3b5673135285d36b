import type { Cents } from "#platform/shared/money.ts";

/** Equal payments, one unit period apart. */
export interface PaymentStream {
  readonly amountCents: Cents;
  readonly count: number;
  /** Whole unit periods from the advance to the first of them. */
  readonly wholePeriods: number;
  /** The rest, as a part of one unit period (0 to 1). */
  readonly oddFraction: number;
}

/** Loans with any first and last payments; the amounts may be all one wants, the money was advanced at once. */
interface DisclosedCredit {
  readonly amountFinancedCents: Cents;
  readonly streams: readonly PaymentStream[];
  /** 12 for months, 52 for weeks, 13 for every four weeks. */
  readonly periodsPerYear: number;
}

const STEPS = 60;
const CLOSE_ENOUGH = 1e-13;

/**
 * The annual percentage rate of Regulation Z, Appendix J: the rate at which the payments are worth the amount financed.
 * Percent, to four decimals. 0 where the payments are not more than was financed. The worth falls and bends one way
 * with the rate, so that Newton's steps from zero never pass the answer.
 */
export function actuarialRate(credit: DisclosedCredit): number {
  const { amountFinancedCents, streams, periodsPerYear } = credit;
  const total = streams.reduce((sum, { amountCents, count }) => sum + amountCents * count, 0);
  if (total <= amountFinancedCents || amountFinancedCents <= 0) return 0;
  let rate = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const { worth, slope } = worthAt(streams, rate);
    const next = rate - (worth - amountFinancedCents) / slope;
    const isClose = Math.abs(next - rate) < CLOSE_ENOUGH;
    rate = next;
    if (isClose) break;
  }
  return Math.round(rate * periodsPerYear * 1_000_000) / 10_000;
}

/** What the payments are worth at a rate a unit period, and how fast that changes with the rate. */
function worthAt(streams: readonly PaymentStream[], rate: number): { worth: number; slope: number } {
  const discount = 1 / (1 + rate);
  let worth = 0;
  let slope = 0;
  for (const { amountCents, count, wholePeriods, oddFraction } of streams) {
    const odd = 1 / (1 + oddFraction * rate);
    let value = amountCents * odd * discount ** wholePeriods;
    for (let period = wholePeriods; period < wholePeriods + count; period += 1) {
      worth += value;
      slope -= value * (period * discount + oddFraction * odd);
      value *= discount;
    }
  }
  return { worth, slope };
}
