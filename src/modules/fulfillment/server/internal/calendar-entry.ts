import { textInContext } from "#platform/shared/texts/text.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { rooftopAddress } from "#modules/orders/domain/rooftop-address.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { CalendarEntry } from "../../domain/appointment-calendar.ts";
import { oneLine } from "../../domain/one-line.ts";
import type { FulfillmentContext } from "../fulfillment-context.ts";
import type { FulfillmentRow } from "./fulfillment-repo.ts";
import { dueAtHandover } from "./due-at-handover.ts";
import { openDelivery } from "./sealed-delivery.ts";

const SLOT_MS = 3_600_000;
const STANDING = {
  REQUESTED: "TENTATIVE",
  CONFIRMED: "CONFIRMED",
  COMPLETED: "CONFIRMED",
  CANCELED: "CANCELLED",
} as const;

/**
 * The appointment as it stands in the buyer's calendar: one entry an order, however often it moves.
 * @param ctx speaks the buyer's language
 */
export function calendarEntry(ctx: FulfillmentContext, order: Order, row: FulfillmentRow): CalendarEntry {
  const { rooftop, vehicle } = order.snapshot;
  const { support, brandName } = ctx.tenant;
  const delivery = openDelivery(ctx, row);
  const t = textOf(ctx.tenant);
  const kind = row.option === "PICKUP" ? textInContext(t, "Pickup", "handover") : t("Delivery");
  const due = dueAtHandover(t, row);
  const isOpen = row.status === "REQUESTED";
  return {
    uid: `handover-${order.orderNumber}@${ctx.tenantId}`,
    sequence: row.sequence,
    status: STANDING[row.status],
    changedAt: row.updated_at.toISOString(),
    startsAt: row.slot_start.toISOString(),
    endsAt: new Date(row.slot_start.getTime() + SLOT_MS).toISOString(),
    summary: `${kind}: ${vehicle.title}`,
    location: delivery ? oneLine(delivery.address) : rooftopAddress(rooftop),
    description: [
      ...(isOpen ? [t("{rooftop} still has to confirm this time.", { rooftop: rooftop.name })] : []),
      row.option === "PICKUP" ? t("Bring your driver's license.") : t("Have your driver's license ready."),
      ...(due === "" ? [] : [due]),
      t("Questions? Call {phone}.", { phone: formatPhone(support.phone) }),
      t("Order {orderNumber}", { orderNumber: order.orderNumber }),
    ].join("\n"),
    organizer: { name: brandName, email: support.email },
  };
}
