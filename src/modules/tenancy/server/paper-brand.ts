import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import type { PaperBrand } from "#platform/server/pdf/letterhead.ts";
import { deriveTheme } from "../domain/theme/theme.ts";
import type { BrandLogos } from "./brand-logos.ts";
import type { TenantContext } from "./tenant-context.ts";

export type PaperContext = TenantContext & { readonly brandLogos: BrandLogos };

/** How the retailer's papers look: its logo on its header's color, as on the pages. */
export async function paperBrand({ tenant, brandLogos }: PaperContext): Promise<PaperBrand> {
  const { light } = deriveTheme(tenant.brand);
  return {
    name: tenant.brandName,
    legalName: tenant.legalName,
    contact: `${formatPhone(tenant.support.phone)}, ${tenant.support.email}`,
    color: light.action,
    ground: light.header,
    onGround: light["on-header"],
    logo: await brandLogos.of(tenant),
    isSample: tenant.isDemo,
  };
}
