import { AppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import type { DeliveryOption, Order } from "#modules/orders/domain/order.ts";
import { getBuyerDetails } from "#modules/orders/server/drafts/buyer-details.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { pickupFee } from "#modules/pricing/domain/delivery-fee.ts";
import { appointmentCalendar } from "../domain/appointment-calendar.ts";
import type { DeliveryAddress } from "../domain/fulfillment-request-schema.ts";
import type { FulfillmentStatus } from "../domain/fulfillment-status.ts";
import { fulfillmentMessages } from "../messages.ts";
import { contractDeliveryCents } from "./deliver-to.ts";
import type { FulfillmentContext } from "./fulfillment-context.ts";
import { calendarEntry } from "./internal/calendar-entry.ts";
import { changeableUntil, isChangeable, isMissed } from "./internal/change-window.ts";
import { findFulfillments, type FulfillmentRow } from "./internal/fulfillment-repo.ts";
import { openDelivery, type SealedDelivery } from "./internal/sealed-delivery.ts";
import { zonedParts } from "./internal/slot-time.ts";

export interface AppointmentView {
  readonly option: DeliveryOption;
  readonly status: FulfillmentStatus;
  /** ISO instant. */
  readonly appointmentTime: string;
  /** The same where the rooftop is. */
  readonly date: string;
  readonly hour: number;
  readonly timeZone: string;
  readonly address: DeliveryAddress | null;
  /** Ten digits, or empty. */
  readonly phone: string;
  readonly instructions: string;
  /** Due at handover; what the contract already contains is not in it. */
  readonly feeCents: number;
  /** ISO instant until which the buyer may move or cancel it. */
  readonly changeableUntil: string;
  readonly isChangeable: boolean;
  /** Its hour went by and the car was not handed over. */
  readonly isMissed: boolean;
}

export interface FulfillmentView {
  readonly orderNumber: string;
  /** What was chosen in checkout. */
  readonly chosenOption: DeliveryOption;
  readonly rooftop: Order["snapshot"]["rooftop"];
  readonly vehicleTitle: string;
  readonly pickupFeeCents: number;
  /** The delivery that the contract has already; what is due at a handover is beyond it. */
  readonly contractDeliveryCents: number;
  /** What a delivery form starts with: the last delivery asked for, else what the order says. */
  readonly known: DeliveryAddress & { readonly phone: string; readonly instructions: string };
  readonly appointment: AppointmentView | null;
}

/** The owner's appointment and what it is for (DLV-03). */
export async function getFulfillment(
  ctx: FulfillmentContext,
  input: { readonly orderNumber: string },
): Promise<FulfillmentView> {
  return ctx.db.transaction(async (trx) =>
    viewFulfillment(trx, ctx, await requireOwnedOrder(trx, ctx, input.orderNumber)),
  );
}

/** The owner's appointment as a calendar file. @throws AppError not-found `fulfillment.noAppointment` */
export async function getCalendar(
  ctx: FulfillmentContext,
  input: { readonly orderNumber: string },
): Promise<string> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    const [row] = await findFulfillments(trx, ctx, [order.id]);
    if (row === undefined || row.status === "CANCELED") {
      const message = fulfillmentMessages.noAppointment;
      throw new AppError("not-found", { code: "fulfillment.noAppointment", message });
    }
    return appointmentCalendar(calendarEntry(ctx, order, row));
  });
}

export async function viewFulfillment(
  trx: TenantTransaction,
  ctx: FulfillmentContext,
  order: Order,
): Promise<FulfillmentView> {
  const [row] = await findFulfillments(trx, ctx, [order.id]);
  const delivery = row ? openDelivery(ctx, row) : null;
  return {
    orderNumber: order.orderNumber,
    chosenOption: row?.option ?? order.snapshot.delivery.option,
    rooftop: order.snapshot.rooftop,
    vehicleTitle: order.snapshot.vehicle.title,
    pickupFeeCents: pickupFee(ctx.tenant.config.delivery, "REGULAR"),
    contractDeliveryCents: contractDeliveryCents(order),
    known: delivery ? asKnown(delivery) : await knownOfOrder(trx, ctx, order),
    appointment: row && row.status !== "CANCELED" ? toAppointment(ctx, { order, row, delivery }) : null,
  };
}

const asKnown = ({ address, phone, instructions }: SealedDelivery): FulfillmentView["known"] => ({
  ...address,
  phone,
  instructions,
});

/** DLV-05: phone, street, city, state and zip of the order; of a home elsewhere than the chosen zip only the phone. */
async function knownOfOrder(
  trx: TenantTransaction,
  ctx: FulfillmentContext,
  order: Order,
): Promise<FulfillmentView["known"]> {
  const buyer = await getBuyerDetails(trx, ctx, order.id);
  const { zipCode } = order.snapshot.delivery;
  const isHome = buyer.zipCode === zipCode;
  return {
    streetAddress: (isHome && buyer.addressLine1) || "",
    addressLine2: (isHome && buyer.addressLine2) || "",
    city: (isHome && buyer.city) || "",
    state: (isHome && buyer.state) || "",
    zipCode,
    phone: buyer.phone ?? "",
    instructions: buyer.deliveryInstructions ?? "",
  };
}

function toAppointment(
  ctx: FulfillmentContext,
  input: { readonly order: Order; readonly row: FulfillmentRow; readonly delivery: SealedDelivery | null },
): AppointmentView {
  const { row, delivery } = input;
  const { timeZone } = input.order.snapshot.rooftop;
  return {
    option: row.option,
    status: row.status,
    appointmentTime: row.slot_start.toISOString(),
    ...zonedParts(row.slot_start, timeZone),
    timeZone,
    address: delivery?.address ?? null,
    phone: delivery?.phone ?? "",
    instructions: delivery?.instructions ?? "",
    feeCents: row.fee_cents,
    changeableUntil: changeableUntil(ctx, row).toISOString(),
    isChangeable: isChangeable(ctx, row),
    isMissed: isMissed(row, ctx.clock.now()) && !isOrderOver(input.order.orderStatus),
  };
}
