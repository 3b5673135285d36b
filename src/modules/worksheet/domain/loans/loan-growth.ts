import { addMonths, daysBetween, type CivilDate } from "#platform/shared/time/civil-date.ts";
import { fraction, times, type Fraction } from "../figures/fraction.ts";
import type { Ppm } from "../figures/rate.ts";
import type { Accrual } from "./loan-terms.ts";
import { unitPeriods } from "./unit-periods.ts";

const MONTHLY = 12_000_000;
const DAILY = 365_000_000;

/** What decides how a balance grows. */
export interface GrowthInput {
  readonly accrual: Accrual;
  readonly ratePpm: Ppm;
  readonly termMonths: number;
  readonly contractDate: CivilDate;
  readonly firstPaymentDate: CivilDate;
}

/**
 * How a loan of one convention grows. Every convention has the same shape: the amount grows by `first` until the first
 * payment, then every balance by one of `later`; the level payment is amount x first x `share`.
 */
export interface LoanGrowth {
  /** One and the interest of the first period, exact. */
  readonly first: Fraction;
  /** What one more day before the first payment adds to `first`; zero where nobody counts it. */
  readonly oneDay: Fraction;
  /** Interest of the periods after the first payment, as parts of `whole`; one period less than payments. */
  readonly later: readonly number[];
  readonly whole: number;
}

export function loanGrowth(input: GrowthInput): LoanGrowth {
  const { accrual, ratePpm, termMonths } = input;
  if (accrual === "daily365") return dailyGrowth(input);
  const later = Array.from<number>({ length: termMonths - 1 }).fill(ratePpm);
  return { ...firstMonthly(input), later, whole: MONTHLY };
}

function firstMonthly(input: GrowthInput): Pick<LoanGrowth, "first" | "oneDay"> {
  const { accrual, ratePpm, contractDate, firstPaymentDate } = input;
  const month = fraction(MONTHLY + ratePpm, MONTHLY);
  switch (accrual) {
    case "oddSimple365":
      return oddSimple(input, { month, daysInYear: 365 });
    case "oddSimple360":
      return oddSimple(input, { month, daysInYear: 360 });
    case "appendixJ": {
      const { wholePeriods, oddDays } = unitPeriods(contractDate, firstPaymentDate);
      const months = { n: month.n ** BigInt(wholePeriods), d: month.d ** BigInt(wholePeriods) };
      const whole = 30 * MONTHLY;
      return {
        first: times(fraction(whole + ratePpm * oddDays, whole), months),
        oneDay: times(fraction(ratePpm, whole), months),
      };
    }
    default:
      return { first: month, oneDay: fraction(0) };
  }
}

/** Simple interest for the days beyond thirty comes first, then a month like all others. */
function oddSimple(
  { ratePpm, contractDate, firstPaymentDate }: GrowthInput,
  { month, daysInYear }: { readonly month: Fraction; readonly daysInYear: number },
): Pick<LoanGrowth, "first" | "oneDay"> {
  const whole = 1_000_000 * daysInYear;
  const odd = daysBetween(contractDate, firstPaymentDate) - 30;
  return {
    first: times(fraction(whole + ratePpm * odd, whole), month),
    oneDay: times(fraction(ratePpm, whole), month),
  };
}

function dailyGrowth({ ratePpm, termMonths, contractDate, firstPaymentDate }: GrowthInput): LoanGrowth {
  const later: number[] = [];
  let from = firstPaymentDate;
  for (let month = 1; month < termMonths; month += 1) {
    const to = addMonths(firstPaymentDate, month);
    later.push(ratePpm * daysBetween(from, to));
    from = to;
  }
  const days = daysBetween(contractDate, firstPaymentDate);
  return {
    first: fraction(DAILY + ratePpm * days, DAILY),
    oneDay: fraction(ratePpm, DAILY),
    later,
    whole: DAILY,
  };
}
