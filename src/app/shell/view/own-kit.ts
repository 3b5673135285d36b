import archivo from "#design-system/fonts/archivo.woff2?url";
import bricolage from "#design-system/fonts/bricolage-grotesque.woff2?url";
import dmSans from "#design-system/fonts/dm-sans.woff2?url";
import fraunces from "#design-system/fonts/fraunces.woff2?url";
import literata from "#design-system/fonts/literata.woff2?url";
import newsreader from "#design-system/fonts/newsreader.woff2?url";
import outfit from "#design-system/fonts/outfit.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { Brand } from "#modules/tenancy/domain/config/brand-schema.ts";
import type { FontName } from "#modules/tenancy/domain/theme/font-shelf-data.ts";
import { fontFaces, shelfFonts, standInRules } from "#modules/tenancy/domain/theme/fonts.ts";

const FILES: Readonly<Record<FontName, string>> = {
  figtree,
  "dm-sans": dmSans,
  outfit,
  archivo,
  bricolage,
  newsreader,
  fraunces,
  literata,
};

/** Rules and addresses of the fonts that a store's pages load; no other font of the shelf is named in them. */
export function ownFonts(brand: Pick<Brand, "type" | "fonts">): {
  readonly css: string;
  readonly urls: readonly string[];
} {
  const names = shelfFonts(brand);
  return {
    css: names.map((name) => fontFaces(name, FILES[name])).join("") + standInRules(brand),
    urls: names.map((name) => FILES[name]),
  };
}

/** Variants that styles read, as attributes of the root element. */
export function kitAttributes({ layout }: Pick<Brand, "layout">): Record<`data-${string}`, string> {
  const { header, hero, card, gallery } = layout;
  return { "data-header": header, "data-hero": hero, "data-card": card, "data-gallery": gallery };
}
