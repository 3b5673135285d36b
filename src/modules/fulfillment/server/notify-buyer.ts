import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { rooftopAddress } from "#modules/orders/domain/rooftop-address.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import { LOCALES } from "#platform/shared/texts/language.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { appointmentCalendar } from "../domain/appointment-calendar.ts";
import { oneLine } from "../domain/one-line.ts";
import type { AppointmentTemplate, AppointmentText } from "../messages.ts";
import type { FulfillmentContext } from "./fulfillment-context.ts";
import { calendarEntry } from "./internal/calendar-entry.ts";
import type { FulfillmentRow } from "./internal/fulfillment-repo.ts";
import { dueAtHandover } from "./internal/due-at-handover.ts";
import { openDelivery } from "./internal/sealed-delivery.ts";

interface AppointmentNews {
  readonly order: Order;
  readonly template: AppointmentTemplate;
  /** For news that ask something of the buyer: with consent they are texted too. */
  readonly sms?: AppointmentText;
  readonly row: FulfillmentRow;
}

/** Tells the buyer about their appointment, in the rooftop's time, with the calendar entry as it is now. */
export async function notifyBuyer(
  trx: TenantTransaction,
  ctx: FulfillmentContext,
  { order, template, sms, row }: AppointmentNews,
): Promise<void> {
  const method = row.status === "CANCELED" ? "CANCEL" : "PUBLISH";
  await writeToBuyer(trx, ctx, {
    order,
    news: {
      mail: template,
      ...(sms && { sms }),
      params: (tenant) => paramsOf({ ...ctx, tenant }, order, row),
      attachments: (tenant) => [
        {
          fileName: "appointment.ics",
          contentType: `text/calendar; charset=utf-8; method=${method}`,
          text: appointmentCalendar(calendarEntry({ ...ctx, tenant }, order, row)),
        },
      ],
    },
  });
}

function paramsOf(ctx: FulfillmentContext, order: Order, row: FulfillmentRow) {
  const t = textOf(ctx.tenant);
  const { rooftop, vehicle } = order.snapshot;
  const delivery = openDelivery(ctx, row);
  const place = delivery ? oneLine(delivery.address) : rooftopAddress(rooftop);
  return {
    kind: row.option === "PICKUP" ? t("pickup") : t("delivery"),
    vehicle: vehicle.title,
    when: momentOf(t, row.slot_start, rooftop.timeZone),
    // Nobody is to go there any more.
    place: row.status === "CANCELED" ? "" : t("Where: {place}.", { place }),
    due: dueAtHandover(t, row),
  };
}

function momentOf(t: Text, instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALES[t.language], {
    timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(instant);
}
