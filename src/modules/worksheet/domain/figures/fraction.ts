import type { Cents } from "#platform/shared/money.ts";

/** An exact number, `n / d` with `d > 0`. Not reduced: sizes stay small over one calculation. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** An exact quotient of two integers. */
export function fraction(n: number | bigint, d: number | bigint = 1n): Fraction {
  const denominator = BigInt(d);
  if (denominator === 0n) throw new RangeError("division by zero");
  return denominator < 0n ? { n: -BigInt(n), d: -denominator } : { n: BigInt(n), d: denominator };
}

export const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
export const minus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d });
export const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);

/** Rounds half away from zero to whole cents: the one rounding step of a calculation. */
export function toCents({ n, d }: Fraction): Cents {
  const absolute = n < 0n ? -n : n;
  const rounded = Number((2n * absolute + d) / (2n * d));
  return n < 0n && rounded !== 0 ? -rounded : rounded;
}

const LARGEST_EXACT = 2 ** 52;

/** Cents times an exact rate, rounded half up. */
export function share(cents: Cents, ppm: number): Cents {
  const product = cents * ppm;
  // Whole numbers of this size are exact, and lists of cars ask for thousands.
  if (product >= 0 && product <= LARGEST_EXACT) {
    const rest = product % 1_000_000;
    return (product - rest) / 1_000_000 + (rest >= 500_000 ? 1 : 0);
  }
  return toCents(fraction(BigInt(cents) * BigInt(ppm), 1_000_000n));
}
