import { WAY_TO_PAY } from "#modules/protection/domain/way-to-pay.ts";
import { blindIndex } from "#platform/server/crypto/field-encryption.ts";
import { checkVin } from "#modules/inventory/domain/vin.ts";
import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import { addDays, daysBetween } from "#platform/shared/time/civil-date.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { planPrice } from "#modules/protection/domain/rating/plan-price.ts";
import type { ProtectionPlan, ProtectionProduct } from "#modules/protection/domain/settings-schema.ts";
import type {
  AdministratorRate,
  RatingContext,
  RatingProblem,
  RatingRefusalCode,
  RatingRequest,
} from "../rating-port.ts";
import type {} from "./sandbox-tables.ts";

/** A rate is good for a day. */
const RATE_MS = DAY_MS;
/** Sales that are longer ago are refused. */
const OLDEST_SALE_DAYS = 85;
/** What the retailer pays, in percent of the listed price. */
const COST_PERCENT = 55;

/** Plan id under which the desk says that nobody answers. */
export const DOWN = "*";

export const refused = (code: RatingRefusalCode): RatingProblem => ({ kind: "refusal", code });
const DOWN_ANSWER: RatingProblem = { kind: "failure", reason: "unavailable", vendorCode: "sandbox-down" };

/** What the desk said of rates, by plan; undefined while the administrator is down. */
async function deskRates(ctx: RatingContext): Promise<Map<string, number | null> | undefined> {
  const rows = await ctx.db.transaction((trx) =>
    trx
      .selectFrom("sandbox_protection_rate")
      .select(["plan_id", "price_cents"])
      .where("tenant_id", "=", ctx.tenantId)
      .execute(),
  );
  const rates = new Map(rows.map(({ plan_id, price_cents }) => [plan_id, price_cents]));
  return rates.has(DOWN) ? undefined : rates;
}

/** Null while it answers. */
export async function downProblem(ctx: RatingContext): Promise<RatingProblem | null> {
  return (await deskRates(ctx)) === undefined ? DOWN_ANSWER : null;
}

/** Every plan of the retailer's catalog, rated for one car; rates need no row of their own. */
export async function ratesFor(
  ctx: RatingContext,
  request: RatingRequest,
): Promise<{ readonly kind: "rates"; readonly rates: readonly AdministratorRate[] } | RatingProblem> {
  const desk = await deskRates(ctx);
  if (desk === undefined) return DOWN_ANSWER;
  const problem = requestProblem(ctx, request);
  if (problem !== null) return refused(problem);
  const { products } = ctx.tenant.config.protection;
  const sold = products.filter((product) => isSold(product, request));
  const rates = sold.flatMap((product) =>
    product.plans.flatMap((plan) => {
      const planId = `${product.id}.${plan.id}`;
      const changed = desk.get(planId);
      return changed === null ? [] : [rateOf(ctx, request, { product, plan, planId, changed })];
    }),
  );
  return { kind: "rates", rates };
}

function requestProblem(ctx: RatingContext, request: RatingRequest): RatingRefusalCode | null {
  // The ending is a test's, as the desk documents it.
  if (checkVin(request.vin).kind !== "valid" || request.vin.endsWith("000000")) return "vin-not-found";
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const age = daysBetween(request.saleDate, today);
  if (age > OLDEST_SALE_DAYS || request.saleDate > addDays(today, 1)) return "sale-date-out-of-range";
  const { inServiceDate } = request;
  return inServiceDate !== null && inServiceDate > request.saleDate ? "in-service-after-sale" : null;
}

function isSold(product: ProtectionProduct, { state, condition, dealType }: RatingRequest): boolean {
  const { conditions, dealTypes } = product.eligible;
  return (
    (product.states?.includes(state) ?? true) &&
    (conditions?.includes(condition) ?? true) &&
    (dealTypes?.includes(WAY_TO_PAY[dealType]) ?? true)
  );
}

interface Rated {
  readonly product: ProtectionProduct;
  readonly plan: ProtectionPlan;
  readonly planId: string;
  readonly changed: number | undefined;
}

function rateOf(
  ctx: RatingContext,
  request: RatingRequest,
  { product, plan, planId, changed }: Rated,
): AdministratorRate {
  const { rooftopId, state, make } = request;
  const retailCents =
    changed ?? planPrice(ctx.tenant.config.protection, { product, plan }, { rooftopId, state, make });
  const priceKind = product.priceKindByState[state] ?? product.priceKind;
  const expiresAt = new Date(ctx.clock.now().getTime() + RATE_MS).toISOString();
  const { maximumAmountFinanced, maximumTermMonths, maximumVehicleValue } = product.eligible;
  return {
    rateId: rateIdOf(ctx, { planId, retailCents, vin: request.vin, expiresAt }),
    expiresAt,
    planId,
    formId: plan.formId,
    coverage: product.name,
    termMonths: plan.termMonths,
    miles: plan.miles,
    deductibleCents: centsOf(plan.deductible),
    deductibleKind: "standard",
    dealerCostCents: Math.round((retailCents * COST_PERCENT) / 100),
    retailCents,
    priceKind,
    filedCents: priceKind === "free" ? null : (changed ?? centsOf(plan.filedPrice ?? plan.price)),
    surcharges: [],
    limits: {
      maximumAmountFinancedCents: centsOrNull(maximumAmountFinanced),
      maximumLoanTermMonths: maximumTermMonths ?? null,
      maximumMsrpCents: null,
      maximumVehicleValueCents: centsOrNull(maximumVehicleValue),
    },
    signsOnline: true,
  };
}

const centsOrNull = (amount: number | undefined): number | null =>
  amount === undefined ? null : centsOf(amount);

interface RateFacts {
  readonly planId: string;
  readonly retailCents: number;
  readonly vin: string;
  readonly expiresAt: string;
}

/** What was rated, with a keyed hash that nobody else can make: a rate is proved without being stored. */
function rateIdOf(ctx: RatingContext, { planId, retailCents, vin, expiresAt }: RateFacts): string {
  const facts = [planId, retailCents, expiresAt].join("|");
  return `${facts}|${blindIndex(ctx.keys, `protection-rate:${facts}|${vin}`)}`;
}

/** The plan of a rate that still holds for this car; null when it is over, changed or of another car. */
export async function heldRate(
  ctx: RatingContext,
  rateId: string,
  request: RatingRequest,
): Promise<AdministratorRate | null> {
  const [planId = "", retail = "", expiresAt = ""] = rateId.split("|");
  const retailCents = Number(retail);
  const isOurs = rateIdOf(ctx, { planId, retailCents, vin: request.vin, expiresAt }) === rateId;
  if (!isOurs || expiresAt <= ctx.clock.now().toISOString()) return null;
  const today = await ratesFor(ctx, request);
  if (today.kind !== "rates") return null;
  const rate = today.rates.find((one) => one.planId === planId);
  return rate?.retailCents === retailCents ? rate : null;
}

/** The catalog's product of a plan. */
export function productOf(ctx: Pick<RatingContext, "tenant">, planId: string): ProtectionProduct | undefined {
  const [productId] = planId.split(".");
  return ctx.tenant.config.protection.products.find(({ id }) => id === productId);
}
