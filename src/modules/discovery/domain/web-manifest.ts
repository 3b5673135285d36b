import type { Theme } from "#modules/tenancy/domain/theme/theme.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";

/** Pixels: home screens of phones by Apple, then what the manifest names. */
export const ICON_SIZES = [180, 192, 512] as const;

/** Address of a store's sign. */
export function iconPath(size: (typeof ICON_SIZES)[number]): string {
  return `/images/icons/icon-${size}.png`;
}

/** What a phone needs to put the store on its home screen. */
export function webManifest(
  tenant: Pick<TenantConfig, "brandName" | "legalNameShort" | "title">,
  { light }: Theme,
) {
  return {
    name: tenant.brandName,
    short_name: tenant.legalNameShort.slice(0, 30),
    description: tenant.title,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: light.surface,
    theme_color: light.header,
    icons: [192, 512].map((size) => ({
      src: `/images/icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
}
