import { openText } from "#platform/server/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type { DeliveryOption, Order } from "#modules/orders/domain/order.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { DeliveryAddress } from "../domain/fulfilment-request-schema.ts";
import type { FulfilmentStatus } from "../domain/fulfilment-status.ts";
import type { FulfilmentContext } from "./fulfilment-context.ts";
import { findFulfilments, type FulfilmentRow } from "./internal/fulfilment-repo.ts";
import { zonedParts } from "./internal/zoned-time.ts";

/** What is sealed of a delivery. */
export interface SealedDelivery {
  readonly address: DeliveryAddress;
  readonly instructions: string;
}

export interface AppointmentView {
  readonly option: DeliveryOption;
  readonly status: FulfilmentStatus;
  /** ISO instant. */
  readonly appointmentTime: string;
  /** The same where the rooftop is. */
  readonly date: string;
  readonly hour: number;
  readonly timeZone: string;
  readonly address: DeliveryAddress | null;
  readonly instructions: string;
  /** Due at handover; what the contract already contains is not in it. */
  readonly feeCents: number;
}

export interface FulfilmentView {
  readonly orderNumber: string;
  /** What was chosen in checkout. */
  readonly chosenOption: DeliveryOption;
  readonly rooftop: Order["snapshot"]["rooftop"];
  readonly vehicleTitle: string;
  readonly appointment: AppointmentView | null;
}

/** The owner's appointment and what it is for (DLV-03). */
export async function getFulfilment(
  ctx: FulfilmentContext,
  input: { readonly orderNumber: string },
): Promise<FulfilmentView> {
  return ctx.db.transaction(async (trx) =>
    viewFulfilment(trx, ctx, await requireOwnedOrder(trx, ctx, input.orderNumber)),
  );
}

export async function viewFulfilment(
  trx: TenantTransaction,
  ctx: FulfilmentContext,
  order: Order,
): Promise<FulfilmentView> {
  const [row] = await findFulfilments(trx, ctx, [order.id]);
  return {
    orderNumber: order.orderNumber,
    chosenOption: row?.option ?? order.snapshot.delivery.option,
    rooftop: order.snapshot.rooftop,
    vehicleTitle: order.snapshot.vehicle.title,
    appointment: row && row.status !== "CANCELED" ? toAppointment(ctx, order, row) : null,
  };
}

/** Where the sealed address lives. */
export const addressPlace = (orderId: string): string => `fulfilment|address|${orderId}`;

function toAppointment(ctx: FulfilmentContext, order: Order, row: FulfilmentRow): AppointmentView {
  const { timeZone } = order.snapshot.rooftop;
  const sealed =
    row.address_sealed === null
      ? null
      : (JSON.parse(openText(ctx.keys, addressPlace(order.id), row.address_sealed)) as SealedDelivery);
  return {
    option: row.option,
    status: row.status,
    appointmentTime: row.slot_start.toISOString(),
    ...zonedParts(row.slot_start, timeZone),
    timeZone,
    address: sealed?.address ?? null,
    instructions: sealed?.instructions ?? "",
    feeCents: row.fee_cents,
  };
}
