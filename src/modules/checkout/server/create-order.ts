import type { DeliveryOption, Order } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { requireAccountId } from "#modules/orders/server/find-order-for-step.ts";
import { toOrderView } from "#modules/orders/server/to-order-view.ts";
import type { CheckoutContext } from "./checkout-context.ts";
import { cartFull, vehicleNotFound, vehicleNotPriced, vehicleUnavailable } from "./checkout-errors.ts";
import { continueCheckout } from "./continue-checkout.ts";
import { holdEnd } from "./internal/hold-end.ts";
import { insertHeldDraft } from "./internal/holds-repo.ts";
import { priceDraft } from "./internal/price-draft.ts";
import { findVehicleForSale, type VehicleForSale } from "./internal/vehicle-for-sale.ts";
import { tellSearch } from "./internal/tell-search.ts";

export interface CreateOrderInput {
  /** VIN or vehicle id. */
  readonly vehicleKey: string;
  readonly dealType: "Cash";
  /** Whose taxes the first quote shows; the dealer's own zip until the buyer names theirs. */
  readonly zipCode?: string | undefined;
  readonly deliveryOption?: DeliveryOption | undefined;
}

export interface CreatedOrder {
  readonly order: OrderView;
  /** False when the buyer already had this vehicle in the cart. */
  readonly isNew: boolean;
}

/** One account cannot keep the whole stock off the market. */
const MAX_DRAFTS = 10;

/**
 * Add to cart: a priced draft and the timed hold of its vehicle, in one transaction (CART-03, OP-20).
 * Asking again for the same vehicle answers the same order with a renewed hold.
 * @throws AppError not-found `vehicle.notFound`; conflict `vehicle.unavailable`, `vehicle.notPriced`, `cart.full`
 */
export async function createOrder(ctx: CheckoutContext, input: CreateOrderInput): Promise<CreatedOrder> {
  const accountId = requireAccountId(ctx);
  const first = await tryOnce(ctx, { ...input, accountId });
  // Lost to a competitor, or to this buyer's own second click: the second look tells which.
  const outcome = first.kind === "lost" ? await tryOnce(ctx, { ...input, accountId }) : first;
  if (outcome.kind === "lost") throw vehicleUnavailable();
  if (outcome.kind === "existing") return { order: await continueCheckout(ctx, outcome), isNew: false };
  await tellSearch(ctx, [outcome.order.vehicle.id]);
  return { order: outcome.order, isNew: true };
}

type Asked = CreateOrderInput & { readonly accountId: string };

type Outcome =
  | { readonly kind: "made"; readonly order: OrderView }
  | { readonly kind: "existing"; readonly orderNumber: string }
  | { readonly kind: "lost" };

async function tryOnce(ctx: CheckoutContext, input: Asked): Promise<Outcome> {
  return ctx.db.transaction(async (trx) => {
    const forSale = await findVehicleForSale(trx, ctx, { key: input.vehicleKey, accountId: input.accountId });
    if (!forSale) throw vehicleNotFound();
    if (forSale.draftOrderNumber !== null) {
      return { kind: "existing", orderNumber: forSale.draftOrderNumber };
    }
    if (forSale.priceCents === null) throw vehicleNotPriced(ctx);
    if (forSale.draftCount >= MAX_DRAFTS) throw cartFull();
    const order = draftOrder(ctx, input, forSale);
    const expiresAt = holdEnd(ctx);
    const isHeld = await insertHeldDraft(trx, ctx, {
      ...order,
      orderId: order.id,
      priceCents: forSale.priceCents,
      expiresAt,
    });
    if (!isHeld) return { kind: "lost" };
    const vehicle = {
      vehicleId: order.vehicleId,
      availability: "PendingSale" as const,
      heldByOrderId: order.id,
      holdExpiresAt: expiresAt,
      photo: forSale.photo,
    };
    return { kind: "made", order: toOrderView({ order, fact: undefined, vehicle, now: ctx.clock.now() }) };
  });
}

function draftOrder(ctx: CheckoutContext, input: Asked, forSale: VehicleForSale): Order {
  const delivery = {
    option: input.deliveryOption ?? "PICKUP",
    zipCode: input.zipCode ?? forSale.rooftop.zipCode,
  } as const;
  return {
    id: ctx.ids.next("ord"),
    orderNumber: `FC${ctx.ids.random(14)}`,
    accountId: input.accountId,
    vehicleId: forSale.vehicle.id,
    dealType: input.dealType,
    dealRefId: ctx.ids.next("dealref"),
    dealStatus: "CSAV",
    orderStatus: "DRAFT",
    snapshot: priceDraft(ctx, { forSale, delivery }),
    creationDate: ctx.clock.now().toISOString(),
    submittedAt: null,
    canceledAt: null,
  };
}
