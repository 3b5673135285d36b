import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { SlotRules } from "../domain/slots.ts";

/** OP-44 as the retailer set it. */
export function slotRules(tenant: TenantConfig): SlotRules {
  const { openingHour, closingHour, leadBusinessDays, bookableDays, holidays, closedDates } =
    tenant.config.delivery;
  return { openingHour, closingHour, leadBusinessDays, bookableDays, holidays, closedDates };
}
