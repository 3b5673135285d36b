import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { requireAccountId } from "#modules/orders/server/find-order-for-step.ts";
import type { CheckoutContext, CreateOrderInput } from "#modules/deal-drafts/server/checkout-context.ts";
import { vehicleUnavailable } from "#modules/deal-drafts/server/checkout-errors.ts";
import { continueCheckout } from "./continue-checkout.ts";
import { refreshSearch } from "./refresh-search.ts";
import { makeDraft } from "./new-drafts.ts";

interface CreatedOrder {
  readonly order: OrderView;
  /** False when the buyer already had this vehicle in the cart. */
  readonly isNew: boolean;
}

/**
 * Add to cart: a priced draft and the timed hold of its vehicle, in one transaction (CART-03, OP-20).
 * Asking again for the same vehicle answers the same order with a renewed hold.
 * @throws AppError not-found `vehicle.notFound`; conflict `vehicle.unavailable`, `vehicle.notPriced`, `cart.full`
 */
export async function createOrder(ctx: CheckoutContext, input: CreateOrderInput): Promise<CreatedOrder> {
  const asked = { ...input, ctx, accountId: requireAccountId(ctx) };
  const first = await ctx.newDrafts.add(ctx.tenantId, asked);
  // Lost to a competitor, or to this buyer's own second click: the second look tells which.
  const outcome = first.kind === "lost" ? await makeDraft(asked) : first;
  if (outcome.kind === "refused") throw outcome.error;
  if (outcome.kind === "lost") throw vehicleUnavailable();
  if (outcome.kind === "existing") return { order: await continueCheckout(ctx, outcome), isNew: false };
  await refreshSearch(ctx, [outcome.order.vehicle.id]);
  return { order: outcome.order, isNew: true };
}
