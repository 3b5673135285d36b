import { photoPattern } from "#modules/inventory/domain/photo-address.ts";
import { dealRulesOf } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { datafileOf } from "#modules/experiments/domain/datafile.ts";
import { pageFlagsOf } from "#modules/experiments/domain/page-flags.ts";
import { supportHoursText } from "#modules/content/domain/support-hours-text.ts";
import { languageOf, textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { publicTenant } from "#modules/tenancy/domain/public-tenant.ts";
import { kitAttributes, ownFonts } from "./own-kit.ts";
import { safeHref } from "#platform/shared/safe-href.ts";
import type { AppLoadContext } from "../../app-context.ts";
import type { ShellView } from "./shell-view.ts";
import { siteLinks } from "../links/site-links.ts";
import { shoppingOf } from "./shopping-of.ts";

const NETWORKS = {
  facebook: "Facebook",
  instagram: "Instagram",
  x: "X",
  youtube: "YouTube",
  tiktok: "TikTok",
  linkedin: "LinkedIn",
} as const;

/**
 * Reads the shell's facts from the retailer's configuration.
 * @param origin of the site, such as `https://cars.example`
 */
export function getShell(ctx: AppLoadContext, origin: string): ShellView {
  const { tenant } = ctx;
  return {
    brandName: tenant.brandName,
    legalName: tenant.legalName,
    logoUrl: tenant.logo.url,
    logoDarkUrl: tenant.logo.darkUrl,
    faviconUrl: tenant.faviconUrl,
    supportPhone: tenant.support.phone,
    supportEmail: tenant.support.email,
    supportHours: supportHoursText(tenant.support.hours, textOf(tenant)),
    social: Object.entries(NETWORKS).flatMap(([key, name]) => {
      const url = safeHref(tenant.social[key as keyof typeof NETWORKS]);
      return url === undefined ? [] : [{ name, url }];
    }),
    origin,
    links: siteLinks(tenant, origin),
    barColors: {
      light: tenant.brand.light.header ?? tenant.brand.light.surface,
      dark: tenant.brand.dark.header ?? tenant.brand.dark.surface,
    },
    serverErrorPage: tenant.config.content.serverErrorPage,
    fonts: ownFonts(tenant.brand).urls,
    kit: kitAttributes(tenant.brand),
    messages: shownMessages(tenant.messages),
    ...(tenant.ownTexts && { wordings: tenant.ownTexts[languageOf(tenant)] }),
    isDemo: tenant.isDemo,
    demoStores: ctx.demoStores?.() ?? [],
    pageFlags: pageFlagsOf(datafileOf(tenant)),
    delivery: dealRulesOf(tenant.config).delivery,
    photos: photoPattern(tenant.config.inventory.photos),
    signIn: publicTenant(tenant).signIn,
    shopping: shoppingOf(tenant),
  };
}

/** Every document carries these, so the words of content pages, which the server says itself, stay there. */
function shownMessages(messages: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(messages).filter(([key]) => !/^(es\.)?content\./.test(key)));
}
