import { AppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isScreeningOpen } from "#modules/buyer-screening/server/is-screening-open.ts";
import { isDelivered } from "#modules/orders/domain/states/is-delivered.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { RetailerContext } from "./retailer-context.ts";
import { readVerification } from "./verification-facts.ts";

/**
 * Documents may stand in for the insurance and the ID until the contract is signed (SIGN-05), not until the car leaves:
 * a car is handed over with both verified, unless the retailer's own setting lets it go without.
 * @throws AppError conflict `handover.checkOpen`, `handover.insuranceUnverified`, `handover.idUnverified`
 */
export async function requireVerified(
  trx: TenantTransaction,
  ctx: RetailerContext,
  order: Order,
): Promise<void> {
  // Handed over already; saying so again is no news.
  if (isDelivered(order.orderStatus)) return;
  if (await isScreeningOpen(trx, ctx, order)) {
    const message = "The vehicle can't be handed over before a person has looked at the buyer.";
    throw new AppError("conflict", { code: "handover.checkOpen", message });
  }
  const { handsOverUninsured, handsOverUnidentified } = ctx.tenant.config.delivery;
  const { isInsured, isIdentified } = await readVerification(trx, ctx, order);
  if (!isInsured && !handsOverUninsured) {
    const message = "The vehicle can't be handed over before its insurance is verified.";
    throw new AppError("conflict", { code: "handover.insuranceUnverified", message });
  }
  if (isIdentified || handsOverUnidentified) return;
  const message = "The vehicle can't be handed over before the buyer's ID is verified.";
  throw new AppError("conflict", { code: "handover.idUnverified", message });
}
