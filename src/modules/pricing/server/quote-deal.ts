import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { estimateDeal } from "../domain/deal-estimate.ts";
import type { DealChoices, DealEstimate } from "../domain/deal-input.ts";
import type { DealDelivery, DealVehicle } from "#modules/worksheet/domain/terms/deal-parts.ts";
import { dealRulesOf } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { atRooftop } from "./at-rooftop.ts";
import { dealPlace } from "./deal-place.ts";
import type { PricingContext } from "./pricing-context.ts";

/** Amounts in cents. */
interface QuoteDealInput {
  readonly vehicle: DealVehicle;
  readonly choices: DealChoices;
  /** With it, taxes and fees are part of the amounts. */
  readonly zip?: string | undefined;
  /** As the delivery quote for the zip answered it; left out, nothing is delivered. */
  readonly delivery?: DealDelivery | undefined;
}

/**
 * CALC-02: finance, lease or cash for a vehicle, by the rules that the calculator on the page runs.
 * @throws AppError as `quoteFees`
 */
export async function quoteDeal(asked: PricingContext, input: QuoteDealInput): Promise<DealEstimate> {
  const { vehicle, choices, delivery = null } = input;
  const ctx = atRooftop(asked, vehicle);
  const place = await dealPlace(ctx, input);
  const t = textOf(ctx.tenant);
  return estimateDeal(dealRulesOf(ctx.tenant.config), { vehicle, choices, place, delivery }, t);
}
