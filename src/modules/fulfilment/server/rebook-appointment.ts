import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { lookAtOrder } from "#modules/orders/server/look-at-order.ts";
import { APPOINTMENT_REBOOKED, APPOINTMENT_REBOOKED_SMS, fulfilmentMessages } from "../messages.ts";
import type { FulfilmentContext } from "./fulfilment-context.ts";
import { endOf } from "./internal/change-window.ts";
import { findFulfilments, isHourTaken, updateFulfilment } from "./internal/fulfilment-repo.ts";
import { tellBuyer } from "./tell-buyer.ts";

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
 * @throws AppError conflict `fulfilment.noAppointment`, `fulfilment.slotTaken`; invalid `fulfilment.past`
 */
export async function moveAppointment(
  trx: TenantTransaction,
  ctx: FulfilmentContext,
  { order, start, isCalledOff }: MoveAppointment,
): Promise<void> {
  const [row] = await findFulfilments(trx, ctx, [order.id]);
  if (row === undefined || row.status === "COMPLETED") {
    const message = fulfilmentMessages.noAppointment;
    throw new AppError("conflict", { code: "fulfilment.noAppointment", message });
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
  const saved = await updateFulfilment(trx, ctx, { orderId: order.id, set });
  if (isCalledOff) return;
  await lookAtOrder(trx, ctx, { orderId: order.id, at: endOf(saved) });
  await tellBuyer(trx, ctx, {
    order,
    template: APPOINTMENT_REBOOKED,
    sms: APPOINTMENT_REBOOKED_SMS,
    row: saved,
  });
}

function past(): AppError {
  const message = fulfilmentMessages.past;
  return new AppError("invalid", { code: "fulfilment.past", message, fields: { appointmentTime: message } });
}

function taken(): AppError {
  const message = fulfilmentMessages.slotTaken;
  return new AppError("conflict", { code: "fulfilment.slotTaken", message });
}
