import { withoutTrailingSlashes } from "#platform/shared/without-trailing-slashes.ts";
import { offeredConsents } from "#modules/accounts/domain/offered-consents.ts";
import { authLayout } from "#modules/sign-in/domain/auth-layout.ts";
import { illustrationUrl } from "#modules/inventory/domain/illustration-url.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, hasDemoAccounts } from "#modules/sign-in/server/demo-accounts-data.ts";
import type { AuthPage } from "#modules/sign-in/ui/frame/auth-page.ts";
import { publicTenant } from "#modules/tenancy/domain/public-tenant.ts";
import { splitLanguage } from "#platform/shared/texts/language.ts";
import { safeHref } from "#platform/shared/safe-href.ts";
import type { AppLoadContext } from "../../app-context.ts";
import { WHITE } from "../home/showcase-paints-data.ts";
import { authTexts } from "../../language/auth-texts.ts";

/** The landing page's car, for retailers that give no picture of their own (AUTH-11). */
const DRAWN_CAR = illustrationUrl(
  { make: "", model: "", bodyStyle: "suv", fuel: "electric", exteriorColor: WHITE },
  "front-three-quarter",
);

/** Reads the auth pages' facts from the retailer's configuration. */
export function getAuthPage(ctx: AppLoadContext, request: Request): AuthPage {
  const { tenant } = ctx;
  const { pathname, search } = new URL(request.url);
  const { socialLogin, authImageUrl: image } = tenant.config.consumer;
  const hasDemoSignIn = ctx.sandbox && tenant.isDemo && hasDemoAccounts(tenant);
  const own = Object.entries(tenant.messages).filter(([key]) => key.startsWith("identity."));
  return {
    brandName: tenant.brandName,
    supportPhone: tenant.support.phone,
    ...publicTenant(tenant).signIn,
    layout: authLayout({ googleFlag: tenant.flags.social_login_google, socialLogin, image }),
    image: { url: image ?? DRAWN_CAR, isDrawn: image === null },
    consents: offeredConsents(tenant),
    termsHref: safeHref(tenant.termsUseUrl) ?? "/terms-of-use",
    privacyHref: safeHref(tenant.privacyPolicyUrl) ?? "/privacy-policy",
    sandbox: ctx.sandbox,
    demoSignIn: hasDemoSignIn ? { email: DEMO_ACCOUNTS[0].email, password: DEMO_PASSWORD } : null,
    messages: Object.fromEntries(own),
    texts: authTexts(tenant.texts) ?? tenant.ownTexts?.en ?? null,
    address: {
      path: withoutTrailingSlashes(splitLanguage(pathname).path).toLowerCase() || "/",
      search,
    },
  };
}
