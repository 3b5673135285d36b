import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { roundHalfUp } from "#platform/shared/money.ts";
import { type DeliveryFeeRules, type DeliveryQuote, quoteDelivery } from "../domain/delivery-fee.ts";
import type { SlotRules } from "../domain/slots.ts";

/** OP-44 as the retailer set it. */
export function deliveryFeeRules(tenant: TenantConfig): DeliveryFeeRules {
  const { freeRadiusMiles, perMile, maxMiles } = tenant.config.delivery;
  return { freeMiles: freeRadiusMiles, centsPerMile: roundHalfUp(perMile * 100), maxMiles };
}

/** OP-44 as the retailer set it. */
export function slotRules(tenant: TenantConfig): SlotRules {
  const { openingHour, closingHour, leadBusinessDays, bookableDays } = tenant.config.delivery;
  return { openingHour, closingHour, leadBusinessDays, bookableDays };
}

/** The port that checkout asks for the fee of the quote. */
export const deliveryQuotes = {
  quote: (tenant: TenantConfig, miles: number): DeliveryQuote =>
    quoteDelivery(miles, deliveryFeeRules(tenant)),
};
