import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { type ColorTokens, deriveTheme } from "#modules/tenancy/domain/theme/theme.ts";
import { stageColors } from "#modules/tenancy/domain/theme/stage-colors.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import { fontStacks } from "#modules/tenancy/domain/theme/fonts.ts";
import { mailLogoUrl } from "./mail-pictures.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";

/** What a retailer's messages look like and who signs them. */
export interface MessageBrand {
  readonly name: string;
  /** Of the words around the message. */
  readonly language: Language;
  readonly legalName: string;
  /** `(512) 555-0100`. */
  readonly phone: string;
  readonly supportEmail: string;
  /** One line, or undefined when the retailer has published none. */
  readonly postalAddress: string | undefined;
  /** Where the store's own pictures are, e.g. `https://shop.example.com`. */
  readonly siteOrigin: string;
  /** Only a picture that mail programs show: never an SVG. */
  readonly logo: { readonly url: string; readonly darkUrl: string | undefined } | undefined;
  readonly light: ColorTokens;
  readonly dark: ColorTokens;
  /** Grounds that cars stand on. */
  readonly stages: { readonly light: string; readonly dark: string };
  /** Corners of buttons and of the card, in pixels (mail programs know no rem). */
  readonly radius: { readonly control: number; readonly card: number };
  /** Font families for an attribute in double quotes. */
  readonly fonts: { readonly heading: string; readonly body: string };
}

const RADII = {
  none: { control: 0, card: 0 },
  small: { control: 4, card: 6 },
  medium: { control: 8, card: 14 },
  large: { control: 14, card: 22 },
} as const;

/** What the words of a message say of its retailer. */
export function wordedBrand(tenant: TenantConfig): Pick<MessageBrand, "name" | "phone" | "language"> {
  return { name: tenant.brandName, phone: formatPhone(tenant.support.phone), language: languageOf(tenant) };
}

/** The retailer as its messages show it, with pictures from its own site. */
export function messageBrand(tenant: TenantConfig, siteOrigin: string): MessageBrand {
  const theme = deriveTheme(tenant.brand);
  const { heading, body } = fontStacks(tenant.brand);
  return {
    ...wordedBrand(tenant),
    legalName: tenant.legalName,
    supportEmail: tenant.support.email,
    postalAddress: tenant.privacyContacts
      .find(({ address }) => address)
      ?.address?.split("\n")
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .join(", "),
    siteOrigin,
    logo: mailLogo(tenant.logo, siteOrigin),
    light: theme.light,
    dark: theme.dark,
    stages: stageColors(theme),
    radius: RADII[tenant.brand.radius],
    fonts: { heading: heading.replaceAll('"', "'"), body: body.replaceAll('"', "'") },
  };
}

/** A raster as it is; what mail programs don't show comes from the site, painted on the header's color. */
function mailLogo({ url, darkUrl }: TenantConfig["logo"], siteOrigin: string): MessageBrand["logo"] {
  if (url === null) return undefined;
  if (isPainted(url))
    return { url: mailLogoUrl(siteOrigin, "light"), darkUrl: mailLogoUrl(siteOrigin, "dark") };
  const shown = shownAddress(url, siteOrigin);
  return shown === undefined ? undefined : { url: shown, darkUrl: shownAddress(darkUrl, siteOrigin) };
}

const SVG = /\.svg(?:$|[?#])/iu;

function isPainted(url: string): boolean {
  return url.startsWith("data:") || (/^https:\/\//iu.test(url) && SVG.test(url));
}

function shownAddress(url: string | null, siteOrigin: string): string | undefined {
  if (url === null || SVG.test(url)) return undefined;
  if (/^https:\/\//iu.test(url)) return url;
  return /^\/(?!\/)/u.test(url) ? `${siteOrigin}${url}` : undefined;
}
