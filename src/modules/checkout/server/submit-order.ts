import { readAccountPhone } from "#modules/profile/server/account-phone.ts";
import type { Order, OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import {
  type OrderWithBuyer,
  requireOwnedOrderWithBuyer,
  saveDraft,
} from "#modules/orders/server/buyer-details.ts";
import { recordSubmission } from "#modules/orders/server/record-submission.ts";
import { termsDigest } from "#modules/orders/server/terms-digest.ts";
import { toOrderView } from "#modules/orders/server/to-order-view.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CheckoutContext } from "./checkout-context.ts";
import { holdExpired, orderCanceled, priceChanged, vehicleUnavailable } from "./checkout-errors.ts";
import { checkBuyer } from "./internal/check-buyer.ts";
import { agreeSale } from "#modules/inventory/server/vehicle-holds.ts";
import { isTakenTwice } from "./internal/is-taken-twice.ts";
import { priceDraft } from "./internal/price-draft.ts";
import { findVehicleForSale, type VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";

/** Job that tells buyer and retailer; payload `{orderId}`. */
export const ORDER_SUBMITTED = "order.submitted";

interface SubmitOrderInput {
  readonly orderNumber: string;
  /** The total the buyer agreed to; another total is answered, not submitted. */
  readonly amountDueCents?: Cents | undefined;
  /** All the terms the buyer agreed to, by `receipt.termsDigest`. */
  readonly termsDigest?: string | undefined;
}

type Outcome =
  | { readonly kind: "submitted"; readonly order: OrderView | undefined }
  | { readonly kind: "price-changed"; readonly amountDueCents: Cents; readonly isTotalNew: boolean };

/**
 * Buys: freezes the snapshot and takes the vehicle off the market, in one transaction (CART-06, promises 1 and 2).
 * Submitting a submitted order again answers it unchanged.
 * @throws AppError not-found `order.notFound`; invalid `order.detailsIncomplete`; conflict `hold.expired`,
 * `vehicle.unavailable`, `vehicle.notPriced`, `order.priceChanged` (the draft then has the new price), `order.canceled`
 */
export async function submitOrder(ctx: CheckoutContext, input: SubmitOrderInput): Promise<OrderView> {
  const outcome = await ctx.db
    .transaction((trx) => submitOnce(trx, ctx, input))
    .catch((error: unknown) => {
      // The second lock: the unique index of active orders per vehicle.
      throw isTakenTwice(error) ? vehicleUnavailable() : error;
    });
  // Thrown only now, because the draft's new price is to stay.
  if (outcome.kind === "price-changed") throw priceChanged(ctx, outcome);
  if (!outcome.order) throw vehicleUnavailable();
  // Search needs no word: the vehicle was already Sale Pending while it was held.
  return outcome.order;
}

async function submitOnce(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  input: SubmitOrderInput,
): Promise<Outcome> {
  const found = await requireOwnedOrderWithBuyer(trx, ctx, { orderNumber: input.orderNumber, lock: true });
  const { order } = found;
  if (order.orderStatus === "CANCELED") throw orderCanceled();
  if (!isInCart(order.orderStatus)) return submittedBefore(trx, ctx, order);
  const agreedPhone = await agreedPhoneOf(trx, ctx, found);
  const { option } = order.snapshot.delivery;
  const buyer = checkBuyer(ctx, { draft: found.buyer, option, agreedPhone });
  const forSale = await findVehicleForSale(trx, ctx, { id: order.vehicleId, lock: true });
  requireHold(ctx, order, forSale);
  const delivery = { option: order.snapshot.delivery.option, zipCode: buyer.zipCode };
  const snapshot = priceDraft(ctx, { forSale, delivery });
  const shown = { amountDueCents: order.snapshot.amountDueCents, termsDigest: termsDigest(order.snapshot) };
  const { amountDueCents } = snapshot;
  const isTotalNew = [shown.amountDueCents, input.amountDueCents ?? amountDueCents].some(
    (cents) => cents !== amountDueCents,
  );
  const digest = termsDigest(snapshot);
  if (isTotalNew || digest !== shown.termsDigest || digest !== (input.termsDigest ?? digest)) {
    await saveDraft(trx, ctx, { orderId: order.id, snapshot });
    return { kind: "price-changed", amountDueCents, isTotalNew };
  }
  return { kind: "submitted", order: await freeze(trx, ctx, { order, snapshot, photo: forSale.photo }) };
}

/** Looked up only where the draft carries no consent of its own. */
async function agreedPhoneOf(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { order, buyer }: OrderWithBuyer,
): Promise<string | undefined> {
  return buyer.phoneConsent === true ? undefined : readAccountPhone(trx, ctx, order.accountId);
}

function requireHold(
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

async function freeze(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { order, ...input }: { order: Order; snapshot: OrderSnapshot; photo: string | null },
): Promise<OrderView> {
  const submitted = await recordSubmission(trx, ctx, { order, snapshot: input.snapshot });
  await agreeSale(trx, ctx, { vehicleId: order.vehicleId, orderId: order.id });
  await enqueueJob(trx, ctx, { kind: ORDER_SUBMITTED, payload: { orderId: order.id }, dedupeKey: order.id });
  const vehicle = {
    vehicleId: order.vehicleId,
    availability: "PendingSale" as const,
    heldByOrderId: order.id,
    holdExpiresAt: null,
    photo: input.photo,
  };
  return toOrderView({ order: submitted, fact: undefined, vehicle, now: ctx.clock.now() });
}

async function submittedBefore(trx: TenantTransaction, ctx: CheckoutContext, order: Order): Promise<Outcome> {
  const [view] = await viewOrders(trx, ctx, [order]);
  return { kind: "submitted", order: view };
}
