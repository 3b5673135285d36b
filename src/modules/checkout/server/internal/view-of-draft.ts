import type { SaleOfDraft } from "#modules/deal-drafts/server/quote/sale-of-draft.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { toOrderView } from "#modules/orders/server/to-order-view.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";

/** A draft with its vehicle as it was read to price it, so that nobody reads the vehicle again. */
export function viewOfDraft(ctx: RequestContext, order: Order, forSale: SaleOfDraft): OrderView {
  const { availability, heldByOrderId, holdExpiresAt, photo } = forSale;
  const vehicle = { vehicleId: order.vehicleId, availability, heldByOrderId, holdExpiresAt, photo };
  // Later steps begin with the submission: nothing is known of an order in the cart.
  return toOrderView({ order, fact: undefined, vehicle, now: ctx.clock.now() });
}
