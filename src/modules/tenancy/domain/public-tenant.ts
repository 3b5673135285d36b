import { socialProvidersOf } from "./social-sign-in.ts";
import type { TenantConfig } from "./tenant-config-schema.ts";

/**
 * What anybody may know of a retailer. A list of what is shown, never of what is hidden: identity pools,
 * keys, environment, providers and contracting automation stay on the server by not being named.
 */
export function publicTenant(tenant: TenantConfig) {
  return {
    ...publicIdentity(tenant),
    isDemo: tenant.isDemo,
    brand: tenant.brand,
    redirects: tenant.redirects,
    pages: tenant.pages,
    messages: tenant.messages,
    /** Which ways in the auth pages show beside their forms (AUTH-11, AUTH-13, FLG-01). */
    signIn: {
      social: socialProvidersOf(tenant),
      /** Instead of forms there is one button, to the retailer's own sign-in page. */
      hosted: tenant.providers.identity === "openid-connect",
    },
    config: publicConfig(tenant),
  };
}

function publicIdentity(tenant: TenantConfig) {
  return {
    id: tenant.id,
    name: tenant.name,
    brandName: tenant.brandName,
    legalName: tenant.legalName,
    legalNameShort: tenant.legalNameShort,
    title: tenant.title,
    support: tenant.support,
    contactPhones: tenant.contactPhones,
    contactUsEmail: tenant.contactUsEmail,
    social: tenant.social,
    logo: tenant.logo,
    faviconUrl: tenant.faviconUrl,
    buyInStoreUrl: tenant.buyInStoreUrl,
    privacyPolicyUrl: tenant.privacyPolicyUrl,
    termsUseUrl: tenant.termsUseUrl,
    urls: tenant.urls,
    privacyContacts: tenant.privacyContacts,
    accessibilitySiteHash: tenant.accessibilitySiteHash,
  };
}

function publicConfig({ config }: TenantConfig) {
  const { consumer, inventory, payment, delivery, contentSettings, accessibility, content, language } =
    config;
  const { identity: _identity, ...publicConsumer } = consumer;
  return {
    language,
    consumer: publicConsumer,
    inventory,
    payment,
    delivery,
    creditApp: config.creditApp,
    contentSettings,
    accessibility,
    content,
  };
}
