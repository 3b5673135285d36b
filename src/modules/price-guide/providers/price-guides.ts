import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import {
  type ProviderPerTenant,
  providerPerTenant,
  requireSetting,
} from "#platform/server/vendor-calls/provider-per-tenant.ts";
import { guideFrame } from "../domain/guide-frame.ts";
import { kbbPriceGuide } from "./kbb/kbb-price-guide.ts";
import type { PriceGuide } from "./price-guide.ts";

type Retailer = Pick<TenantConfig, "id" | "providers" | "environment">;

/** The retailer's own valuation does without one. */
const noGuide: PriceGuide = { frame: null, read: () => Promise.resolve({ kind: "unknown" }) };

/** Who makes cash offers for each retailer, as `providers.tradeIn` names it. */
export function createPriceGuides(secrets: Secrets): ProviderPerTenant<Retailer, PriceGuide> {
  return providerPerTenant({
    setting: "providers.tradeIn",
    vendorOf: ({ providers }) => providers.tradeIn,
    settingsOf: ({ environment }) => [
      environment.priceGuide,
      environment.tradeInOfferIframeUrl,
      environment.tradeInOfferCode,
    ],
    adapters: {
      sandbox: () => noGuide,
      kbb: (tenant) => {
        const { environment } = tenant;
        requireSetting(tenant, "environment.tradeInOfferIframeUrl", environment.tradeInOfferIframeUrl);
        requireSetting(tenant, "environment.tradeInOfferCode", environment.tradeInOfferCode);
        const settings = requireSetting(tenant, "environment.priceGuide", environment.priceGuide);
        return kbbPriceGuide({ settings, secrets, frame: guideFrame(tenant) });
      },
    },
  });
}
