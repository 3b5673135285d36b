import { dealRules } from "#modules/orders/domain/deal-types.ts";
import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { ProtectionProduct } from "../settings-schema.ts";
import { WAY_TO_PAY } from "../way-to-pay.ts";
import type { CoverageCase, LoanOfCase } from "./coverage-case.ts";
import type { FactoryOverlap, RefusalCode } from "./rated-plan.ts";

/** Why a plan cannot help, with the numbers of the sentence. */
interface Refusal {
  readonly reason: RefusalCode;
  readonly values: Readonly<Record<string, number | string>>;
}

/** Below this share of the car's value a loan rarely outgrows it (finance rule; a product may say otherwise). */
const GAP_FLOOR = 0.8;
/** A month of driving: a plan that adds fewer miles and no month helps nobody. */
const LEAST_ADDED_MILES = 1_000;

type Rule = (product: ProtectionProduct, facts: CoverageCase, plan: PlanFacts) => Refusal | null;

interface PlanFacts {
  readonly overlap: FactoryOverlap | null;
  /** What the plan adds to the loan; zero where the loan counts it already. */
  readonly addsCents: number;
}

const refuse = (reason: RefusalCode, values: Refusal["values"] = {}): Refusal => ({ reason, values });

const sameName = (names: readonly string[], name: string): boolean =>
  names.some((one) => one.toLowerCase() === name.toLowerCase());

const ageOf = ({ vehicle, saleDate }: CoverageCase): number => Number(saleDate.slice(0, 4)) - vehicle.year;

/** A percent of the car's value, as a buyer reads it. */
const percentOf = (cents: number, valueCents: number): number =>
  valueCents === 0 ? 0 : Math.round((cents / valueCents) * 100);

/** The car and the place, in the order in which a buyer is told. */
const CAR_RULES: readonly Rule[] = [
  ({ states }, { state }) =>
    states !== undefined && !states.includes(state) ? refuse("not-sold-in-state", { state }) : null,
  ({ eligible: { conditions } }, { vehicle: { condition } }) =>
    conditions !== undefined && !conditions.includes(condition) ? refuse("condition", { condition }) : null,
  ({ eligible: { makes, excludedMakes } }, { vehicle: { make } }) =>
    (makes !== undefined && !sameName(makes, make)) || sameName(excludedMakes, make)
      ? refuse("make", { make })
      : null,
  ({ eligible: { excludedFuels } }, { vehicle: { fuel } }) =>
    fuel !== null && sameName(excludedFuels, fuel) ? refuse("fuel", { fuel }) : null,
  ({ eligible: { maximumAgeYears: maximum } }, facts) =>
    maximum !== undefined && ageOf(facts) > maximum ? refuse("age", { maximum, years: ageOf(facts) }) : null,
  ({ eligible: { maximumMiles: maximum } }, { vehicle: { miles } }) =>
    maximum !== undefined && (miles ?? 0) > maximum ? refuse("miles", { maximum, miles: miles ?? 0 }) : null,
  ({ eligible: { maximumVehicleValue: maximum } }, { vehicle: { priceCents } }) =>
    maximum !== undefined && priceCents > centsOf(maximum)
      ? refuse("vehicle-value", { maximumCents: centsOf(maximum) })
      : null,
  (_, __, { overlap }) =>
    overlap !== null && overlap.addedMonths === 0 && (overlap.addedMiles ?? Infinity) < LEAST_ADDED_MILES
      ? refuse("ends-before-factory", {
          planMonths: overlap.planEndsInMonths,
          factoryMonths: overlap.factoryMonthsLeft,
        })
      : null,
];

const DEAL_RULES: readonly Rule[] = [
  ({ kind, eligible: { dealTypes } }, { dealType }) =>
    (kind === "gap" && !dealRules(dealType).hasLender) ||
    (dealTypes !== undefined && !dealTypes.includes(WAY_TO_PAY[dealType]))
      ? refuse("deal-type", { dealType })
      : null,
  ({ kind, eligible: { minimumLoanToValue: floor = kind === "gap" ? GAP_FLOOR : undefined } }, { loan }) =>
    loan !== null && floor !== undefined && frontCents(loan) < floor * loan.valueCents
      ? refuse("loan-below-floor", {
          percent: percentOf(frontCents(loan), loan.valueCents),
          floor: Math.round(floor * 100),
        })
      : null,
  ({ eligible: { maximumLoanToValue: limit } }, { loan }, { addsCents }) =>
    loan !== null && limit !== undefined && loan.amountFinancedCents + addsCents > limit * loan.valueCents
      ? refuse("loan-above-limit", {
          percent: percentOf(loan.amountFinancedCents + addsCents, loan.valueCents),
          limit: Math.round(limit * 100),
        })
      : null,
  ({ eligible: { maximumApr: limit } }, { loan }) =>
    loan !== null && limit !== undefined && loan.apr > limit
      ? refuse("apr-above-limit", { apr: loan.apr, limit })
      : null,
  ({ eligible: { maximumTermMonths: limit } }, { loan }) =>
    loan !== null && limit !== undefined && loan.termMonths > limit
      ? refuse("term-above-limit", { months: loan.termMonths, limit })
      : null,
  ({ eligible: { maximumAmountFinanced: limit } }, { loan }, { addsCents }) =>
    loan !== null && limit !== undefined && loan.amountFinancedCents + addsCents > centsOf(limit)
      ? refuse("amount-above-limit", { limitCents: centsOf(limit) })
      : null,
];

function frontCents({ amountFinancedCents, productsCents }: LoanOfCase): number {
  return amountFinancedCents - productsCents;
}

/**
 * Null for a plan that can help this car and this deal; else the first reason why not. Checked again whenever the deal
 * changes: what was right for one loan may be worth nothing with the next.
 */
export function benefitTest(
  product: ProtectionProduct,
  facts: CoverageCase,
  plan: PlanFacts,
): Refusal | null {
  for (const rule of [...CAR_RULES, ...DEAL_RULES]) {
    const refusal = rule(product, facts, plan);
    if (refusal !== null) return refusal;
  }
  return null;
}
