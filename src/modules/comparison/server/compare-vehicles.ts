import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { getVehicles } from "#modules/inventory/server/get-vehicles.ts";
import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import { quoteDeal } from "#modules/pricing/server/quote-deal.ts";
import { quoteFees } from "#modules/pricing/server/quote-fees.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import type { AskedTerms } from "../domain/asked-terms.ts";
import type { AskedComparison } from "../domain/compared-keys.ts";
import type {
  ComparedVehicle,
  ComparisonTerms,
  ComparisonView,
  GoneVehicle,
} from "../domain/comparison-view.ts";
import type { ComparisonContext } from "./comparison-context.ts";

/**
 * Vehicles side by side, from the database, with payments at the same terms (CMP-01). Sold, withdrawn and unknown ones
 * are told apart from those that can still be had (CMP-03).
 */
export async function compareVehicles(
  ctx: ComparisonContext,
  { asked, terms: wished }: { readonly asked: AskedComparison; readonly terms: AskedTerms },
): Promise<ComparisonView> {
  const found = await getVehicles(ctx, asked);
  const terms = await termsOf(ctx, wished);
  const vehicles: ComparedVehicle[] = [];
  const gone: GoneVehicle[] = [];
  const seen = new Set<string>();
  for (const [at, vehicle] of found.entries()) {
    const key = vehicle?.key ?? asked.keys[at] ?? "";
    // A VIN and an id may name the same one.
    if (seen.has(key)) continue;
    seen.add(key);
    if (vehicle === undefined || vehicle.sold) gone.push({ key, vehicle: vehicle ? nameOf(vehicle) : null });
    else vehicles.push(await columnOf(ctx, vehicle, terms));
  }
  return { vehicles, gone, leftOut: asked.leftOut, terms };
}

function nameOf({ year, make, model }: VehicleDetailsView): GoneVehicle["vehicle"] {
  return { year, make, model };
}

async function termsOf(ctx: ComparisonContext, wished: AskedTerms): Promise<ComparisonTerms> {
  const { payment, contentSettings } = ctx.tenant.config;
  const offeredTerms = payment.financeTerms;
  const isOffered = wished.termMonths !== undefined && offeredTerms.includes(wished.termMonths);
  const zipError = wished.zip === undefined ? null : await problemOfZip(ctx, wished.zip);
  return {
    downPaymentCents: wished.downPaymentCents ?? centsOf(payment.defaultDownPaymentAmount),
    termMonths: (isOffered && wished.termMonths) || contentSettings.consumerSiteDefaultCreditTerm,
    offeredTerms,
    zip: zipError === null ? (wished.zip ?? null) : null,
    zipError,
  };
}

/** MSG-25 or MSG-35; null for a zip that can be used. */
async function problemOfZip(ctx: ComparisonContext, zip: string): Promise<string | null> {
  try {
    await quoteFees(ctx, { zip });
    return null;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.details.message;
  }
}

async function columnOf(
  ctx: ComparisonContext,
  { description: _description, photos: _photos, ...vehicle }: VehicleDetailsView,
  { downPaymentCents, termMonths, zip }: ComparisonTerms,
): Promise<ComparedVehicle> {
  const place = zip === null ? {} : { zip };
  const [finance, lease, cash] = await Promise.all([
    quoteDeal(ctx, { vehicle, choices: { type: "finance", downPaymentCents, termMonths }, ...place }),
    quoteDeal(ctx, { vehicle, choices: { type: "lease" }, ...place }),
    // Without a zip no tax or fee is known: that sum would be the price once more.
    zip === null ? null : quoteDeal(ctx, { vehicle, choices: { type: "cash" }, zip }),
  ]);
  return {
    ...vehicle,
    finance: finance.kind === "finance" ? pick(finance, FINANCE) : null,
    lease: lease.kind === "lease" ? pick(lease, LEASE) : null,
    cashTotalCents: cash?.kind === "cash" ? cash.totalCents : null,
  };
}

const FINANCE = [
  "monthlyPaymentCents",
  "apr",
  "financedAmountCents",
  "totalInterestCents",
  "totalOfPaymentsCents",
] as const;
const LEASE = ["monthlyPaymentCents", "dueAtSigningCents", "termMonths", "annualMiles"] as const;

function pick<T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}
