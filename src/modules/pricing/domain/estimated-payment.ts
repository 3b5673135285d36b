import type { Cents } from "#platform/shared/money.ts";
import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { aprForTier, type AprRules } from "#modules/worksheet/domain/terms/apr-for-tier.ts";
import { financeProblems, type FinanceRules } from "#modules/worksheet/domain/terms/down-payment.ts";
import { times, toCents, fraction, type Fraction } from "#modules/worksheet/domain/figures/fraction.ts";
import { levelShare } from "#modules/worksheet/domain/loans/level-payment.ts";
import { loanGrowth } from "#modules/worksheet/domain/loans/loan-growth.ts";
import type { ProgramsForAll } from "./programs-for-all.ts";
import { rateForTerm } from "#modules/worksheet/domain/terms/rate-by-term.ts";
import { centsOf, percentOfPpm, type Ppm } from "#modules/worksheet/domain/figures/rate.ts";
import { ANY_DAY } from "#modules/worksheet/domain/any-day.ts";
import { firstPayment } from "#modules/worksheet/domain/first-payment-date.ts";

interface EstimateVehicle {
  readonly condition: "new" | "used" | "certified";
  readonly priceCents: Cents | null;
  readonly mileage?: number | null;
  /** Taken off the price, as checkout does. */
  readonly incentivesCents?: Cents;
  /** What programs give everybody beside them. */
  readonly programs?: ProgramsForAll | null;
  /** With these, a rooftop's own payment defaults count (OP-10). */
  readonly dealershipId?: string;
  readonly make?: string;
}

/** VEH-11; before tax, title, registration and fees, because nobody knows yet where the car will live. */
interface EstimatedPayment {
  readonly estimatedMonthlyPaymentCents: Cents;
  readonly estimatedDownPaymentCents: Cents;
  /** Months. */
  readonly estimatedTerm: number;
  /** Percent a year. */
  readonly estimatedAPR: number;
  /** Taken off before it was counted, where that is not what comes off the price. */
  readonly estimatedIncentivesCents?: Cents;
}

/** What an estimate counts with. */
export interface EstimateRules {
  readonly payment: AprRules &
    FinanceRules &
    Pick<
      TenantSettings["payment"],
      "accrual" | "creditTierDefault" | "defaultDownPaymentAmount" | "firstPaymentDays"
    >;
  readonly contentSettings: Pick<TenantSettings["contentSettings"], "consumerSiteDefaultCreditTerm">;
}

/** Of a retailer's settings the rules alone: who knows them knows all that an estimate depends on. */
export function estimateRulesOf({ payment, contentSettings }: EstimateRules): EstimateRules {
  return {
    payment: {
      aprByTier: payment.aprByTier,
      longTermMonths: payment.longTermMonths,
      longTermAprPoints: payment.longTermAprPoints,
      newVehicleAprPoints: payment.newVehicleAprPoints,
      minimumFinancedAmount: payment.minimumFinancedAmount,
      maximumMileageToFinance: payment.maximumMileageToFinance,
      minimumLoanToValue: payment.minimumLoanToValue,
      maximumLoanToValue: payment.maximumLoanToValue,
      accrual: payment.accrual,
      creditTierDefault: payment.creditTierDefault,
      defaultDownPaymentAmount: payment.defaultDownPaymentAmount,
      firstPaymentDays: payment.firstPaymentDays,
    },
    contentSettings: { consumerSiteDefaultCreditTerm: contentSettings.consumerSiteDefaultCreditTerm },
  };
}

export type EstimatePayment = (vehicle: EstimateVehicle) => EstimatedPayment | null;

/**
 * The anonymous estimate of a retailer's stock (VEH-14, OP-14): default tier, term and down payment.
 * Build it once and call it for every vehicle: the factors are worked out here. Null when there is no
 * price, too many miles, or too little left to finance.
 */
