import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";

/** A live retailer has no bank that this product could tell to pay, so it buys cars by phone and at its rooftops. */
export function isSaleOffered({ isDemo, config }: Pick<TenantConfig, "isDemo" | "config">): boolean {
  return isDemo && config.tradeIn.enabled;
}
