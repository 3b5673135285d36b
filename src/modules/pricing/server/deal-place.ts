import type { DealChoices, DealPlace } from "../domain/deal-input.ts";
import type { DealVehicle } from "../domain/deal-parts.ts";
import type { PricingContext } from "./pricing-context.ts";
import { quoteFees } from "./quote-fees.ts";

interface DealPlaceInput {
  readonly vehicle: Pick<DealVehicle, "priceCents" | "condition">;
  readonly choices: Pick<DealChoices, "tradeValueCents">;
  readonly zip?: string | undefined;
}

/**
 * Taxes and fees where the car will live; null while the zip code or the price is missing.
 * @throws AppError as `quoteFees`
 */
export async function dealPlace(ctx: PricingContext, input: DealPlaceInput): Promise<DealPlace | null> {
  const { zip, vehicle, choices } = input;
  const { priceCents, condition } = vehicle;
  if (zip === undefined || priceCents === null) return null;
  const fees = await quoteFees(ctx, { zip, priceCents, condition, tradeValueCents: choices.tradeValueCents });
  return { feeLines: fees.lines, salesTaxPpm: fees.salesTaxPpm };
}
