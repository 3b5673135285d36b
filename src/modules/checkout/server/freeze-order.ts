import { agreeSale } from "#modules/inventory/server/vehicle-holds.ts";
import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { Order, OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { type DealMove, recordSubmission } from "#modules/orders/server/drafts/record-submission.ts";
import { toOrderView } from "#modules/orders/server/to-order-view.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { holdExpired, vehicleUnavailable } from "#modules/deal-drafts/server/checkout-errors.ts";
import { tellOfOrder } from "./on-order-submitted.ts";

/**
 * The order's own hold runs.
 * @throws AppError conflict `hold.expired` while the vehicle is free, `vehicle.unavailable` when somebody has it
 */
export function requireHold(
  ctx: CheckoutContext,
  order: Order,
  forSale: VehicleForSale | undefined,
): asserts forSale is VehicleForSale {
  if (!forSale) throw vehicleUnavailable();
  const now = ctx.clock.now();
  const isRunning = forSale.holdExpiresAt !== null && forSale.holdExpiresAt > now;
  const isHeld = forSale.availability === "PendingSale";
  if (isHeld && isRunning && forSale.heldByOrderId === order.id) return;
  const isFree =
    forSale.availability === "Available" || (isHeld && forSale.holdExpiresAt !== null && !isRunning);
  throw isFree ? holdExpired() : vehicleUnavailable();
}

/**
 * Makes a draft an order: its snapshot never changes again, its vehicle leaves the market, and both sides hear of it
 * (promises 1 and 2).
 */
export async function freezeOrder(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  input: {
    readonly order: Order;
    readonly buyer: BuyerDraft;
    readonly snapshot: OrderSnapshot;
    readonly photo: string | null;
    /** Moves of the deal that come before. */
    readonly first?: readonly DealMove[];
    /** No car is traded in: that of an earlier submission is forgotten. */
    readonly forgetsCar?: boolean;
  },
): Promise<OrderView> {
  const { order, buyer, snapshot } = input;
  const [submitted] = await Promise.all([
    recordSubmission(trx, ctx, input),
    agreeSale(trx, ctx, { vehicleId: order.vehicleId, orderId: order.id }),
    tellOfOrder(trx, ctx, { order: { ...order, snapshot }, buyer }),
  ]);
  const vehicle = {
    vehicleId: order.vehicleId,
    availability: "PendingSale" as const,
    heldByOrderId: order.id,
    holdExpiresAt: null,
    photo: input.photo,
  };
  return toOrderView({ order: submitted, fact: undefined, vehicle, now: ctx.clock.now() });
}
