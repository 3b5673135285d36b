import * as v from "valibot";
import { type Brand, BrandSchema } from "#modules/tenancy/domain/config/brand-schema.ts";
import type { TenantRegistry } from "#modules/tenancy/server/tenant-registry.ts";
import { SAMPLE_KIT } from "./sample-kit-data.ts";

type Stores = Pick<TenantRegistry, "all">;

/** What pages of demo stores show beside their own store. */
export const showsOf = (registry: Stores) => ({
  demoStores: () => demoStores(registry),
  demoKits: () => demoKits(registry),
});

/** The demo stores of this process, for the bar that leads from one to the other. */
function demoStores(registry: Stores): { name: string; origin: string }[] {
  return demosOf(registry).map(({ config, siteOrigin }) => ({ name: config.brandName, origin: siteOrigin }));
}

/** Kits to look at side by side: of the demo stores, and the one that the guide gives to copy. */
function demoKits(registry: Stores): { name: string; brand: Brand }[] {
  const own = demosOf(registry).map(({ config }) => ({ name: config.brandName, brand: config.brand }));
  return [...own, { name: "City showroom", brand: v.parse(BrandSchema, SAMPLE_KIT) }];
}

const demosOf = (registry: Stores) => registry.all().filter(({ isDemo }) => isDemo);
