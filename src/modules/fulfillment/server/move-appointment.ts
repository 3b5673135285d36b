import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { markEvents } from "#modules/orders/server/event-marks.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { type FulfillmentStatus, fulfillmentTransitions } from "../domain/fulfillment-status.ts";
import {
  APPOINTMENT_CALLED_OFF,
  APPOINTMENT_CALLED_OFF_SMS,
  APPOINTMENT_CANCELED,
  APPOINTMENT_CONFIRMED,
  fulfillmentMessages,
} from "../messages.ts";
import type { FulfillmentContext } from "./fulfillment-context.ts";
import { type FulfillmentView, viewFulfillment } from "./get-fulfillment.ts";
import { requireChangeable } from "./internal/change-window.ts";
import { findFulfillments, type FulfillmentRow, updateFulfillment } from "./internal/fulfillment-repo.ts";
import { notifyBuyer } from "./notify-buyer.ts";

/**
 * DLV-04: the retailer confirms. Twice is once.
 * @throws AppError conflict without a request, and `fulfillment.past` for an hour that is gone
 */
export async function confirmAppointment(
  trx: TenantTransaction,
  ctx: FulfillmentContext,
  order: Order,
): Promise<void> {
  const [asked] = await findFulfillments(trx, ctx, [order.id]);
  if (asked?.status === "REQUESTED" && asked.slot_start <= ctx.clock.now()) {
    throw new AppError("conflict", { code: "fulfillment.past", message: fulfillmentMessages.past });
  }
  const row = await move(trx, ctx, { order, to: "CONFIRMED" });
  if (row === null) return;
  await notifyBuyer(trx, ctx, { order, template: APPOINTMENT_CONFIRMED, row });
}

/** Table J: the car was handed over; a request nobody confirmed is confirmed by that. No appointment, nothing to do. */
export async function completeAppointment(
  trx: TenantTransaction,
  ctx: FulfillmentContext,
  order: Order,
): Promise<void> {
  const [row] = await findFulfillments(trx, ctx, [order.id]);
  if (row === undefined || row.status === "CANCELED") return;
  if (row.status === "REQUESTED") await move(trx, ctx, { order, to: "CONFIRMED" });
  await move(trx, ctx, { order, to: "COMPLETED" });
}

/** The order is over: its hour is free for others. */
export async function releaseAppointment(
  trx: TenantTransaction,
  ctx: FulfillmentContext,
  order: Order,
): Promise<void> {
  const [row] = await findFulfillments(trx, ctx, [order.id]);
  if (row?.status === "REQUESTED" || row?.status === "CONFIRMED") await giveUp(trx, ctx, order);
}

/**
 * The buyer gives the appointment up; another may be asked for.
 * @throws AppError conflict `fulfillment.tooLate` close to its hour
 */
export async function cancelAppointment(
  ctx: FulfillmentContext,
  input: { readonly orderNumber: string },
): Promise<FulfillmentView> {
  return ctx.db.transaction(async (trx) => {
    const order = requireOpenOrder(await lockOwnedOrder(trx, ctx, input.orderNumber));
    const [row] = await findFulfillments(trx, ctx, [order.id]);
    requireChangeable(ctx, row);
    await giveUp(trx, ctx, order);
    await markEvents(trx, ctx, { orderId: order.id, subjects: ["appointment"], event: "given-up" });
    return viewFulfillment(trx, ctx, order);
  });
}

/**
 * The retailer can't keep the hour; the buyer is asked for another one. Twice is once.
 * @throws AppError conflict without an appointment, or once the car was handed over
 */
export async function callOffAppointment(
  trx: TenantTransaction,
  ctx: FulfillmentContext,
  order: Order,
): Promise<void> {
  const row = await move(trx, ctx, { order, to: "CANCELED", by: "retailer" });
  if (row === null || isOrderOver(order.orderStatus)) return;
  await notifyBuyer(trx, ctx, {
    order,
    template: APPOINTMENT_CALLED_OFF,
    sms: APPOINTMENT_CALLED_OFF_SMS,
    row,
  });
}

async function giveUp(trx: TenantTransaction, ctx: FulfillmentContext, order: Order): Promise<void> {
  const row = await move(trx, ctx, { order, to: "CANCELED" });
  if (row !== null) await notifyBuyer(trx, ctx, { order, template: APPOINTMENT_CANCELED, row });
}

/** The row after the move; null when it was there already. */
async function move(
  trx: TenantTransaction,
  ctx: FulfillmentContext,
  { order, to, by = "buyer" }: { order: Order; to: FulfillmentStatus; by?: "buyer" | "retailer" },
): Promise<FulfillmentRow | null> {
  const [row] = await findFulfillments(trx, ctx, [order.id]);
  if (row === undefined) {
    throw new AppError("conflict", {
      code: "state.transitionNotAllowed",
      message: fulfillmentMessages.noAppointment,
    });
  }
  if (!requireTransition(fulfillmentTransitions, row.status, to)) return null;
  const set = {
    status: to,
    sequence: row.sequence + 1,
    changed_by: by,
    ...(to === "CONFIRMED" && { confirmed_at: ctx.clock.now() }),
  };
  return updateFulfillment(trx, ctx, { orderId: order.id, set });
}
