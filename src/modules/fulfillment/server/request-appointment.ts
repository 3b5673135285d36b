import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { phonePolicyOf } from "#modules/tenancy/server/phone-policy-of.ts";
import { checkPhone } from "#platform/shared/fields/phone/phone.ts";
import { requirePhoneConsent } from "#platform/shared/fields/phone/require-phone-consent.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import { isOffRamp } from "#modules/orders/domain/states/is-off-ramp.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { getBuyerDetails } from "#modules/orders/server/drafts/buyer-details.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { markEvents } from "#modules/orders/server/event-marks.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import { viewOrder } from "#modules/orders/server/view-order.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { pickupFee } from "#modules/pricing/domain/delivery-fee.ts";
import { canScheduleDelivery } from "../domain/delivery-step-status.ts";
import type { FulfillmentRequest } from "../domain/fulfillment-request-schema.ts";
import { fulfillmentTransitions } from "../domain/fulfillment-status.ts";
import { isBookable } from "../domain/slots.ts";
import { APPOINTMENT_MOVED, APPOINTMENT_REQUESTED, fulfillmentMessages } from "../messages.ts";
import { deliverTo } from "./deliver-to.ts";
import type { FulfillmentContext } from "./fulfillment-context.ts";
import { type FulfillmentView, viewFulfillment } from "./get-fulfillment.ts";
import { endOf, requireChangeable } from "./internal/change-window.ts";
import {
  type FulfillmentRow,
  findFulfillments,
  isSlotCollision,
  saveFulfillment,
} from "./internal/fulfillment-repo.ts";
import { openDelivery, sealDelivery, type SealedDelivery } from "./internal/sealed-delivery.ts";
import { instantOf, zonedParts } from "./internal/slot-time.ts";
import { today } from "./list-slots.ts";
import { slotRules } from "./slot-rules.ts";
import { notifyBuyer } from "./notify-buyer.ts";

type RequestAppointmentInput = { readonly orderNumber: string } & FulfillmentRequest;

/**
 * DLV-03 to DLV-05: asks for a slot, or for another one (table J); the old one is kept until the new one is won.
 * The same request twice is one.
 * @throws AppError conflict `fulfillment.notReady`, `fulfillment.slotTaken`, `fulfillment.tooLate`; invalid
 * `fulfillment.phoneInvalid`, `fulfillment.phoneConsent`, `fulfillment.slotUnavailable`, `fulfillment.outOfRange`,
 * `fulfillment.addressMismatch`, `fulfillment.otherState`
 */
export async function requestAppointment(
  ctx: FulfillmentContext,
  input: RequestAppointmentInput,
): Promise<FulfillmentView> {
  try {
    return await ctx.db.transaction((trx) => book(trx, ctx, input));
  } catch (error) {
    if (isSlotCollision(error)) throw slotTaken();
    throw error;
  }
}

async function book(
  trx: TenantTransaction,
  ctx: FulfillmentContext,
  input: RequestAppointmentInput,
): Promise<FulfillmentView> {
  const order = requireOpenOrder(await lockOwnedOrder(trx, ctx, input.orderNumber));
  await requireReady(trx, ctx, order);
  const [row] = await findFulfillments(trx, ctx, [order.id]);
  const standing = row && openDelivery(ctx, row)?.phone;
  const delivery = await deliveryOf(trx, ctx, { order, request: input, standingPhone: standing });
  if (row && isRepeat(ctx, row, { order, request: input, delivery })) return viewFulfillment(trx, ctx, order);
  if (row?.status === "COMPLETED") requireTransition(fulfillmentTransitions, row.status, "REQUESTED");
  requireChangeable(ctx, row);
  const start = requireSlot(ctx, { order, row, slot: input.slot });
  const feeCents = delivery
    ? await deliverTo(trx, ctx, { order, delivery })
    : pickupFee(ctx.tenant.config.delivery, "REGULAR");
  const saved = await saveFulfillment(trx, ctx, {
    order_id: order.id,
    rooftop_id: order.snapshot.rooftop.id,
    option: input.option,
    status: "REQUESTED",
    slot_start: start,
    zip_code: delivery?.address.zipCode ?? null,
    address_sealed: delivery && sealDelivery(ctx, order.id, delivery),
    fee_cents: feeCents,
    requested_at: ctx.clock.now(),
    confirmed_at: null,
    sequence: row === undefined ? 0 : row.sequence + 1,
    changed_by: "buyer",
  });
  if (saved === undefined) throw slotTaken();
  const isMove = row !== undefined && row.status !== "CANCELED";
  await tellOfRequest(trx, ctx, { order, row: saved, isMove });
  return viewFulfillment(trx, ctx, order);
}

