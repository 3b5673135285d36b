import fc from "fast-check";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { STATE_TREATMENTS } from "#modules/worksheet/domain/state-rules/state-treatments-data.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import type { WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";
import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";
import { dealProduct } from "#modules/protection/domain/deal-product.ts";
import { loanOfCase } from "#modules/protection/domain/menu-payment.ts";
import type { CoverageCase } from "#modules/protection/domain/rating/coverage-case.ts";
import { ratePlans } from "#modules/protection/domain/rating/rate-plans.ts";
import type { RatedPlan } from "#modules/protection/domain/rating/rated-plan.ts";
import { standingPlans } from "#modules/protection/domain/standing-plans.ts";
import { anyDeal } from "./any-deal.ts";
import { dealDifferences } from "./deal-differences.ts";

const stores = demoTenants.map(({ config }) => config.config);

/** Any deal of any state at one of the demo stores, with a wish for plans. */
export const anyPlannedDeal = fc.record({
  deal: anyDeal,
  store: fc.integer({ min: 0, max: stores.length - 1 }),
  make: fc.constantFrom("Toyota", "Kia", "Ford"),
  fuel: fc.constantFrom(null, "gasoline", "electric"),
  year: fc.integer({ min: 2013, max: 2026 }),
  /** Which plans are wanted, bit by bit. */
  wish: fc.integer({ min: 0, max: 4_095 }),
});

type PlannedDeal = typeof anyPlannedDeal extends fc.Arbitrary<infer Deal> ? Deal : never;

interface PlannedOutcome {
  readonly differences: readonly string[];
  readonly plans: number;
}

const TYPES = { cash: "Cash", finance: "Finance", lease: "Lease" } as const;

/** What of a deal with plans does not add up, taxes a plan against its state's row, or keeps a plan that cannot help. */
export function planDifferences(planned: PlannedDeal): PlannedOutcome {
  const { deal, store, wish } = planned;
  const config = stores[store % stores.length] as (typeof stores)[number];
  const input: WorksheetInput = { ...deal.input, products: [] };
  const rules = worksheetRulesOf(config, { state: deal.state, onDate: input.contractDate });
  const facts = factsOf(planned);
  const plain = dealWorksheet(rules, input);
  const priced = { ...facts, loan: loanOfCase(plain, facts.vehicle.priceCents) };
  const offered = ratePlans(config.protection, priced).plans.filter((_, at) => (wish >> at) & 1);
  const products = onePerProduct(offered).map((plan) => dealProduct(plan, { hasConsent: true }));
  const priceWith = (wanted: WorksheetInput["products"]): Worksheet | null => {
    const sheet = dealWorksheet(rules, { ...input, products: wanted });
    return sheet.problems.length > 0 ? null : sheet;
  };
  const standing = { settings: config.protection, facts, priceWith };
  const { stays, fellAway } = standingPlans({ ...standing, kept: products });
  const again = standingPlans({ ...standing, kept: stays });
  const sheet = dealWorksheet(rules, { ...input, products: stays });
  const differences = [
    ...dealDifferences(rules, { ...input, products: stays }),
    ...(again.fellAway.length > 0 ? ["a plan that stayed falls away a moment later"] : []),
    ...(stays.length + fellAway.length === products.length ? [] : ["a plan is neither kept nor named"]),
    ...lineDifferences(sheet, stays),
    ...taxDifferences({ sheet, plain, state: deal.state, products: stays, date: input.contractDate }),
  ];
  return { differences, plans: stays.length };
}

function factsOf({ deal, make, fuel, year }: PlannedDeal): Omit<CoverageCase, "loan"> {
  const { vehicle, contractDate, choices } = deal.input;
  const { condition, mileage, priceCents } = vehicle;
  return {
    vehicle: { condition, year, make, fuel, miles: mileage, priceCents: priceCents ?? 0 },
    rooftopId: "any",
    state: deal.state,
    saleDate: contractDate,
    dealType: TYPES[choices.type],
  };
}

function onePerProduct(plans: readonly RatedPlan[]): RatedPlan[] {
  return [...new Map(plans.map((plan) => [plan.productId, plan])).values()];
}

function lineDifferences(sheet: Worksheet, products: WorksheetInput["products"]): string[] {
  const lines = sheet.lines.filter(({ code }) => code === "product");
  const said = lines.map(({ label, amountCents }) => `${label} ${amountCents}`).join();
  const wanted = products.map(({ label, priceCents }) => `${label} ${priceCents}`).join();
  return said === wanted ? [] : [`lines of plans: ${said}, not ${wanted}`];
}

interface Taxed {
  readonly sheet: Worksheet;
  readonly plain: Worksheet;
  readonly state: string;
  readonly date: string;
  readonly products: WorksheetInput["products"];
}

/** By the state's own row: what is taxed more is exactly the price of the plans that the state taxes. */
function taxDifferences({ sheet, plain, state, products, date }: Taxed): string[] {
  if (sheet.dealType === "lease") return [];
  const row = STATE_TREATMENTS.filter((one) => one.state === state && one.effectiveFrom <= date).toSorted(
    (one, other) => (one.effectiveFrom < other.effectiveFrom ? 1 : -1),
  )[0];
  const isTaxed = ({ code }: { readonly code: string }) =>
    (code === "serviceContract" && row?.serviceContract.value) || (code === "gap" && row?.gap.value);
  const wanted = products.filter(isTaxed).reduce((sum, { priceCents }) => sum + priceCents, 0);
  const said = taxedCents(sheet) - taxedCents(plain);
  return taxedCents(plain) === 0 || said === wanted ? [] : [`taxed in ${state}: ${said}, not ${wanted}`];
}

function taxedCents({ lines }: Worksheet): number {
  const values = lines.find(({ code }) => code === "tax")?.because.values;
  return Number(values?.["baseCents"] ?? 0) + Number(values?.["creditCents"] ?? 0);
}
