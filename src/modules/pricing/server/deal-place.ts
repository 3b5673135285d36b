import type { DealVehicle } from "#modules/worksheet/domain/terms/deal-parts.ts";
import type { PlaceRules } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import type { PricingContext } from "./pricing-context.ts";
import { quoteFees } from "./quote-fees.ts";

interface DealPlaceInput {
  readonly vehicle: Pick<DealVehicle, "priceCents">;
  readonly zip?: string | undefined;
}

/**
 * The rules of taxes and fees where the car will live; null while the zip code or the price is missing.
 * @throws AppError as `quoteFees`
 */
export async function dealPlace(ctx: PricingContext, input: DealPlaceInput): Promise<PlaceRules | null> {
  const { zip, vehicle } = input;
  if (zip === undefined || vehicle.priceCents === null) return null;
  return (await quoteFees(ctx, { zip })).rules;
}
