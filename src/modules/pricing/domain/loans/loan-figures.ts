import { addMonths, daysBetween, type CivilDate } from "#platform/shared/time/civil-date.ts";
import type { Cents } from "#platform/shared/money.ts";
import { fraction, times, toCents, type Fraction } from "../fraction.ts";
import { actuarialRate } from "./actuarial-rate.ts";
import { levelShare } from "./level-payment.ts";
import { loanGrowth, type LoanGrowth } from "./loan-growth.ts";
import type { LoanTerms, PaymentRounding } from "./loan-terms.ts";
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
 */
export function loanFigures(input: LoanFiguresInput): LoanFigures {
  const { terms, principalCents, contractDate, firstPaymentDate } = input;
  const growth = loanGrowth({ ...terms, contractDate, firstPaymentDate });
  const share = levelShare(growth);
  const exact = times(times(fraction(Math.max(0, principalCents)), growth.first), share);
  const { paymentCents, lastPaymentCents } = settled(growth, { ...input, exact });
  const totalOfPaymentsCents = (terms.termMonths - 1) * paymentCents + lastPaymentCents;
  const periods = unitPeriods(contractDate, firstPaymentDate);
  const perDay = times(times(fraction(Math.max(0, principalCents)), growth.oneDay), share);
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

type Settled = Pick<LoanFigures, "paymentCents" | "lastPaymentCents">;

/** A payment that was rounded up may pay a few dollars off too early; then the cent below is the payment. */
function settled(
  growth: LoanGrowth,
  { exact, principalCents, terms }: LoanFiguresInput & { exact: Fraction },
): Settled {
  const paymentCents = rounded(exact, terms.paymentRounding);
  const lastPaymentCents = lastPayment(growth, { principalCents, paymentCents });
  if (lastPaymentCents >= 0 || paymentCents === 0)
    return { paymentCents, lastPaymentCents: Math.max(0, lastPaymentCents) };
  const lower = Number(exact.n / exact.d);
  return {
    paymentCents: lower,
    lastPaymentCents: lastPayment(growth, { principalCents, paymentCents: lower }),
  };
}

function rounded(exact: Fraction, rounding: PaymentRounding): Cents {
  return rounding === "half-up" ? toCents(exact) : Number((exact.n + exact.d - 1n) / exact.d);
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
