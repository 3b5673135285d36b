import type { AppLoadContext } from "../app-context.ts";
import type { ShellView } from "./shell-view.ts";

/** Reads the shell's facts from the retailer's configuration. */
export function getShell(ctx: AppLoadContext, request: Request): ShellView {
  const { tenant } = ctx;
  return {
    brandName: tenant.brandName,
    legalName: tenant.legalName,
    logoUrl: null,
    faviconUrl: null,
    supportPhone: "",
    supportEmail: "",
    supportHours: "",
    social: [],
    origin: new URL(request.url).origin,
    themeCss: ctx.themeCss,
    demo: ctx.sandbox,
    redirects: {},
  };
}
