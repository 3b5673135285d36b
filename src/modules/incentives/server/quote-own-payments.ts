import { findVehiclesForSale, type VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import { compareWays } from "#modules/pricing/domain/compare-ways.ts";
import type { DealChoices } from "#modules/pricing/domain/deal-input.ts";
import { dealRulesOf } from "#modules/worksheet/domain/terms/deal-rules.ts";
import type { OfferedWays } from "#modules/pricing/domain/deal-ways.ts";
import { atRooftop } from "#modules/pricing/server/at-rooftop.ts";
import { dealPlace } from "#modules/pricing/server/deal-place.ts";
import type { PricingContext } from "#modules/pricing/server/pricing-context.ts";
import { quoteFees } from "#modules/pricing/server/quote-fees.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import type { Cents } from "#platform/shared/money.ts";
import { offeredWays } from "./read-ways.ts";

interface OwnPaymentsInput extends Omit<DealChoices, "type" | "annualMiles" | "protectionCents"> {
  readonly ids: readonly string[];
  readonly zip?: string | undefined;
}

/** A vehicle's payment at a shopper's terms. */
interface OwnPaymentView {
  readonly id: string;
  readonly monthlyPaymentCents: Cents;
  /** Percent a year. */
  readonly apr: number;
  readonly termMonths: number;
  readonly downPaymentCents: Cents;
  /** Whose taxes and fees are in; null without a zip, or with one that nobody knows. */
  readonly zip: string | null;
}

/**
 * What vehicles cost a month at a shopper's own terms, by the rules of the calculator (VEH-14, CALC-02). Vehicles that
 * are sold, unknown or not possible at these terms are left out.
 */
export async function quoteOwnPayments(
  ctx: PricingContext,
  { ids, zip, ...choices }: OwnPaymentsInput,
): Promise<{ readonly payments: readonly OwnPaymentView[] }> {
  const known = zip !== undefined && (await isKnownZip(ctx, zip)) ? zip : undefined;
  const hasTradeIn = (choices.tradeValueCents ?? 0) + (choices.tradeOwedCents ?? 0) > 0;
  const { vehicles, offers } = await ctx.db.transaction(async (trx) => {
    const found = await findVehiclesForSale(trx, ctx, ids);
    const onSale = found.filter(({ availability }) => availability !== "Sold");
    return {
      vehicles: onSale,
      offers: await offeredWays(trx, ctx, { vehicles: onSale, zip: known, hasTradeIn }),
    };
  });
  const asked = { choices: { ...choices, type: "finance" as const }, zip: known };
  const payments: OwnPaymentView[] = [];
  for (const [at, forSale] of vehicles.entries()) {
    const payment = await paymentOf(ctx, { forSale, offered: offers[at], asked });
    if (payment !== undefined) payments.push(payment);
  }
  return { payments };
}

interface Asked {
  readonly forSale: VehicleForSale;
  readonly offered: OfferedWays | undefined;
  readonly asked: { readonly choices: DealChoices; readonly zip: string | undefined };
}

async function paymentOf(
  ctx: PricingContext,
  { forSale, offered, asked: { choices, zip } }: Asked,
): Promise<OwnPaymentView | undefined> {
  const { vehicle, rooftop, priceCents, msrpCents, incentivesCents } = forSale;
  const car = { ...vehicle, priceCents, msrpCents, incentivesCents, dealershipId: rooftop.id };
  const own = atRooftop(ctx, car);
  const place = await dealPlace(own, { vehicle: car, zip });
  const input = { vehicle: car, choices, place, delivery: null };
  const { estimate: deal } = compareWays(dealRulesOf(own.tenant.config), input, {
    offered,
    t: textOf(own.tenant),
  });
  if (deal.kind !== "finance") return undefined;
  const { monthlyPaymentCents, apr, termMonths, dueAtSigningCents: downPaymentCents } = deal;
  return { id: vehicle.id, monthlyPaymentCents, apr, termMonths, downPaymentCents, zip: zip ?? null };
}

async function isKnownZip(ctx: PricingContext, zip: string): Promise<boolean> {
  try {
    await quoteFees(ctx, { zip });
    return true;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return false;
  }
}
