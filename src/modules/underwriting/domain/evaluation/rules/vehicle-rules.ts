import { english } from "#platform/shared/texts/text.ts";
import type { Failed } from "../../failed.ts";
import type { Rules } from "../../rule.ts";
import { collateralValue } from "../collateral-value.ts";
import { ageInYears, type Deal } from "../deal.ts";
import type { DealProgram } from "../deal-program.ts";
import { rateRowsOf } from "../price-loan.ts";
import { failsAbove, failsIf } from "./fails-if.ts";

export const VEHICLE_RULES = {
  VEHICLE_TOO_OLD: {
    text: english("The car is {actual} old; this lender allows at most {limit}."),
    reason: "VEHICLE_AGE_OR_MILEAGE",
    about: "rest",
  },
  MILEAGE_TOO_HIGH: {
    text: english("The car has {actual}; this lender allows at most {limit}."),
    reason: "VEHICLE_AGE_OR_MILEAGE",
    about: "rest",
  },
  TITLE_BRANDED: {
    text: english("This lender doesn't lend on a car with a branded title."),
    reason: "COLLATERAL_TYPE",
    about: "rest",
  },
  MAKE_NOT_TAKEN: {
    text: english("This lender doesn't lend on a {make}."),
    reason: "COLLATERAL_TYPE",
    about: "rest",
  },
  CONDITION_NOT_TAKEN: {
    text: english("This lender doesn't lend on cars in this condition."),
    reason: "COLLATERAL_TYPE",
    about: "rest",
  },
  VALUE_UNKNOWN: {
    text: english("This lender has no value on file for this car."),
    reason: "COLLATERAL_VALUE",
    about: "rest",
  },
} as const satisfies Rules;

type FailedRule = Failed<keyof typeof VEHICLE_RULES>;

const sameWord = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** What a program wants of the car itself. */
export function vehicleRules(program: DealProgram, deal: Deal): FailedRule[] {
  const { vehicle: rules } = program;
  const { make, mileage, titleBrand, condition } = deal.vehicle;
  const isMakeTaken =
    (rules.makes === null || rules.makes.some((name) => sameWord(name, make))) &&
    !rules.refusedMakes.some((name) => sameWord(name, make));
  return [
    ...failsAbove("VEHICLE_TOO_OLD", {
      actual: ageInYears(deal),
      limit: oldest(program, deal),
      unit: "years",
    }),
    ...failsAbove("MILEAGE_TOO_HIGH", { actual: mileage, limit: mostMiles(program), unit: "miles" }),
    ...failsIf(titleBrand !== null && !rules.takesBrandedTitle, "TITLE_BRANDED"),
    ...failsIf(!isMakeTaken, "MAKE_NOT_TAKEN", { values: { make } }),
    ...failsIf(!takenConditions(program, deal).includes(condition), "CONDITION_NOT_TAKEN", {
      values: { condition },
    }),
    ...failsIf(collateralValue(program, deal) === null, "VALUE_UNKNOWN"),
  ];
}

/** Model years: the program's own limit, and what its rate sheet ends at. */
function oldest({ vehicle, loan, lease }: DealProgram, deal: Deal): number {
  if (deal.dealType === "lease") return Math.min(vehicle.maximumAgeYears, lease?.maximumAgeYears ?? 0);
  const rows = loan?.rates.filter(({ conditions }) => conditions.includes(deal.vehicle.condition)) ?? [];
  const onSheet = rows.reduce((top, { maximumAgeYears }) => Math.max(top, maximumAgeYears), 0);
  return rows.length === 0 ? vehicle.maximumAgeYears : Math.min(vehicle.maximumAgeYears, onSheet);
}

/** Miles beyond which no term is left either. */
export function mostMiles({ vehicle, loan }: Pick<DealProgram, "vehicle" | "loan">): number {
  const rows = loan?.termLimits ?? [];
  if (rows.length === 0) return vehicle.maximumMiles;
  return Math.min(vehicle.maximumMiles, Math.max(...rows.map(({ upToMiles }) => upToMiles)));
}

function takenConditions({ vehicle, loan, lease }: DealProgram, deal: Deal): readonly string[] {
  if (deal.dealType === "lease")
    return vehicle.conditions.filter((one) => lease?.conditions.includes(one) ?? false);
  const onSheet = loan?.rates.flatMap(({ conditions }) => conditions) ?? [];
  return vehicle.conditions.filter((one) => onSheet.includes(one));
}

/** Longest term the rate sheet and the mileage leave for this car and amount; 0 for none. */
export function longestTerm({ loan, lease }: Pick<DealProgram, "loan" | "lease">, deal: Deal): number {
  if (deal.dealType === "lease")
    return Math.max(0, ...(lease?.factors.map(({ maximumTermMonths }) => maximumTermMonths) ?? []));
  if (loan === null) return 0;
  const onSheet = Math.max(0, ...rateRowsOf(loan, deal).map(({ maximumTermMonths }) => maximumTermMonths));
  if (loan.termLimits.length === 0) return onSheet;
  const byMiles = loan.termLimits
    .filter(
      ({ upToMiles, minimumAmount }) =>
        deal.vehicle.mileage <= upToMiles && deal.amountCents >= minimumAmount * 100,
    )
    .map(({ maximumTermMonths }) => maximumTermMonths);
  return Math.min(onSheet, Math.max(0, ...byMiles));
}
