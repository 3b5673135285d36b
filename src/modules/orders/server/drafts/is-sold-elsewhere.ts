import { findVehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "../../domain/order.ts";

/** Somebody else bought the vehicle of a draft, or it is gone; one that only lies in another cart may come back. */
export async function isSoldElsewhere(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, vehicleId }: Pick<Order, "id" | "vehicleId">,
): Promise<boolean> {
  const vehicle = await findVehicleForSale(trx, ctx, { id: vehicleId });
  if (vehicle === undefined) return true;
  const { availability, heldByOrderId, holdExpiresAt } = vehicle;
  return availability !== "Available" && heldByOrderId !== id && holdExpiresAt === null;
}
