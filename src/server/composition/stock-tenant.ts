import { createHash } from "node:crypto";
import {
  type EstimatePayment,
  estimatePaymentFor,
  estimateRulesOf,
} from "#modules/pricing/domain/estimated-payment.ts";
import type { TenantConfig, TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { tenantForRooftop } from "#modules/tenancy/domain/rooftops/tenant-for-rooftop.ts";
import { stockSettingsOf } from "#modules/search-index/domain/stock-settings.ts";
import type { StockTenant } from "#modules/vehicle-search/server/vehicle-search.ts";

/** A retailer as search sees it, from its configuration (SRCH-05, SRCH-06, VEH-14). */
export function stockTenantOf(tenant: TenantConfig): StockTenant {
  return {
    id: tenant.id,
    settings: stockSettingsOf(tenant.config),
    estimate: estimateByRooftop(tenant),
    fingerprint: () =>
      createHash("sha256")
        .update(JSON.stringify(whatCountsOf(tenant)))
        .digest("base64"),
  };
}

/** Of a configuration all that decides which cars are listed and what their estimates are, and nothing else. */
function whatCountsOf({ config, flags, rooftopOverrides }: TenantConfig) {
  return {
    settings: stockSettingsOf(config),
    rules: estimateRulesOf(config),
    overrides: flags.rooftop_support_settings ? rooftopOverrides : [],
  };
}

/** VEH-14 with each rooftop's own payment defaults (OP-10); an estimator is made once for each that differs. */
function estimateByRooftop(tenant: TenantConfig): EstimatePayment {
  const estimators = new Map<TenantSettings["payment"], EstimatePayment>();
  const hasRules = tenant.rooftopOverrides.length > 0;
  return (vehicle) => {
    const { config } = hasRules ? tenantForRooftop(tenant, vehicle) : tenant;
    let estimate = estimators.get(config.payment);
    if (estimate === undefined) {
      estimate = estimatePaymentFor(estimateRulesOf(config));
      estimators.set(config.payment, estimate);
    }
    return estimate(vehicle);
  };
}
