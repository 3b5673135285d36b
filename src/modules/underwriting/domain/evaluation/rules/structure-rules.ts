import { english } from "#platform/shared/texts/text.ts";
import { share } from "#modules/worksheet/domain/figures/fraction.ts";
import { centsOf, ppmOfPercent } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import { daysBetween } from "#platform/shared/time/civil-date.ts";
import type { Failed } from "../../failed.ts";
import type { Rules } from "../../rule.ts";
import { collateralValue } from "../collateral-value.ts";
import type { Deal } from "../deal.ts";
import type { DealProgram } from "../deal-program.ts";
import { residualRow } from "../price-lease.ts";
import type { Standing } from "../price-loan.ts";
import { failsAbove, failsBelow, failsIf } from "./fails-if.ts";
import { longestTerm } from "./vehicle-rules.ts";

export const STRUCTURE_RULES = {
  AMOUNT_BELOW_MINIMUM: {
    text: english("You'd finance {actual}; this lender's minimum is {limit}."),
    reason: "AMOUNT_OR_TERM_NOT_OFFERED",
    about: "deal",
  },
  AMOUNT_ABOVE_MAXIMUM: {
    text: english("You'd finance {actual}; this lender's maximum is {limit}."),
    reason: "AMOUNT_OR_TERM_NOT_OFFERED",
    about: "deal",
  },
  TERM_NOT_OFFERED: {
    text: english("This lender doesn't offer {actual}."),
    reason: "AMOUNT_OR_TERM_NOT_OFFERED",
    about: "deal",
  },
  TERM_TOO_LONG: {
    text: english("You asked for {actual}; for this car this lender allows at most {limit}."),
    reason: "AMOUNT_OR_TERM_NOT_OFFERED",
    about: "deal",
  },
  FRONT_LTV_TOO_HIGH: {
    text: english("You'd finance {actual} for the car; based on its value, this lender's limit is {limit}."),
    reason: "COLLATERAL_VALUE",
    about: "deal",
  },
  TOTAL_LTV_TOO_HIGH: {
    text: english(
      "You'd finance {actual} in total; based on the car's value, this lender's limit is {limit}.",
    ),
    reason: "COLLATERAL_VALUE",
    about: "deal",
  },
  DOWN_PAYMENT_TOO_LOW: {
    text: english("You'd put {actual} down; this lender requires {limit}."),
    reason: "DOWN_PAYMENT_INADEQUATE",
    about: "deal",
  },
  PRODUCT_TOO_DEAR: {
    text: english("{product} costs {actual}; this lender allows at most {limit} for it."),
    reason: "AMOUNT_OR_TERM_NOT_OFFERED",
    about: "deal",
  },
  PRODUCTS_SHARE_TOO_HIGH: {
    text: english("Coverage costs {actual}; this lender allows at most {limit}."),
    reason: "AMOUNT_OR_TERM_NOT_OFFERED",
    about: "deal",
  },
  FIRST_PAYMENT_TOO_SOON: {
    text: english("The first payment would come after {actual}; this lender asks for at least {limit}."),
    reason: "AMOUNT_OR_TERM_NOT_OFFERED",
    about: "rest",
  },
  FIRST_PAYMENT_TOO_LATE: {
    text: english("The first payment would come after {actual}; this lender allows at most {limit}."),
    reason: "AMOUNT_OR_TERM_NOT_OFFERED",
    about: "rest",
  },
  DUE_DAY_NOT_TAKEN: {
    text: english(
      "Payments would be due on day {dueDay} of the month; this lender takes days 1 to {lastDay}.",
    ),
    reason: "AMOUNT_OR_TERM_NOT_OFFERED",
    about: "rest",
  },
  RESIDUAL_NOT_OFFERED: {
    text: english("This lender has no {termMonths}-month lease with {annualMiles} miles a year."),
    reason: "AMOUNT_OR_TERM_NOT_OFFERED",
    about: "deal",
  },
} as const satisfies Rules;

type FailedRule = Failed<keyof typeof STRUCTURE_RULES>;

/** What a grade narrows. */
interface GradedLimits {
  readonly tier: Pick<Standing["tier"], "maximumTotalLtvPercent" | "minimumDownPercent">;
}

/** Amount, value, down payment, term, products and first payment of the deal. */
export function structureRules(
  program: DealProgram,
  standing: GradedLimits | null,
  deal: Deal,
): FailedRule[] {
  return [
    ...amountRules(program, deal),
    ...valueRules(program, standing, deal),
    ...downRules(program, standing, deal),
    ...termRules(program, deal),
    ...productRules(program, deal),
    ...firstPaymentRules(program, deal),
  ];
}

