import { sealText } from "#platform/server/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import { isOffRamp } from "#modules/orders/domain/is-off-ramp.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { historyOf } from "#modules/orders/server/get-order-history.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { canScheduleDelivery } from "../domain/delivery-step-status.ts";
import type { FulfilmentRequest } from "../domain/fulfilment-request-schema.ts";
import { fulfilmentTransitions } from "../domain/fulfilment-status.ts";
import { isBookable } from "../domain/slots.ts";
import { APPOINTMENT_REQUESTED, fulfilmentMessages } from "../messages.ts";
import { slotRules } from "./delivery-quotes.ts";
import type { FulfilmentContext } from "./fulfilment-context.ts";
import { addressPlace, type FulfilmentView, viewFulfilment } from "./get-fulfilment.ts";
import {
  type FulfilmentRow,
  findFulfilments,
  isSlotCollision,
  saveFulfilment,
} from "./internal/fulfilment-repo.ts";
import { instantOf, zonedParts } from "./internal/zoned-time.ts";
import { today } from "./list-slots.ts";
import { quoteFrom } from "./quote-zip.ts";
import { tellBuyer } from "./tell-buyer.ts";

export type RequestAppointmentInput = { readonly orderNumber: string } & FulfilmentRequest;

/**
 * DLV-03 to DLV-05: asks for a slot, or for another one (table J). The same request twice is one.
 * @throws AppError conflict `fulfilment.notReady`, `fulfilment.slotTaken`; invalid `fulfilment.slotUnavailable`,
 * `fulfilment.outOfRange`
 */
export async function requestAppointment(
  ctx: FulfilmentContext,
  input: RequestAppointmentInput,
): Promise<FulfilmentView> {
  try {
    return await ctx.db.transaction((trx) => book(trx, ctx, input));
  } catch (error) {
    if (isSlotCollision(error)) throw slotTaken();
    throw error;
  }
}

async function book(
  trx: TenantTransaction,
  ctx: FulfilmentContext,
  input: RequestAppointmentInput,
): Promise<FulfilmentView> {
  const order = requireOpenOrder(await lockOwnedOrder(trx, ctx, input.orderNumber));
  await requireReady(trx, ctx, order);
  const [row] = await findFulfilments(trx, ctx, [order.id]);
  const { timeZone } = order.snapshot.rooftop;
  const booked = row && zonedParts(row.slot_start, timeZone);
  const isSameSlot = booked?.date === input.slot.date && booked.hour === input.slot.hour;
  if (!isSameSlot && !isBookable(input.slot, today(ctx, order), slotRules(ctx.tenant))) {
    const message = fulfilmentMessages.slotUnavailable;
    throw new AppError("invalid", { code: "fulfilment.slotUnavailable", message, fields: { slot: message } });
  }
  const start = instantOf(input.slot.date, input.slot.hour, timeZone);
  if (row?.status === "COMPLETED") requireTransition(fulfilmentTransitions, row.status, "REQUESTED");
  if (isRepeat(row, input, isSameSlot)) return viewFulfilment(trx, ctx, order);
  const feeCents =
    input.option === "DELIVERY" ? await extraFee(trx, ctx, { order, zip: input.address.zipCode }) : 0;
  const delivery =
    input.option === "DELIVERY" ? { address: input.address, instructions: input.instructions } : null;
  const isSaved = await saveFulfilment(trx, ctx, {
    order_id: order.id,
    rooftop_id: order.snapshot.rooftop.id,
    option: input.option,
    status: "REQUESTED",
    slot_start: start,
    zip_code: delivery?.address.zipCode ?? null,
    address_sealed: delivery && sealText(ctx.keys, addressPlace(order.id), JSON.stringify(delivery)),
    fee_cents: feeCents,
    requested_at: ctx.clock.now(),
    confirmed_at: null,
  });
  if (!isSaved) throw slotTaken();
  await tellBuyer(trx, ctx, { order, template: APPOINTMENT_REQUESTED, at: start, option: input.option });
  return viewFulfilment(trx, ctx, order);
}

/** A pickup asked for again at the same hour; a delivery may bring a new address, so it is written again. */
function isRepeat(row: FulfilmentRow | undefined, input: FulfilmentRequest, isSameSlot: boolean): boolean {
  return isSameSlot && row?.status !== "CANCELED" && row?.option === "PICKUP" && input.option === "PICKUP";
}

async function requireReady(trx: TenantTransaction, ctx: FulfilmentContext, order: Order): Promise<void> {
  const history = await historyOf(trx, ctx, order.id);
  const isReady = canScheduleDelivery({
    isSigningComplete: await ctx.signingFacts.isContractSigned(trx, ctx, order.id),
    dealType: order.dealType,
    paymentStatus: await ctx.paymentFacts.readPaymentStatus(trx, ctx, order.id),
    isOffRamp: isOffRamp({ orderStatus: order.orderStatus, history }),
  });
  if (!isReady)
    throw new AppError("conflict", { code: "fulfilment.notReady", message: fulfilmentMessages.notReady });
}

/** What this delivery costs beyond the delivery that the contract already contains. */
async function extraFee(
  trx: TenantTransaction,
  ctx: FulfilmentContext,
  { order, zip }: { order: Order; zip: string },
): Promise<number> {
  const { quote, message } = await quoteFrom(trx, ctx, { zip, rooftopId: order.snapshot.rooftop.id });
  if (quote.kind === "out-of-range") {
    const text = message ?? fulfilmentMessages.zipUnknown;
    throw new AppError("invalid", {
      code: "fulfilment.outOfRange",
      message: text,
      fields: { zipCode: text },
    });
  }
  const inContract = order.snapshot.lines
    .filter(({ code }) => code === "deliveryFee")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return quote.kind === "free" ? 0 : Math.max(0, quote.feeCents - inContract);
}

function slotTaken(): AppError {
  const message = fulfilmentMessages.slotTaken;
  return new AppError("conflict", { code: "fulfilment.slotTaken", message, fields: { slot: message } });
}