async function tellOfRequest(
  trx: TenantTransaction,
  ctx: FulfillmentContext,
  { order, row, isMove }: { readonly order: Order; readonly row: FulfillmentRow; readonly isMove: boolean },
): Promise<void> {
  // A confirmation of the hour before, still under way, must not confirm this one.
  await markEvents(trx, ctx, {
    orderId: order.id,
    subjects: ["appointment", "appointment-time"],
    event: "requested",
  });
  await viewOrder(trx, ctx, { orderId: order.id, at: endOf(row) });
  await notifyBuyer(trx, ctx, { order, template: isMove ? APPOINTMENT_MOVED : APPOINTMENT_REQUESTED, row });
}

/** Where it goes and whom the driver calls; null for a pickup. */
async function deliveryOf(
  trx: TenantTransaction,
  ctx: FulfillmentContext,
  asked: { order: Order; request: FulfillmentRequest; standingPhone: string | undefined },
): Promise<SealedDelivery | null> {
  const { order, request, standingPhone } = asked;
  if (request.option === "PICKUP") return null;
  const known = (await getBuyerDetails(trx, ctx, order.id)).phone;
  const phone = request.phone ?? known ?? "";
  if (request.phone !== undefined) requireTakenPhone(ctx, request.phone);
  const isStanding = standingPhone !== undefined && phone === standingPhone;
  const consent = request.phoneConsent === true || isStanding;
  requirePhoneConsent("fulfillment.phoneConsent", { phone, consent, agreedPhone: known });
  const { address, instructions, registrationState } = request;
  return { address, phone, instructions, ...(registrationState && { registrationState }) };
}

/** VAL-08: the number that the driver calls is taken by the rule of all numbers. */
function requireTakenPhone(ctx: FulfillmentContext, phone: string): void {
  const message = checkPhone(phone, phonePolicyOf(ctx));
  if (message === undefined) return;
  throw new AppError("invalid", { code: "fulfillment.phoneInvalid", message, fields: { phone: message } });
}

interface Asked {
  readonly order: Order;
  readonly request: FulfillmentRequest;
  readonly delivery: SealedDelivery | null;
}

/** The very appointment that stands already. */
function isRepeat(
  ctx: FulfillmentContext,
  row: FulfillmentRow,
  { order, request, delivery }: Asked,
): boolean {
  if (row.status === "CANCELED" || row.option !== request.option) return false;
  return (
    isSlotOf(row, order, request.slot) && JSON.stringify(openDelivery(ctx, row)) === JSON.stringify(delivery)
  );
}

function isSlotOf(row: FulfillmentRow, order: Order, slot: FulfillmentRequest["slot"]): boolean {
  const { date, hour } = zonedParts(row.slot_start, order.snapshot.rooftop.timeZone);
  return date === slot.date && hour === slot.hour;
}

/** The instant of a slot that may be booked now; the order's own stays its own. @throws AppError invalid */
function requireSlot(
  ctx: FulfillmentContext,
  input: {
    readonly order: Order;
    readonly row: FulfillmentRow | undefined;
    readonly slot: FulfillmentRequest["slot"];
  },
): Date {
  const { order, row, slot } = input;
  const isOwn = row !== undefined && row.status !== "CANCELED" && isSlotOf(row, order, slot);
  if (isOwn) return row.slot_start;
  if (isBookable(slot, today(ctx, order), slotRules(ctx.tenant))) {
    const start = instantOf(slot.date, slot.hour, order.snapshot.rooftop.timeZone);
    if (start > ctx.clock.now()) return start;
  }
  const message = fulfillmentMessages.slotUnavailable;
  throw new AppError("invalid", { code: "fulfillment.slotUnavailable", message, fields: { slot: message } });
}

async function requireReady(trx: TenantTransaction, ctx: FulfillmentContext, order: Order): Promise<void> {
  const history = await historyOf(trx, ctx, order.id);
  const facts = {
    isSigningComplete: await ctx.signingFacts.isContractSigned(trx, ctx, order.id),
    dealType: order.dealType,
    paymentStatus: await ctx.paymentFacts.readPaymentStatus(trx, ctx, order),
    isOffRamp: isOffRamp({ orderStatus: order.orderStatus, history }),
  };
  if (canScheduleDelivery(facts)) return;
  const message = facts.isSigningComplete ? fulfillmentMessages.notPaid : fulfillmentMessages.notReady;
  throw new AppError("conflict", { code: "fulfillment.notReady", message });
}

function slotTaken(): AppError {
  const message = fulfillmentMessages.slotTaken;
  return new AppError("conflict", { code: "fulfillment.slotTaken", message, fields: { slot: message } });
}
