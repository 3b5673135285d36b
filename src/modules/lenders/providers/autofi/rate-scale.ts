import type { Cents } from "#platform/shared/money.ts";
import type { Ppm } from "#modules/worksheet/domain/figures/rate.ts";

/**
 * The vendor's documents have 2 % as 0.02 in one place and 6.25 % as 6.25 in another. The payment it names with the
 * rate tells which of the two is meant.
 * @param paymentAt the monthly payment at a yearly rate
 * @returns what a rate is multiplied with to become ppm
 */
export function rateScale(rate: number, paymentCents: Cents, paymentAt: (ratePpm: Ppm) => number): number {
  const [share, percent] = [1_000_000, 10_000].map((scale) => ({
    scale,
    miss: Math.abs(paymentAt(rate * scale) - paymentCents),
  }));
  return share !== undefined && percent !== undefined && share.miss < percent.miss ? share.scale : 10_000;
}

/** Equal months, without rounding. */
export function loanPaymentAt(amountCents: Cents, termMonths: number): (ratePpm: Ppm) => number {
  return (ratePpm) => {
    const monthly = ratePpm / 12_000_000;
    if (monthly === 0) return amountCents / termMonths;
    return (amountCents * monthly) / (1 - (1 + monthly) ** -termMonths);
  };
}

/** Depreciation and rent charge a month, without rounding and tax. */
export function leasePaymentAt(
  capCostCents: Cents,
  residualCents: Cents,
  termMonths: number,
): (ratePpm: Ppm) => number {
  return (ratePpm) =>
    (capCostCents - residualCents) / termMonths + (capCostCents + residualCents) * (ratePpm / 24_000_000);
}
