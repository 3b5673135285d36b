import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import type { ProtectionPlan, ProtectionProduct, ProtectionSettings } from "../settings-schema.ts";
import type { CoverageCase } from "./coverage-case.ts";
import type { FactoryOverlap } from "./rated-plan.ts";

type Settings = Pick<ProtectionSettings, "factoryWarranty" | "factoryWarrantyByMake">;

interface OverlapInput {
  readonly product: ProtectionProduct;
  readonly plan: ProtectionPlan;
  readonly priceCents: Cents;
  readonly vehicle: CoverageCase["vehicle"];
  readonly saleDate: CivilDate;
}

/**
 * Months and miles that a plan adds to the factory's warranty, and its price per added month; null for what no factory
 * warranty covers. A used car's first day on the road is not known: December of its model year counts, so that the plan
 * adds at least as much as is said.
 */
export function factoryOverlap(settings: Settings, input: OverlapInput): FactoryOverlap | null {
  const { product, plan, priceCents, vehicle, saleDate } = input;
  if (product.after === null || plan.termMonths === null) return null;
  const miles = vehicle.miles ?? 0;
  const elapsed = monthsOnTheRoad(vehicle, saleDate);
  const factory = factoryTerms(settings, { make: vehicle.make, after: product.after });
  const isOver = miles >= factory.miles;
  const factoryMonthsLeft = isOver ? 0 : Math.max(0, factory.months - elapsed);
  const factoryEndsAtMiles = factoryMonthsLeft === 0 ? miles : factory.miles;
  const fromSale = product.startsFrom === "sale";
  const planEndsInMonths = Math.max(0, plan.termMonths - (fromSale ? 0 : elapsed));
  const planEndsAtMiles = plan.miles === null ? null : plan.miles + (fromSale ? miles : 0);
  const addedMonths = Math.max(0, planEndsInMonths - factoryMonthsLeft);
  return {
    after: product.after,
    factoryMonthsLeft,
    factoryEndsAtMiles,
    planEndsInMonths,
    planEndsAtMiles,
    addedMonths,
    addedMiles: planEndsAtMiles === null ? null : Math.max(0, planEndsAtMiles - factoryEndsAtMiles),
    pricePerAddedMonthCents: addedMonths === 0 ? null : Math.round(priceCents / addedMonths),
    isEstimate: vehicle.condition !== "new",
  };
}

function factoryTerms(
  settings: Settings,
  { make, after }: { readonly make: string; readonly after: "basic" | "powertrain" },
): { readonly months: number; readonly miles: number } {
  const ofMake = Object.entries(settings.factoryWarrantyByMake).find(
    ([name]) => name.toLowerCase() === make.toLowerCase(),
  );
  const terms = ofMake?.[1] ?? settings.factoryWarranty;
  return after === "basic"
    ? { months: terms.basicMonths, miles: terms.basicMiles }
    : { months: terms.powertrainMonths, miles: terms.powertrainMiles };
}

function monthsOnTheRoad({ condition, year }: CoverageCase["vehicle"], saleDate: CivilDate): number {
  if (condition === "new") return 0;
  const [saleYear = year, saleMonth = 1] = saleDate.split("-").map(Number);
  return Math.max(0, (saleYear - year) * 12 + saleMonth - 12);
}
