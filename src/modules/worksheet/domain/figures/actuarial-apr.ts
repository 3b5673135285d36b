import type { Cents } from "#platform/shared/money.ts";

interface DisclosedLoan {
  readonly amountFinancedCents: Cents;
  readonly monthlyPaymentCents: Cents;
  readonly lastPaymentCents: Cents;
  readonly termMonths: number;
  /** Whole months and days from contract to first payment; 0 months and 30 days is regular too. */
  readonly wholePeriods: number;
  readonly oddDays: number;
}

/**
 * The yearly rate of Regulation Z, Appendix J (actuarial method): the rate at which the payments are worth
 * the amount financed. In percent, to four decimals; a search, because the equation has no closed form.
 */
export function actuarialApr(loan: DisclosedLoan): number {
  let low = 0;
  let high = 10;
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(loan, middle / 12) > loan.amountFinancedCents) low = middle;
    else high = middle;
  }
  return Math.round(low * 1_000_000) / 10_000;
}

function presentValue(loan: DisclosedLoan, rate: number): number {
  const odd = 1 + (loan.oddDays / 30) * rate;
  let value = 0;
  for (let payment = 0; payment < loan.termMonths; payment += 1) {
    const amount = payment === loan.termMonths - 1 ? loan.lastPaymentCents : loan.monthlyPaymentCents;
    value += amount / (odd * (1 + rate) ** (loan.wholePeriods + payment));
  }
  return value;
}
