import type { Cents } from "#platform/shared/money.ts";
import { fraction, times, toCents, type Fraction } from "../figures/fraction.ts";
import { levelShare } from "./level-payment.ts";
import { type GrowthInput, loanGrowth, type LoanGrowth } from "./loan-growth.ts";
import type { PaymentRounding } from "./loan-terms.ts";

/** How a loan grows, and what one cent of its principal takes a month. */
export interface KnownGrowth extends LoanGrowth {
  /** What one cent that is owed on the day of the first payment takes a month, exact. */
  readonly share: Fraction;
  /** What one cent of principal takes a month, exact. */
  readonly monthly: Fraction;
  /** The same to the precision of a number. */
  readonly factor: number;
}

/** A number holds a payment below this to far less than `SURE`. */
const LARGEST_SURE = 1e10;
/** So far from a step of rounding a number is trusted; nearer, exact arithmetic decides. */
const SURE = 1e-4;
const SCALE = 2n ** 80n;

/** More than a day's programs have; then all are forgotten. */
const MOST_KNOWN = 2000;

/** Works out once what the loans of one rate, term and pair of dates have in common. */
export class KnownGrowths {
  readonly #known = new Map<string, KnownGrowth>();

  of(input: GrowthInput): KnownGrowth {
    const { accrual, ratePpm, termMonths, contractDate, firstPaymentDate } = input;
    const key = `${ratePpm} ${termMonths} ${accrual} ${contractDate} ${firstPaymentDate}`;
    let known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    known = knownGrowth(input);
    this.#known.set(key, known);
    return known;
  }
}

/** Of no person: what loans of a rate, term and pair of dates have in common holds for everybody of this process. */
export const sharedGrowths = new KnownGrowths();

export function knownGrowth(input: GrowthInput): KnownGrowth {
  const growth = loanGrowth(input);
  const share = levelShare(growth);
  const monthly = times(growth.first, share);
  return { ...growth, share, monthly, factor: Number((monthly.n * SCALE) / monthly.d) / Number(SCALE) };
}

/** The level payment of a principal, rounded once: the same cents as exact arithmetic gives. */
export function levelPayment(
  { monthly, factor }: Pick<KnownGrowth, "monthly" | "factor">,
  principalCents: Cents,
  rounding: PaymentRounding,
): Cents {
  const near = Math.max(0, principalCents) * factor;
  const whole = Math.floor(near);
  const rest = near - whole;
  if (near < LARGEST_SURE) {
    if (rounding === "half-up" && Math.abs(rest - 0.5) > SURE) return rest > 0.5 ? whole + 1 : whole;
    if (rounding === "up" && rest > SURE && rest < 1 - SURE) return whole + 1;
  }
  const exact = times(fraction(Math.max(0, principalCents)), monthly);
  return rounding === "half-up" ? toCents(exact) : Number((exact.n + exact.d - 1n) / exact.d);
}
