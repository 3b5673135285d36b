import type { Fraction } from "../figures/fraction.ts";
import type { LoanGrowth } from "./loan-growth.ts";

/**
 * What one cent that is owed on the day of the first payment takes every period, exact: the product of all later
 * growths by the sum of what every payment grows to until the last. Times amount and first growth it is the payment.
 */
export function levelShare({ later, whole }: Pick<LoanGrowth, "later" | "whole">): Fraction {
  const unit = BigInt(whole);
  const parts = new Set(later);
  const [only] = later;
  if (parts.size === 1 && only !== undefined)
    return equalShare({ part: BigInt(only), unit, periods: later.length });
  // Both scaled by `unit` once for every period so far: integers all the way.
  let grown = 1n;
  let paid = 1n;
  let scale = 1n;
  for (const part of later) {
    const growth = unit + BigInt(part);
    grown *= growth;
    scale *= unit;
    paid = paid * growth + scale;
  }
  return { n: grown, d: paid };
}

/** The same with every period alike: a power instead of a walk. */
function equalShare({
  part,
  unit,
  periods,
}: Record<"part" | "unit", bigint> & { readonly periods: number }): Fraction {
  if (part === 0n) return { n: 1n, d: BigInt(periods + 1) };
  const grown = (unit + part) ** BigInt(periods);
  // The sum of a geometric row: ((1 + i)^(n) - 1) / i with n payments.
  return { n: part * grown, d: (unit + part) * grown - unit ** BigInt(periods + 1) };
}
