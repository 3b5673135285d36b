import type { Cents } from "#platform/shared/money.ts";
import { fraction, toCents } from "../figures/fraction.ts";

/**
 * A balance times `part / whole`, rounded half up to the cent: the interest of one period. The same answer as the
 * fraction of big integers, which only amounts beyond any car need.
 */
export function periodInterest(balanceCents: Cents, part: number, whole: number): Cents {
  const product = balanceCents * part;
  if (!Number.isSafeInteger(product) || product < 0)
    return toCents(fraction(BigInt(balanceCents) * BigInt(part), whole));
  const rest = product % whole;
  return (product - rest) / whole + (2 * rest >= whole ? 1 : 0);
}
