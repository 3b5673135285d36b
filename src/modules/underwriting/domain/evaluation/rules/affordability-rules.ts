import { english } from "#platform/shared/texts/text.ts";
import { centsOf, ppmOfPercent } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { Failed } from "../../failed.ts";
import type { Rules } from "../../rule.ts";
import type { LenderProgram } from "../../program-settings-schema.ts";
import type { CreditFacts } from "../credit-facts.ts";
import type { Standing } from "../price-loan.ts";
import { failsAbove, failsBelow } from "./fails-if.ts";

export const AFFORDABILITY_RULES = {
  INCOME_BELOW_MINIMUM: {
    text: english("This lender requires income of at least {limit} a month."),
    reason: "INCOME_INSUFFICIENT",
    about: "people-and-deal",
  },
  PTI_TOO_HIGH: {
    text: english("Your payment would be {actual} a month; this lender allows {limit} at your income."),
    reason: "INCOME_INSUFFICIENT",
    about: "deal",
  },
  PAYMENT_TOO_HIGH: {
    text: english("Your payment would be {actual} a month; this lender allows at most {limit}."),
    reason: "INCOME_INSUFFICIENT",
    about: "deal",
  },
  DTI_TOO_HIGH: {
    text: english(
      "For this lender, housing, debts and this payment together can be at most {limit} a month.",
    ),
    reason: "OBLIGATIONS_EXCESSIVE",
    about: "people-and-deal",
  },
  DISPOSABLE_INCOME_TOO_LOW: {
    text: english(
      "This lender requires at least {limit} a month left over after housing, debts and this payment.",
    ),
    reason: "OBLIGATIONS_EXCESSIVE",
    about: "people-and-deal",
  },
} as const satisfies Rules;

type FailedRule = Failed<keyof typeof AFFORDABILITY_RULES>;

/** Payment against income; what needs no payment is checked even where there is no price. */
export function affordabilityRules(
  program: LenderProgram,
  credit: CreditFacts,
  { standing, paymentCents }: { readonly standing: Standing | null; readonly paymentCents: Cents | null },
): FailedRule[] {
  const { limits } = program;
  const income = credit.monthlyIncomeCents;
  const enough = failsBelow("INCOME_BELOW_MINIMUM", {
    actual: income,
    limit: centsOf(limits.minimumMonthlyIncome),
    unit: "cents",
  });
  if (paymentCents === null) return [...enough];
  const owed =
    Math.max(centsOf(limits.minimumHousing), credit.housingCents) + credit.obligationsCents + paymentCents;
  const pti = ptiPercent(program, income, standing);
  return [
    ...enough,
    ...(pti === null
      ? []
      : failsAbove("PTI_TOO_HIGH", { actual: paymentCents, limit: of(income, pti), unit: "cents" })),
    ...(limits.maximumPayment === null
      ? []
      : failsAbove("PAYMENT_TOO_HIGH", {
          actual: paymentCents,
          limit: centsOf(limits.maximumPayment),
          unit: "cents",
        })),
    ...(limits.dtiPercent === null
      ? []
      : failsAbove("DTI_TOO_HIGH", { actual: owed, limit: of(income, limits.dtiPercent), unit: "cents" })),
    ...(limits.minimumDisposable === null
      ? []
      : failsBelow("DISPOSABLE_INCOME_TOO_LOW", {
          actual: income - owed,
          limit: centsOf(limits.minimumDisposable),
          unit: "cents",
        })),
  ];
}

/**
 * The largest payment that income, housing and other payments leave; null has no limit. Below 1 nothing can be paid.
 * Says the same as `affordabilityRules` for every payment.
 */
export function largestPayment(
  program: LenderProgram,
  credit: CreditFacts,
  standing: Standing | null,
): Cents | null {
  const { limits } = program;
  const income = credit.monthlyIncomeCents;
  const owed = Math.max(centsOf(limits.minimumHousing), credit.housingCents) + credit.obligationsCents;
  const pti = ptiPercent(program, income, standing);
  const most = [
    ...(pti === null ? [] : [of(income, pti)]),
    ...(limits.maximumPayment === null ? [] : [centsOf(limits.maximumPayment)]),
    ...(limits.dtiPercent === null ? [] : [of(income, limits.dtiPercent) - owed]),
    ...(limits.minimumDisposable === null ? [] : [income - owed - centsOf(limits.minimumDisposable)]),
  ];
  return most.length === 0 ? null : Math.min(...most);
}

/** A share of an income, rounded down. */
function of(income: Cents, percent: number): Cents {
  return Math.floor((income * ppmOfPercent(percent)) / 1_000_000);
}

/** The share of income a payment may take: by income, and never more than the grade allows. */
function ptiPercent({ limits }: LenderProgram, income: Cents, standing: Standing | null): number | null {
  const reached = limits.ptiByIncome.filter(
    ({ fromAnnualIncome }) => income * 12 >= centsOf(fromAnnualIncome),
  );
  const shares = [
    ...reached.map(({ percent }) => percent),
    ...(limits.ptiPercent === null ? [] : [limits.ptiPercent]),
  ];
  const own = shares.length === 0 ? null : Math.max(...shares);
  const graded = standing?.tier.maximumPtiPercent ?? null;
  if (own === null || graded === null) return own ?? graded;
  return Math.min(own, graded);
}
