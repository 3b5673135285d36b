import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { ShoppingSettings } from "../vehicle-actions.tsx";

/** Reads it from the retailer's configuration; pages and cards that are written ahead must agree. */
export function shoppingOf({ config }: Pick<TenantConfig, "config">): ShoppingSettings {
  return { showFavorites: config.consumer.showFavorites };
}
