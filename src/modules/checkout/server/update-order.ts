import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { DeliveryOption, Order } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { getBuyerDetails, saveBuyerDetails } from "#modules/orders/server/buyer-details.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { type AppError, isAppError } from "#platform/shared/app-error.ts";
import type { CheckoutContext } from "./checkout-context.ts";
import { vehicleUnavailable } from "./checkout-errors.ts";
import { updateSnapshot } from "./internal/drafts-repo.ts";
import { lockDraft } from "./internal/lock-draft.ts";
import { priceDraft, type DeliveryChoice } from "./internal/price-draft.ts";
import { findVehicleForSale } from "./internal/vehicle-for-sale.ts";

const ZIP = /^[0-9]{5}$/u;

export interface UpdateOrderInput {
  readonly orderNumber: string;
  /** Fields typed so far; left-out fields keep their value. */
  readonly buyer?: BuyerDraft | undefined;
  readonly zipCode?: string | undefined;
  readonly deliveryOption?: DeliveryOption | undefined;
}

export interface DraftView {
  readonly order: OrderView;
  readonly buyer: BuyerDraft;
}

/**
 * Saves what the buyer typed or chose, and prices the draft again for it. Needs no hold: nothing typed is lost.
 * @throws AppError not-found `order.notFound`; invalid `zip.unknown`, `delivery.outOfRange`;
 * conflict `order.notEditable`, `order.canceled`, `vehicle.unavailable`, `vehicle.notPriced`
 */
export async function updateOrder(ctx: CheckoutContext, input: UpdateOrderInput): Promise<DraftView> {
  const outcome = await ctx.db.transaction(async (trx) => {
    const order = await lockDraft(trx, ctx, input.orderNumber);
    const buyer = { ...(await getBuyerDetails(trx, ctx, order.id)), ...withoutUndefined(input.buyer) };
    if (input.buyer) await saveBuyerDetails(trx, ctx, { orderId: order.id, buyer });
    const repriced = await reprice(trx, ctx, { order, choice: chosenDelivery(ctx, order, input) });
    if (isAppError(repriced)) return repriced;
    const [view] = await viewOrders(trx, ctx, [repriced]);
    return view ? { order: view, buyer } : vehicleUnavailable();
  });
  // Thrown only now, because what was typed is to stay.
  if (isAppError(outcome)) throw outcome;
  return outcome;
}

/** A zip inside the address counts as soon as it is one. */
function chosenDelivery(ctx: CheckoutContext, order: Order, input: UpdateOrderInput): DeliveryChoice {
  const typed = input.buyer?.zipCode?.trim() ?? "";
  const known = ZIP.test(typed) && ctx.zipPlaces.find(typed) ? typed : undefined;
  const { delivery } = order.snapshot;
  return {
    option: input.deliveryOption ?? delivery.option,
    zipCode: input.zipCode ?? known ?? delivery.zipCode,
  };
}

async function reprice(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { order, choice }: { order: Order; choice: DeliveryChoice },
): Promise<Order | AppError> {
  const { delivery } = order.snapshot;
  if (choice.option === delivery.option && choice.zipCode === delivery.zipCode) return order;
  const forSale = await findVehicleForSale(trx, ctx, { id: order.vehicleId });
  if (!forSale) return vehicleUnavailable();
  try {
    const snapshot = priceDraft(ctx, { forSale, delivery: choice });
    await updateSnapshot(trx, ctx, { orderId: order.id, snapshot });
    return { ...order, snapshot };
  } catch (error) {
    if (isAppError(error)) return error;
    throw error;
  }
}

function withoutUndefined(buyer: BuyerDraft = {}): BuyerDraft {
  return Object.fromEntries(Object.entries(buyer).filter(([, value]) => value !== undefined));
}
