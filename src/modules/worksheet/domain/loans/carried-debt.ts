import type { Cents } from "#platform/shared/money.ts";
import { loanPayment } from "../figures/finance-payment.ts";
import type { Ppm } from "../figures/rate.ts";

/** What somebody owes on an old car above its worth, as a loan of its own inside the new one. */
interface CarriedDebt {
  readonly monthlyCents: Cents;
  readonly interestCents: Cents;
  readonly totalCents: Cents;
}

/** The part of a payment, and of its interest, that pays for the old car (comment 2(a)(18)-3 of 12 CFR 1026 shows it apart). */
export function carriedDebt(debt: {
  readonly owedAboveCents: Cents;
  /** Of the new loan, a year. */
  readonly ratePpm: Ppm;
  readonly termMonths: number;
}): CarriedDebt {
  const { owedAboveCents, ratePpm: aprPpm, termMonths } = debt;
  if (owedAboveCents <= 0) return { monthlyCents: 0, interestCents: 0, totalCents: 0 };
  const paid = loanPayment({ amountCents: owedAboveCents, aprPpm, termMonths });
  const interestCents = Math.max(0, paid.totalOfPaymentsCents - owedAboveCents);
  return {
    monthlyCents: paid.monthlyPaymentCents,
    interestCents,
    totalCents: owedAboveCents + interestCents,
  };
}

interface Waiting {
  readonly worthCents: Cents;
  readonly owedCents: Cents;
  /** What its owner pays each month on the old loan. */
  readonly paymentCents: Cents;
  /** Of the old loan, a year. */
  readonly ratePpm: Ppm;
  /** What the car loses of its worth each month. */
  readonly declinePpm: Ppm;
}

/** Longer than any car loan runs. */
const MOST_MONTHS = 120;
const MILLION = 1_000_000;

/**
 * In how many months an owner who waits and pays would owe no more than the car is worth: 0 today, null where that does
 * not happen within ten years. An estimate; nobody knows what a car will be worth.
 */
export function monthsUntilEven({
  worthCents,
  owedCents,
  paymentCents,
  ratePpm,
  declinePpm,
}: Waiting): number | null {
  let worth = worthCents;
  let owed = owedCents;
  for (let month = 0; month <= MOST_MONTHS; month += 1) {
    if (owed <= worth) return month;
    worth = Math.round((worth * (MILLION - declinePpm)) / MILLION);
    owed = Math.max(0, owed + Math.round((owed * ratePpm) / (12 * MILLION)) - paymentCents);
  }
  return null;
}
