import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { toOrderView } from "#modules/orders/server/to-order-view.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";

/**
 * A draft with its vehicle as it was read to price it, so that nobody reads the vehicle again.
 * @param forSale undefined where it is gone
 */
export function viewOfDraft(
  ctx: RequestContext,
  order: Order,
  forSale: VehicleForSale | undefined,
): OrderView {
  const vehicle = forSale && {
    vehicleId: order.vehicleId,
    availability: forSale.availability,
    heldByOrderId: forSale.heldByOrderId,
    holdExpiresAt: forSale.holdExpiresAt,
    photo: forSale.photo,
  };
  // Later steps begin with the submission: nothing is known of an order in the cart.
  return toOrderView({ order, fact: undefined, vehicle, now: ctx.clock.now() });
}
