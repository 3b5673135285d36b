import { addMonths, daysBetween, type CivilDate } from "#platform/shared/time/civil-date.ts";
import type { Cents } from "#platform/shared/money.ts";
import { fraction, times, toCents } from "../figures/fraction.ts";
import { settledPayments } from "../figures/settled-payments.ts";
import { actuarialRate } from "./actuarial-rate.ts";
import { levelPayment, sharedGrowths, type KnownGrowth } from "./known-growths.ts";
import type { LoanGrowth } from "./loan-growth.ts";
import type { LoanTerms } from "./loan-terms.ts";
import { periodInterest } from "./period-interest.ts";
import { unitPeriods } from "./unit-periods.ts";

/** One loan, from its principal to its last payment. */
interface LoanFiguresInput {
  readonly terms: Pick<LoanTerms, "accrual" | "ratePpm" | "termMonths" | "paymentRounding">;
  /** What interest runs on. */
  readonly principalCents: Cents;
  /** Principal less every prepaid finance charge: the APR is solved on it. */
  readonly amountFinancedCents: Cents;
  readonly contractDate: CivilDate;
  readonly firstPaymentDate: CivilDate;
}

export interface LoanFigures {
  readonly paymentCents: Cents;
  /** What is left after all others: larger or smaller than they. */
  readonly lastPaymentCents: Cents;
  /** (n - 1) payments and the last one. */
  readonly totalOfPaymentsCents: Cents;
  /** Percent a year, to four decimals. */
  readonly apr: number;
  /** What a first payment one day later adds to the total of payments. */
  readonly costOfOneDayCents: Cents;
  readonly daysToFirstPayment: number;
  readonly wholePeriods: number;
  readonly oddDays: number;
  readonly lastPaymentDate: CivilDate;
}

/**
 * CALC-02 for a loan of any convention. The payment is rounded once, then every period's interest once, as a servicer
 * books it; the last payment takes what is left. A principal of nothing costs nothing.
 * @param known how loans of these terms and dates grow, where somebody has worked it out
 */
export function loanFigures(input: LoanFiguresInput, known = growthOf(input)): LoanFigures {
  const { terms, principalCents, contractDate, firstPaymentDate } = input;
  const { paymentCents, lastPaymentCents } = settled(known, input);
  const totalOfPaymentsCents = (terms.termMonths - 1) * paymentCents + lastPaymentCents;
  const periods = unitPeriods(contractDate, firstPaymentDate);
  const perDay = times(times(fraction(Math.max(0, principalCents)), known.oneDay), known.share);
  return {
    paymentCents,
    lastPaymentCents,
    totalOfPaymentsCents,
    apr: aprOf(input, { paymentCents, lastPaymentCents, ...periods }),
    costOfOneDayCents: toCents(times(perDay, fraction(terms.termMonths))),
    daysToFirstPayment: daysBetween(contractDate, firstPaymentDate),
    ...periods,
    lastPaymentDate: addMonths(firstPaymentDate, terms.termMonths - 1),
  };
}

function growthOf({ terms, contractDate, firstPaymentDate }: LoanFiguresInput): KnownGrowth {
  return sharedGrowths.of({ ...terms, contractDate, firstPaymentDate });
}

type Settled = Pick<LoanFigures, "paymentCents" | "lastPaymentCents">;

function settled(known: KnownGrowth, { principalCents, terms }: LoanFiguresInput): Settled {
  return settledPayments({
    roundedCents: levelPayment(known, principalCents, terms.paymentRounding),
    exact: () => times(fraction(Math.max(0, principalCents)), known.monthly),
    lastAfter: (paymentCents) => lastPayment(known, { principalCents, paymentCents }),
  });
}

function lastPayment(
  { first, later, whole }: LoanGrowth,
  { principalCents, paymentCents }: { readonly principalCents: Cents; readonly paymentCents: Cents },
): Cents {
  if (principalCents <= 0) return 0;
  let owed = toCents(times(fraction(principalCents), first));
  for (const part of later) {
    const balance = owed - paymentCents;
    owed = balance + periodInterest(balance, part, whole);
  }
  return owed;
}

type Paid = Settled & Pick<LoanFigures, "wholePeriods" | "oddDays">;

function aprOf({ amountFinancedCents, terms }: LoanFiguresInput, paid: Paid): number {
  const oddFraction = paid.oddDays / 30;
  const level = terms.termMonths - 1;
  return actuarialRate({
    amountFinancedCents,
    periodsPerYear: 12,
    streams: [
      { amountCents: paid.paymentCents, count: level, wholePeriods: paid.wholePeriods, oddFraction },
      { amountCents: paid.lastPaymentCents, count: 1, wholePeriods: paid.wholePeriods + level, oddFraction },
    ],
  });
}
