import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { type ColorTokens, deriveTheme } from "#modules/tenancy/domain/theme/theme.ts";
import type { Language } from "#platform/shared/texts/language.ts";
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
  /** Only a picture that mail programs show: an https address of no SVG. */
  readonly logo: { readonly url: string; readonly darkUrl: string | undefined } | undefined;
  readonly light: ColorTokens;
  readonly dark: ColorTokens;
  /** Corners of buttons and of the card, in pixels (mail programs know no rem). */
  readonly radius: { readonly control: number; readonly card: number };
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

/** The retailer as its messages show it. */
export function messageBrand(tenant: TenantConfig): MessageBrand {
  const theme = deriveTheme(tenant.brand);
  const url = mailPicture(tenant.logo.url);
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
    logo: url === undefined ? undefined : { url, darkUrl: mailPicture(tenant.logo.darkUrl) },
    light: theme.light,
    dark: theme.dark,
    radius: RADII[tenant.brand.radius],
  };
}

function mailPicture(url: string | null): string | undefined {
  return url !== null && /^https:\/\//iu.test(url) && !/\.svg(?:$|[?#])/iu.test(url) ? url : undefined;
}
