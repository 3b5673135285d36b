import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { DeliveryOption, Order } from "#modules/orders/domain/order.ts";
import { getBuyerDetails } from "#modules/orders/server/buyer-details.ts";
import type { APPOINTMENT_CONFIRMED, APPOINTMENT_REQUESTED } from "../messages.ts";
import type { FulfilmentContext } from "./fulfilment-context.ts";

/** E-mails the buyer about their appointment, in the rooftop's time. */
export async function tellBuyer(
  trx: TenantTransaction,
  ctx: FulfilmentContext,
  input: {
    readonly order: Order;
    readonly template: typeof APPOINTMENT_REQUESTED | typeof APPOINTMENT_CONFIRMED;
    readonly at: Date;
    readonly option: DeliveryOption;
  },
): Promise<void> {
  const { order, template, at, option } = input;
  const { email, firstName = "" } = await getBuyerDetails(trx, ctx, order.id);
  if (!email) return;
  const { timeZone, name: rooftop } = order.snapshot.rooftop;
  const when = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "full", timeStyle: "short" }).format(
    at,
  );
  const kind = option === "PICKUP" ? "pickup" : "delivery";
  const params = { firstName, kind, vehicle: order.snapshot.vehicle.title, when, rooftop };
  await queueMessage(trx, ctx, { channel: "email", to: email, template, params });
}
