import { dealRulesOf } from "#modules/pricing/domain/deal-rules.ts";
import { publicTenant } from "#modules/tenancy/domain/public-tenant.ts";
import { safeHref } from "#modules/tenancy/domain/safe-href.ts";
import type { AppLoadContext } from "../app-context.ts";
import type { ShellView } from "./shell-view.ts";
import { shoppingOf } from "./shopping-of.ts";
import { supportHoursText } from "./support-hours-text.ts";

const NETWORKS = {
  facebook: "Facebook",
  instagram: "Instagram",
  x: "X",
  youtube: "YouTube",
  tiktok: "TikTok",
  linkedin: "LinkedIn",
} as const;

/** Reads the shell's facts from the retailer's configuration. */
export function getShell(ctx: AppLoadContext, request: Request): ShellView {
  const { tenant } = ctx;
  return {
    brandName: tenant.brandName,
    legalName: tenant.legalName,
    logoUrl: tenant.logo.url,
    logoDarkUrl: tenant.logo.darkUrl,
    faviconUrl: tenant.faviconUrl,
    supportPhone: tenant.support.phone,
    supportEmail: tenant.support.email,
    supportHours: supportHoursText(tenant.support.hours),
    social: Object.entries(NETWORKS).flatMap(([key, name]) => {
      const url = safeHref(tenant.social[key as keyof typeof NETWORKS]);
      return url === undefined ? [] : [{ name, url }];
    }),
    origin: new URL(request.url).origin,
    themeCss: ctx.themeCss,
    messages: tenant.messages,
    isDemo: tenant.isDemo,
    delivery: dealRulesOf(tenant.config).delivery,
    signIn: publicTenant(tenant).signIn,
    shopping: shoppingOf(tenant),
  };
}
