import { vehicleType } from "#modules/inventory/domain/vehicle-view.ts";
import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { PromisedPayment, PromisedPayments } from "#modules/pricing/domain/promised-payment.ts";
import type { LeasedPayment, QualifiedPayment } from "#modules/pricing/domain/personal-pricing.ts";
import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import { tenantForRooftop } from "#modules/tenancy/domain/rooftops/tenant-for-rooftop.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { stateToday } from "../domain/result-life.ts";
import { leasedTo, personalPrice } from "#modules/personal-pricing/domain/terms/personal-price.ts";
import { PersonalPricer } from "#modules/personal-pricing/domain/terms/personal-pricer.ts";
import type { PersonalTerms } from "#modules/personal-pricing/domain/terms/personal-terms.ts";
import { findResults, openTerms } from "./internal/result-repo.ts";
import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";
import { LIVE } from "./internal/view-of-result.ts";

interface PromiseInput {
  readonly accountId: string;
  /** May still be read: that travels with the look at the result. */
  readonly forSale: VehicleForSale | Promise<VehicleForSale | undefined>;
}

/**
 * What every card shows the account's owner for this car today, with all it is counted from (PQ-11): as a loan, and as a
 * lease to whoever chose that. Null without a result that counts.
 */
export async function promisedPaymentsOf(
  trx: TenantTransaction,
  ctx: QueueContext,
  { accountId, ...input }: PromiseInput,
): Promise<PromisedPayments | null> {
  const [[row], forSale] = await Promise.all([findResults(trx, ctx, { accountId }), input.forSale]);
  if (row === undefined || forSale === undefined) return null;
  const today = retailerToday(ctx);
  const state = stateToday({ state: row.state, validUntil: row.valid_until }, today);
  const terms = LIVE.includes(state) ? openTerms(ctx, row) : null;
  return terms && promiseBy(ctx, terms, { forSale, today });
}

function promiseBy(
  ctx: QueueContext,
  terms: PersonalTerms,
  { forSale, today }: { readonly forSale: VehicleForSale; readonly today: string },
): PromisedPayments {
  const { vehicle, rooftop, priceCents, msrpCents, incentivesCents, programsCents } = forSale;
  const { config } = tenantForRooftop(ctx.tenant, { ...vehicle, dealershipId: rooftop.id });
  const rules = worksheetRulesOf(config, { state: terms.state, onDate: today });
  const pricer = new PersonalPricer(terms, rules, { contractDate: today });
  const car = {
    ...vehicle,
    type: vehicleType(vehicle.condition),
    dealershipId: rooftop.id,
    priceCents,
    msrpCents,
    // As every card counts it.
    incentivesCents: incentivesCents + programsCents,
  };
  const place = { state: terms.state, zipCode: terms.zipCode };
  const promise = (shown: QualifiedPayment | LeasedPayment | null | undefined): PromisedPayment | null =>
    shown ? { paymentCents: shown.monthlyPaymentCents, input: { ...shown.input, place } } : null;
  return {
    loan: promise(personalPrice(pricer, car, { lease: null })?.lenderQualified),
    lease: promise(leasedTo(pricer, car, { lease: {} })),
  };
}
