import type { DeliveryOption } from "#modules/orders/domain/order.ts";
import type { OrderFactSource } from "#modules/orders/server/order-facts.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isMissed } from "./internal/change-window.ts";
import { findFulfillments } from "./internal/fulfillment-repo.ts";

/** What orders shows of fulfillment (ORD-01 delivery.appointmentTime). */
export const appointmentFactSource: OrderFactSource = async (trx, ctx, orders) => {
  const rows = await findFulfillments(
    trx,
    ctx,
    orders.map(({ id }) => id),
  );
  const live = rows.filter(({ status }) => status !== "CANCELED");
  return new Map(
    live.map((row) => [
      row.order_id,
      {
        appointmentTime: row.slot_start.toISOString(),
        appointmentOption: row.option,
        isAppointmentMissed: isMissed(row, ctx.clock.now()),
      },
    ]),
  );
};

interface AppointmentFacts {
  /** ISO instant. */
  readonly appointmentTime: string;
  readonly option: DeliveryOption;
  /** Its hour went by and the car was not handed over. */
  readonly isMissed: boolean;
}

/** The booked appointment of one order, or null. */
export async function readAppointment(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<AppointmentFacts | null> {
  const [row] = await findFulfillments(trx, ctx, [orderId]);
  if (row === undefined || row.status === "CANCELED") return null;
  return {
    appointmentTime: row.slot_start.toISOString(),
    option: row.option,
    isMissed: isMissed(row, ctx.clock.now()),
  };
}
