import { type VehicleDetailsView, vehicleTitle } from "#modules/inventory/domain/vehicle-view.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LeadForm, LeadKind } from "../../domain/lead-schema.ts";
import type { WishedTime } from "../../domain/wished-time.ts";
import { CONTACT_CONFIRMATION, TEST_DRIVE_CONFIRMATION } from "../../messages.ts";
import type { LeadsContext } from "../leads-context.ts";
import { whenText } from "./when-text.ts";

interface ConfirmInput {
  readonly kind: LeadKind;
  readonly form: LeadForm;
  readonly vehicle: VehicleDetailsView;
  readonly wish: WishedTime | null;
}

/** Tells the buyer by e-mail that the dealer has their message or wish. */
export async function confirmLead(
  trx: TenantTransaction,
  ctx: LeadsContext,
  { form, vehicle, wish }: ConfirmInput,
): Promise<void> {
  const { rooftop } = vehicle;
  const params = {
    firstName: form.firstName,
    vehicle: vehicleTitle(vehicle),
    dealer: rooftop.name,
    dealerPhone: formatPhone(rooftop.phone),
  };
  const to = { channel: "email", to: form.email } as const;
  if (wish === null) {
    await queueMessage(trx, ctx, { ...to, template: CONTACT_CONFIRMATION, params });
    return;
  }
  const when = whenText(wish, rooftop.timeZone, languageOf(ctx.tenant));
  const address = `${rooftop.streetAddress}, ${rooftop.city}, ${rooftop.state} ${rooftop.zipCode}`;
  await queueMessage(trx, ctx, {
    ...to,
    template: TEST_DRIVE_CONFIRMATION,
    params: { ...params, when, address },
  });
}