function amountRules({ limits }: DealProgram, deal: Deal): FailedRule[] {
  const { amountCents, productsCents } = deal;
  const front = failsBelow("AMOUNT_BELOW_MINIMUM", {
    actual: amountCents - productsCents,
    limit: centsOf(limits.minimumFrontAmount),
    unit: "cents",
  });
  const total = failsBelow("AMOUNT_BELOW_MINIMUM", {
    // Nobody lends nothing.
    actual: amountCents,
    limit: Math.max(1, centsOf(limits.minimumAmount)),
    unit: "cents",
  });
  return [
    ...(total.length > 0 ? total : front),
    ...failsAbove("AMOUNT_ABOVE_MAXIMUM", {
      actual: amountCents,
      limit: centsOf(limits.maximumAmount),
      unit: "cents",
    }),
  ];
}

function valueRules(program: DealProgram, standing: GradedLimits | null, deal: Deal): FailedRule[] {
  const value = collateralValue(program, deal);
  if (value === null) return [];
  const { frontLtvPercent, totalLtvPercent } = program.limits;
  const total = least(totalLtvPercent, standing?.tier.maximumTotalLtvPercent ?? null);
  const against = (code: keyof typeof STRUCTURE_RULES, actual: Cents, percent: number | null) =>
    percent === null ? [] : failsAbove(code, { actual, limit: ltvLimit(value, percent), unit: "cents" });
  return [
    ...against("FRONT_LTV_TOO_HIGH", deal.amountCents - deal.productsCents, frontLtvPercent),
    ...against("TOTAL_LTV_TOO_HIGH", deal.amountCents, total),
  ];
}

/** Most that may be lent against a value, rounded down. */
export function ltvLimit(valueCents: Cents, percent: number): Cents {
  return Math.floor((valueCents * ppmOfPercent(percent)) / 1_000_000);
}

function least(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}

function downRules(
  { limits }: DealProgram,
  standing: GradedLimits | null,
  deal: Deal,
): readonly FailedRule[] {
  if (deal.dealType === "lease") return [];
  const percent = standing?.tier.minimumDownPercent ?? limits.minimumDownPercent;
  const trade = limits.tradeCountsAsDown ? Math.max(0, deal.tradeEquityCents) : 0;
  return failsBelow("DOWN_PAYMENT_TOO_LOW", {
    actual: deal.downPaymentCents + trade,
    limit: Math.max(centsOf(limits.minimumDown), share(deal.vehicle.priceCents, ppmOfPercent(percent))),
    unit: "cents",
  });
}

function termRules(program: DealProgram, deal: Deal): FailedRule[] {
  const { termMonths: actual } = deal;
  const offered = termsOf(program, deal);
  const limit = longestTerm(program, deal);
  const isLease = deal.dealType === "lease";
  const hasResidual = program.lease !== null && residualRow(program.lease, deal) !== undefined;
  return [
    ...failsIf(!offered.includes(actual), "TERM_NOT_OFFERED", { values: { actual }, unit: "months" }),
    ...failsAbove("TERM_TOO_LONG", { actual, limit, unit: "months" }),
    ...failsIf(isLease && !hasResidual, "RESIDUAL_NOT_OFFERED", {
      values: { termMonths: actual, annualMiles: deal.lease?.annualMiles ?? 0 },
    }),
  ];
}

/** Months that a program lends for, whatever the car. */
export function termsOf({ loan, lease }: DealProgram, { dealType }: Deal): readonly number[] {
  if (dealType === "lease") return [...new Set(lease?.residuals.map(({ termMonths }) => termMonths) ?? [])];
  return loan?.terms ?? [];
}

function productRules({ products: rules }: DealProgram, deal: Deal): FailedRule[] {
  const most = { GAP: rules.maximumGap, VSC: rules.maximumVsc, OTHER: rules.maximumOther };
  const dear = deal.products.flatMap(({ code, kind, priceCents }) => {
    const limit = most[kind];
    if (limit === null || priceCents <= centsOf(limit)) return [];
    const values = { product: code, actual: priceCents, limit: centsOf(limit) };
    return failsIf(true, "PRODUCT_TOO_DEAR", { values, margin: priceCents - centsOf(limit), unit: "cents" });
  });
  if (rules.maximumSharePercent === null) return dear;
  const limit = ltvLimit(deal.amountCents, rules.maximumSharePercent);
  return [
    ...dear,
    ...failsAbove("PRODUCTS_SHARE_TOO_HIGH", { actual: deal.productsCents, limit, unit: "cents" }),
  ];
}

/** Days to the first payment, and its day of the month. */
export function firstPaymentRules(
  { firstPayment: rules }: Pick<DealProgram, "firstPayment">,
  deal: Pick<Deal, "dealType" | "contractDate" | "firstPaymentDate">,
): FailedRule[] {
  if (deal.dealType === "lease") return [];
  const actual = daysBetween(deal.contractDate, deal.firstPaymentDate);
  const dueDay = Number(deal.firstPaymentDate.slice(8));
  return [
    ...failsBelow("FIRST_PAYMENT_TOO_SOON", { actual, limit: rules.minimumDays, unit: "days" }),
    ...failsAbove("FIRST_PAYMENT_TOO_LATE", { actual, limit: rules.maximumDays, unit: "days" }),
    ...failsAbove("DUE_DAY_NOT_TAKEN", { actual: dueDay, limit: rules.latestDueDay, unit: "days" }),
  ];
}
