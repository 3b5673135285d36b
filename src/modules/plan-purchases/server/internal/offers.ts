import { findVehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { placeRulesOf } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import { DEFAULT_DEAL_TYPE } from "#modules/orders/domain/offered-deal-types.ts";
import { buildMenu, type MenuInput } from "#modules/protection/domain/build-menu.ts";
import { planLabel } from "#modules/protection/domain/deal-product.ts";
import { orderProduct } from "#modules/protection/domain/order-product.ts";
import type { MenuPlan, MenuProduct } from "#modules/protection/domain/protection-menu.ts";
import { wordsHash } from "#modules/protection/server/words-hash.ts";
import { planTerms, type PlanTerms } from "#modules/protection-contracts/domain/plan-terms.ts";
import { plansOfOrder } from "#modules/protection-contracts/server/plans-of-order.ts";
import { tenantForRooftop } from "#modules/tenancy/domain/rooftops/tenant-for-rooftop.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { planTax } from "../../domain/plan-tax.ts";
import type { OfferedPlan } from "../../domain/purchases-view.ts";
import { closedBecause, isStillSold } from "../../domain/sale-window.ts";
import type { PlanPurchasesContext } from "../plan-purchases-context.ts";

/** A plan that can be bought now, with what its contract will say. */
export interface Offer {
  readonly plan: OfferedPlan;
  readonly terms: PlanTerms;
}

/** The day at the rooftop. */
export function todayOf(ctx: PlanPurchasesContext, { snapshot }: Order): CivilDate {
  return localTimeOf(ctx.clock.now().getTime(), snapshot.rooftop.timeZone).date;
}

/**
 * The plans that can be bought by themselves for an order: those that help this car at these miles today, that the order has
 * not, and whose form is still sold (PROT-04). GAP closes a loan's hole and is sold with the loan only.
 */
export async function offersOf(
  trx: TenantTransaction,
  ctx: PlanPurchasesContext,
  { order, miles }: { readonly order: Order; readonly miles: number },
): Promise<readonly Offer[]> {
  if (closedBecause(order.orderStatus) !== null || order.submittedAt === null) return [];
  const { snapshot } = order;
  const { vehicle, rooftop, buyerState: state } = snapshot;
  const forSale = await findVehicleForSale(trx, ctx, { id: order.vehicleId });
  const tenant = tenantForRooftop(ctx.tenant, { ...vehicle, dealershipId: rooftop.id });
  const { config } = tenant;
  const today = todayOf(ctx, order);
  const rules = placeRulesOf(config.payment, { state, onDate: today });
  if (rules === undefined) return [];
  const owned = await plansOfOrder(trx, ctx, order);
  const orderedOn = localTimeOf(Date.parse(order.submittedAt), rooftop.timeZone).date;
  const sold = config.protection.products.filter(
    (product) =>
      product.kind !== "gap" && isStillSold(product, { orderedOn, today }) && !isOwned(product, owned),
  );
  const menu = buildMenu({
    settings: { ...config.protection, products: sold.map((product) => ({ ...product, notWith: [] })) },
    facts: factsOf(order, { miles, today, fuel: forSale?.fuel ?? null }),
    // Nothing of the car's deal changes: there is no payment to show.
    priceWith: () => null,
    chosen: [],
    t: textOf(tenant),
    hashOf: wordsHash,
  });
  return menu.products.flatMap((product) =>
    product.plans.map((plan) => ({
      plan: offered(product, plan, planTax(rules, plan)),
      terms: planTerms(config.protection, orderProduct(plan), { state, loanMonths: null }),
    })),
  );
}

/** The car as it is today, bought in cash: no loan is asked about. */
function factsOf(
  { snapshot }: Order,
  now: { readonly miles: number; readonly today: CivilDate; readonly fuel: string | null },
): MenuInput["facts"] {
  const { vehicle, rooftop, buyerState: state, lines } = snapshot;
  const { condition, year, make } = vehicle;
  const priceCents = lines.find(({ code }) => code === "price")?.amountCents ?? 0;
  return {
    vehicle: { condition, year, make, fuel: now.fuel, miles: now.miles, priceCents },
    rooftopId: rooftop.id,
    state,
    saleDate: now.today,
    dealType: DEFAULT_DEAL_TYPE,
  };
}

/** One plan of a product, and nothing that covers the same. */
function isOwned(
  { id, notWith }: { readonly id: string; readonly notWith: readonly string[] },
  owned: readonly string[],
): boolean {
  return owned.some((planId) => [id, ...notWith].some((product) => planId.startsWith(`${product}.`)));
}

function offered(product: MenuProduct, ...[plan, taxCents]: [MenuPlan, number]): OfferedPlan {
  const { id, termMonths, miles, deductibleCents, administrator, priceCents, overlap, consent } = plan;
  return {
    id,
    label: planLabel(plan),
    summary: product.summary,
    covers: product.covers,
    excludes: product.excludes,
    termMonths,
    miles,
    deductibleCents,
    administrator,
    priceCents,
    taxCents,
    totalCents: priceCents + taxCents,
    overlap,
    isSample: plan.isSample,
    consent,
  };
}