export function estimatePaymentFor({ payment, contentSettings }: EstimateRules): EstimatePayment {
  const termMonths = contentSettings.consumerSiteDefaultCreditTerm;
  const downPaymentCents = centsOf(payment.defaultDownPaymentAmount);
  const factors = new Map<Ppm, Factor>();
  const factorAt = (aprPpm: Ppm): Factor => {
    const known = factors.get(aprPpm) ?? withNearest(factorOf(payment, { aprPpm, termMonths }));
    factors.set(aprPpm, known);
    return known;
  };
  const usualRate = (condition: "new" | "used"): Ppm =>
    aprForTier(payment, { tier: payment.creditTierDefault, termMonths, condition });
  const usual = { new: usualRate("new"), used: usualRate("used") };
  return ({ condition, priceCents, mileage = null, incentivesCents = 0, programs = null }) => {
    if (priceCents === null) return null;
    const wayOf = ({ offCents, rates }: ProgramsForAll["finance"][number]) => {
      const aprPpm = rateForTerm(rates, termMonths) ?? usual[condition === "new" ? "new" : "used"];
      const owedCents = priceCents - incentivesCents - offCents;
      const check = { priceCents, mileage, owedCents, tradeEquityCents: 0, downPaymentCents };
      const paymentCents = paymentOf(owedCents - downPaymentCents, factorAt(aprPpm));
      return { offCents, aprPpm, paymentCents, isPossible: financeProblems(payment, check).length === 0 };
    };
    const best = cheapestOf((programs?.finance ?? NO_PROGRAMS).map(wayOf));
    return (
      best && {
        estimatedMonthlyPaymentCents: best.paymentCents,
        estimatedDownPaymentCents: downPaymentCents,
        estimatedTerm: termMonths,
        estimatedAPR: percentOfPpm(best.aprPpm),
        ...(best.offCents !== (programs?.offCents ?? 0) && {
          estimatedIncentivesCents: incentivesCents + best.offCents,
        }),
      }
    );
  };
}

const NO_PROGRAMS: ProgramsForAll["finance"] = [{ offCents: 0, rates: [] }];

/** Of the same term and down payment, the smallest payment costs least; null where no way is possible. */
function cheapestOf<Way extends { readonly paymentCents: Cents; readonly isPossible: boolean }>(
  ways: readonly Way[],
): Way | null {
  const possible = ways.filter(({ isPossible }) => isPossible);
  return possible.reduce<Way | null>(
    (best, way) => (best === null || way.paymentCents < best.paymentCents ? way : best),
    null,
  );
}

/** What one financed cent takes a month, by the retailer's convention. */
function factorOf(
  { accrual, firstPaymentDays }: EstimateRules["payment"],
  { aprPpm, termMonths }: { readonly aprPpm: Ppm; readonly termMonths: number },
): Fraction {
  const { date } = firstPayment(ANY_DAY, { usualDays: firstPaymentDays, chosen: undefined });
  const loan = { accrual, ratePpm: aprPpm, termMonths, contractDate: ANY_DAY, firstPaymentDate: date };
  const growth = loanGrowth(loan);
  return times(growth.first, levelShare(growth));
}

/** A factor has more digits than a number's largest; of these a number keeps all that it can. */
const SCALE = 10n ** 24n;

interface Factor {
  readonly exact: Fraction;
  /** The nearest number. */
  readonly near: number;
}

function withNearest(exact: Fraction): Factor {
  return { exact, near: Number((exact.n * SCALE) / exact.d) / Number(SCALE) };
}

/** Up to here a product of numbers is off by less than a thousandth. */
const LARGEST_NEAR = 2 ** 40;

/** Of a number whose rest is far from a half, exact figures round to the same, and lists of cars ask for thousands. */
function paymentOf(cents: Cents, { exact, near }: Factor): Cents {
  const about = cents * near;
  const isSafe = about >= 0 && about < LARGEST_NEAR && Math.abs((about % 1) - 0.5) > 0.001;
  return isSafe ? Math.round(about) : toCents(times(fraction(cents), exact));
}
