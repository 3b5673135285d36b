import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { rooftopAddress } from "#modules/orders/domain/rooftop-address.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { getBuyerDetails } from "#modules/orders/server/buyer-details.ts";
import { LOCALES } from "#platform/shared/language.ts";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import { textOf } from "#modules/tenancy/domain/speak.ts";
import { appointmentCalendar } from "../domain/appointment-calendar.ts";
import type { AppointmentTemplate } from "../messages.ts";
import type { FulfilmentContext } from "./fulfilment-context.ts";
import { calendarEntry } from "./internal/calendar-entry.ts";
import type { FulfilmentRow } from "./internal/fulfilment-repo.ts";

/** E-mails the buyer about their appointment, in the rooftop's time, with the calendar entry as it is now. */
export async function tellBuyer(
  trx: TenantTransaction,
  ctx: FulfilmentContext,
  input: { readonly order: Order; readonly template: AppointmentTemplate; readonly row: FulfilmentRow },
): Promise<void> {
  const { order, template, row } = input;
  const { email, firstName = "" } = await getBuyerDetails(trx, ctx, order.id);
  if (!email) return;
  const reader = await forReader(trx, ctx, email);
  const t = textOf(reader.tenant);
  const { timeZone, name } = order.snapshot.rooftop;
  const when = new Intl.DateTimeFormat(LOCALES[t.language], {
    timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(row.slot_start);
  const isPickup = row.option === "PICKUP";
  const kind = isPickup ? t("pickup") : t("delivery");
  const rooftop = isPickup ? rooftopAddress(order.snapshot.rooftop) : name;
  const params = { firstName, kind, vehicle: order.snapshot.vehicle.title, when, rooftop };
  const calendar = appointmentCalendar(calendarEntry(reader, order, row));
  const method = row.status === "CANCELED" ? "CANCEL" : "PUBLISH";
  await queueMessage(trx, ctx, {
    channel: "email",
    to: email,
    template,
    params,
    attachments: [
      {
        fileName: "appointment.ics",
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        text: calendar,
      },
    ],
  });
}
