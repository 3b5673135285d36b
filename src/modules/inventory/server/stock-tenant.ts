import { estimatePaymentFor } from "#modules/pricing/domain/estimated-payment.ts";
import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { stockSettingsOf } from "../domain/search/stock-settings.ts";
import type { StockTenant } from "./vehicle-search.ts";

/** A retailer as search sees it, from its configuration (SRCH-05, SRCH-06, VEH-14). */
export function stockTenantOf(id: string, settings: TenantSettings): StockTenant {
  return { id, settings: stockSettingsOf(settings), estimate: estimatePaymentFor(settings) };
}
