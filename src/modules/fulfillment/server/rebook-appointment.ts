import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { viewOrder } from "#modules/orders/server/view-order.ts";
import { APPOINTMENT_REBOOKED, APPOINTMENT_REBOOKED_SMS, fulfillmentMessages } from "../messages.ts";
import type { FulfillmentContext } from "./fulfillment-context.ts";
import { endOf } from "./internal/change-window.ts";
import { findFulfillments, isHourTaken, updateFulfillment } from "./internal/fulfillment-repo.ts";
import { notifyBuyer } from "./notify-buyer.ts";

interface MoveAppointment {
  readonly order: Order;
  /** The new hour. */
  readonly start: Date;
  /** The appointment was called off after this move was made: it only learns its hour. */
  readonly isCalledOff: boolean;
}

/**
 * The retailer moves an appointment, bound neither by the buyer's limit nor by the hours of the calendar (decision
 * 0150); by that it stands confirmed. The same hour twice is once.
 * @throws AppError conflict `fulfillment.noAppointment`, `fulfillment.slotTaken`; invalid `fulfillment.past`
 */
export async function moveAppointment(
  trx: TenantTransaction,
  ctx: FulfillmentContext,
  { order, start, isCalledOff }: MoveAppointment,
): Promise<void> {
  const [row] = await findFulfillments(trx, ctx, [order.id]);
  if (row === undefined || row.status === "COMPLETED") {
    const message = fulfillmentMessages.noAppointment;
    throw new AppError("conflict", { code: "fulfillment.noAppointment", message });
  }
  const isSame = row.slot_start.getTime() === start.getTime();
  if (isSame && (row.status === "CONFIRMED" || isCalledOff)) return;
  if (start <= ctx.clock.now()) throw past();
  if (!isCalledOff && (await isHourTaken(trx, ctx, { row, start }))) throw taken();
  const set = {
    slot_start: start,
    sequence: row.sequence + 1,
    changed_by: "retailer" as const,
    ...(!isCalledOff && { status: "CONFIRMED" as const, confirmed_at: ctx.clock.now() }),
  };
  const saved = await updateFulfillment(trx, ctx, { orderId: order.id, set });
  if (isCalledOff) return;
  await viewOrder(trx, ctx, { orderId: order.id, at: endOf(saved) });
  await notifyBuyer(trx, ctx, {
    order,
    template: APPOINTMENT_REBOOKED,
    sms: APPOINTMENT_REBOOKED_SMS,
    row: saved,
  });
}

function past(): AppError {
  const message = fulfillmentMessages.past;
  return new AppError("invalid", { code: "fulfillment.past", message, fields: { appointmentTime: message } });
}

function taken(): AppError {
  const message = fulfillmentMessages.slotTaken;
  return new AppError("conflict", { code: "fulfillment.slotTaken", message });
}
