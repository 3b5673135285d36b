import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { DealType, OrderCoverage, OrderProduct, OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { WorksheetProduct } from "#modules/worksheet/domain/worksheet-input.ts";
import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";
import type { CoverageCase } from "#modules/protection/domain/rating/coverage-case.ts";
import { standingPlans } from "#modules/protection/domain/standing-plans.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import type { NoQuote } from "../../domain/no-quote.ts";
import type { DealQuote } from "../quote/deal-quote.ts";

/** The deal with these products. */
export type AskQuote = (products: readonly WorksheetProduct[]) => DealQuote | NoQuote;

interface PlansInput {
  readonly tenant: TenantConfig;
  readonly facts: Omit<CoverageCase, "loan">;
  readonly plans: readonly OrderProduct[];
  readonly coverage: OrderCoverage | undefined;
  readonly ask: AskQuote;
  /** A lender decided on these prices: today's list no longer counts. */
  readonly isAgreed: boolean;
}

type OfPlans = Pick<OrderSnapshot, "products" | "coverage">;

/**
 * The quote with the plans that still fit it, and what is said of those that do not: every door that prices a draft goes
 * through here, so that no plan stays in a deal that it cannot help.
 */
export function quoteWithPlans(input: PlansInput): { readonly quote: DealQuote | NoQuote } & OfPlans {
  const { tenant, facts, plans, coverage, ask, isAgreed } = input;
  if (plans.length === 0) return { quote: ask([]), ...(coverage && { coverage }) };
  const { stays, fellAway } = standingPlans({
    settings: tenant.config.protection,
    facts,
    kept: plans,
    priceWith: pricingWith(ask),
    isAgreed,
  });
  const before = coverage ?? { answeredAt: null, declined: [], fellAway: [] };
  const older = before.fellAway.filter(({ id }) => !fellAway.some((one) => one.id === id));
  return {
    quote: ask(stays),
    ...(stays.length > 0 && { products: stays }),
    coverage: { ...before, fellAway: [...older, ...fellAway] },
  };
}

/**
 * The worksheet with products, for the same money at signing as without: a plan that a lender only finances with more
 * cash down is beyond its limits.
 */
export function pricingWith(ask: AskQuote): (products: readonly WorksheetProduct[]) => Worksheet | null {
  const plain = ask([]);
  const downCents = plain.kind === "quoted" ? plain.worksheet?.loan?.cashDownCents : undefined;
  return (products) => {
    const quote = products.length === 0 ? plain : ask(products);
    if (quote.kind !== "quoted" || quote.worksheet === undefined) return null;
    const { loan } = quote.worksheet;
    return downCents !== undefined && loan && loan.cashDownCents !== downCents ? null : quote.worksheet;
  };
}

/** What decides which plans fit a car and a deal; nothing of who buys. */
export function coverageFacts(
  forSale: VehicleForSale,
  { dealType, state, now }: { readonly dealType: DealType; readonly state: string; readonly now: Date },
): Omit<CoverageCase, "loan"> {
  const { vehicle, rooftop, priceCents, fuel } = forSale;
  const { condition, year, make, mileage: miles } = vehicle;
  return {
    vehicle: { condition, year, make, fuel, miles, priceCents: priceCents ?? 0 },
    rooftopId: rooftop.id,
    state,
    saleDate: localTimeOf(now.getTime(), rooftop.timeZone).date,
    dealType,
  };
}

/** A deal without the plans that a lender does not finance; each is named as what fell away. */
export function withoutDropped<
  Deal extends { plans?: OrderSnapshot["products"]; coverage?: OrderCoverage | undefined },
>(deal: Deal, droppedIds: readonly string[]): Deal {
  const { plans = [], coverage } = deal;
  const dropped = plans.filter(({ id }) => droppedIds.includes(id));
  if (dropped.length === 0) return deal;
  const fellAway = dropped.map(({ id, productCode, label, priceCents }) => ({
    id,
    productId: id.split(".")[0] ?? id,
    code: productCode,
    label,
    reason: "lender-limit",
    values: { priceCents },
  }));
  const before = coverage ?? { answeredAt: null, declined: [], fellAway: [] };
  return {
    ...deal,
    plans: plans.filter((plan) => !dropped.includes(plan)),
    coverage: { ...before, fellAway: [...before.fellAway, ...fellAway] },
  };
}
