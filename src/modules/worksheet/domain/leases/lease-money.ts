import type { Cents } from "#platform/shared/money.ts";
import { fraction, toCents, type Fraction } from "../figures/fraction.ts";
import type { Ppm } from "../figures/rate.ts";

/** The rate of 24,000,000 ppm is a money factor of one. */
const FACTOR = 24_000_000n;

interface RentedCost {
  readonly adjustedCapCostCents: Cents;
  readonly residualCents: Cents;
  readonly termMonths: number;
  readonly ratePpm: Ppm;
}

/** Depreciation and rent of the whole term, exact: (adjusted - residual) + (adjusted + residual) x factor x months. */
function wholeTerm({ adjustedCapCostCents, residualCents, termMonths, ratePpm }: RentedCost): Fraction {
  const depreciation = BigInt(adjustedCapCostCents - residualCents);
  const rent = BigInt(adjustedCapCostCents + residualCents) * BigInt(ratePpm) * BigInt(termMonths);
  return { n: depreciation * FACTOR + rent, d: FACTOR };
}

/** B-3: the payment before tax, rounded half up once; never negative. */
export function basePayment(cost: RentedCost): Cents {
  const { n, d } = wholeTerm(cost);
  return Math.max(0, toCents({ n, d: d * BigInt(cost.termMonths) }));
}

/** All payments before tax at once (one-pay). */
export function singlePayment(cost: RentedCost): Cents {
  return Math.max(0, toCents(wholeTerm(cost)));
}

/** What the lessor earns over the term. */
export function rentCharge({ adjustedCapCostCents, residualCents, termMonths, ratePpm }: RentedCost): Cents {
  const sum = BigInt(adjustedCapCostCents + residualCents);
  return toCents(fraction(sum * BigInt(ratePpm) * BigInt(termMonths), FACTOR));
}
