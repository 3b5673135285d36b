import { fraction, toCents } from "../figures/fraction.ts";
import type { Cents } from "#platform/shared/money.ts";

/** Miles a lease allows over its whole term. */
export function allowedMiles(annualMiles: number, termMonths: number): number {
  return toCents(fraction(annualMiles * termMonths, 12));
}

/** What miles above the allowance cost when the car goes back. */
export function excessMileage(
  lease: { readonly annualMiles: number; readonly termMonths: number; readonly excessMileCents: Cents },
  drivenMiles: number,
): { readonly miles: number; readonly chargeCents: Cents } {
  const miles = Math.max(0, drivenMiles - allowedMiles(lease.annualMiles, lease.termMonths));
  return { miles, chargeCents: miles * lease.excessMileCents };
}
