import { getVehicle } from "#modules/inventory/server/get-vehicle.ts";
import type { InventoryContext } from "#modules/inventory/server/inventory-context.ts";
import { dealRules } from "#modules/orders/domain/deal-types.ts";
import { DEAL_TYPES } from "#modules/orders/domain/order.ts";
import type { ProtectionMenu } from "../domain/protection-menu.ts";
import { priceMenu } from "./price-menu.ts";

/** Every kind of plan can be sold with a loan. */
const WITH_LOAN = DEAL_TYPES.find((type) => dealRules(type).hasLender) ?? DEAL_TYPES[0];

/**
 * PROT-01: the plans for a car as it would be financed, where nothing else is said at its dealership's place.
 * @throws AppError as `priceMenu`
 */
export async function listProducts(
  ctx: InventoryContext,
  { vin, zip }: { readonly vin: string; readonly zip?: string | undefined },
): Promise<ProtectionMenu> {
  const { rooftop } = await getVehicle(ctx, { key: vin });
  return priceMenu(ctx, { vehicle: vin, zip: zip ?? rooftop.zipCode, deal: { type: WITH_LOAN }, chosen: [] });
}
