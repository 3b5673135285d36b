import type { PersonalPricing } from "#modules/pricing/domain/personal-pricing.ts";
import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { getVehicles } from "#modules/inventory/server/get-vehicles.ts";
import type { InventoryContext } from "#modules/inventory/server/inventory-context.ts";
import type { PersonalChoices } from "#modules/personal-pricing/domain/terms/personal-choices.ts";
import { priceCars } from "#modules/personal-pricing/server/price-cars.ts";
import { openSignedTerms } from "#modules/personal-pricing/server/signed-terms.ts";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";
import { ACCOUNT } from "../account-door.ts";
import { readResult } from "./read-result.ts";
import type { ResultContext } from "./result-context.ts";

export type PriceContext = ResultContext & SearchContext & InventoryContext;

interface PriceInput {
  /** VINs or ids. */
  readonly vehicles: readonly string[];
  readonly choices: PersonalChoices;
}

interface PricedForAccount {
  /** VEH-12; `None` while the account has no terms that count today. */
  readonly pricingKind: "Personalized" | "None";
  /** In the order that was asked for; unknown and deleted vehicles are left out. */
  readonly vehicles: readonly { readonly vehicle: string; readonly pricing: PersonalPricing | null }[];
}

/**
 * What the account's owner pays for some cars, by the terms of their result as their browser counts it (VEH-11, PQ-11).
 * A sold car, and one without a price, has none.
 * @throws AppError unauthenticated
 */
export async function priceForAccount(
  ctx: PriceContext,
  { vehicles: keys, choices }: PriceInput,
): Promise<PricedForAccount> {
  const { terms: signed } = await readResult(ctx, ACCOUNT);
  const terms = signed === null ? null : openSignedTerms(ctx, signed);
  const read = await getVehicles(ctx, { keys: [...new Set(keys)] });
  const found = read.filter((vehicle): vehicle is VehicleDetailsView => vehicle !== undefined);
  const prices = terms === null ? [] : priceCars(ctx, { terms, vehicles: found, choices });
  return {
    pricingKind: terms === null ? "None" : "Personalized",
    vehicles: found.map(({ key, sold }, at) => ({
      vehicle: key,
      pricing: sold ? null : (prices[at] ?? null),
    })),
  };
}
