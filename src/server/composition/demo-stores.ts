import type { TenantRegistry } from "#modules/tenancy/server/tenant-registry.ts";

/** The demo stores of this process, for the bar that leads from one to the other. */
export function demoStores(registry: Pick<TenantRegistry, "all">): { name: string; origin: string }[] {
  return registry
    .all()
    .filter(({ isDemo }) => isDemo)
    .map(({ config, siteOrigin }) => ({ name: config.brandName, origin: siteOrigin }));
}
