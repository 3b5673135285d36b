import { extendVehicleHold } from "#modules/inventory/server/vehicle-holds.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "../../domain/order.ts";

/**
 * Keeps the vehicle of a draft until an instant, such as the end of a lender's offer; never shorter than it is kept
 * already (OP-20).
 * @returns false when somebody else has the vehicle by now
 */
export function keepVehicleUntil(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: { readonly order: Pick<Order, "id" | "vehicleId">; readonly until: Date },
): Promise<boolean> {
  const { order, until } = input;
  return extendVehicleHold(trx, ctx, { vehicleId: order.vehicleId, orderId: order.id, expiresAt: until });
}
