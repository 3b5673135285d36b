import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { applyTransition } from "../domain/states/apply-transition.ts";
import type { HistoryAmount } from "../domain/history-amount.ts";
import type { DealStatus, Order, OrderStatus } from "../domain/order.ts";
import { SOLD_STATUSES } from "../domain/states/sold-statuses.ts";
import { orderNotFound } from "./find-order-for-step.ts";
import { viewOrder } from "./view-order.ts";
import { updateStatus } from "./internal/moves-repo.ts";
import { findOrder } from "./internal/orders-repo.ts";
import { markVehicleSold, releaseVehicle } from "#modules/inventory/server/vehicle-holds.ts";

interface TransitionOrderInput {
  readonly orderId: string;
  readonly orderStatus?: OrderStatus;
  readonly dealStatus?: DealStatus;
  /** Who or what caused it, e.g. `buyer`, `retailer`, `signing provider`. Never a personal name. */
  readonly actor: string;
  /** One sentence for the history; the buyer may read it. */
  readonly reason: string;
  /** What `reason` names as `{amount}` and `{day}`. */
  readonly about?: Partial<HistoryAmount> | undefined;
  /** It is submitted without a trade-in: the car of an earlier submission is forgotten, if it moves. */
  readonly forgetsCar?: boolean | undefined;
}

/** Of these the buyer has to do something again (table D). */
const ASKING: readonly DealStatus[] = ["VEXP", "VRFA", "PDOC", "RTRN"];

/**
 * Moves an order and/or its deal inside the caller's transaction, with its history row and its effect on the
 * vehicle. Repeats and late milestones change nothing (OP-06); CANCELED also cancels the deal.
 * @returns the order as it now is
 * @throws AppError not-found `order.notFound`; conflict `state.transitionNotAllowed`
 */
export async function transitionOrder(
  trx: TenantTransaction,
  ctx: TenantContext,
  input: TransitionOrderInput,
): Promise<Order> {
  const before = await findOrder(trx, ctx, { id: input.orderId, lock: true });
  if (!before) throw orderNotFound(ctx);
  return moveOrder(trx, ctx, { ...input, order: before });
}

/** The same of an order as it stands now, its row locked by the caller. @throws AppError as `transitionOrder` */
export async function moveOrder(
  trx: TenantTransaction,
  ctx: TenantContext,
  { order: before, forgetsCar, ...input }: Omit<TransitionOrderInput, "orderId"> & { readonly order: Order },
): Promise<Order> {
  const after = applyTransition(before, input, ctx.clock.now().toISOString());
  if (after.orderStatus === before.orderStatus && after.dealStatus === before.dealStatus) return before;
  const { orderStatus, dealStatus } = after;
  await Promise.all([
    updateStatus(trx, ctx, {
      order: after,
      history: [{ ...input, orderId: before.id, orderStatus, dealStatus }],
      forgetsCar,
    }),
    moveVehicle(trx, ctx, { before, after }),
  ]);
  const isAsking = after.dealStatus !== before.dealStatus && ASKING.includes(after.dealStatus);
  const isDelivery = after.orderStatus !== before.orderStatus && after.orderStatus === "DELIVERED";
  if (isAsking || isDelivery) await viewOrder(trx, ctx, { orderId: after.id });
  return after;
}

async function moveVehicle(
  trx: TenantTransaction,
  ctx: TenantContext,
  { before, after }: { before: Order; after: Order },
): Promise<void> {
  if (after.orderStatus === before.orderStatus) return;
  if (SOLD_STATUSES.includes(after.orderStatus)) return markVehicleSold(trx, ctx, after);
  // A delivered car that comes back is inspected first; the retailer lists it again with the next feed.
  if (after.orderStatus === "CANCELED" && before.orderStatus !== "DELIVERED")
    await releaseVehicle(trx, ctx, after);
}
