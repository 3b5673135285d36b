import type { TenantConfig } from "./tenant-config-schema.ts";

export type SocialProvider = "google" | "apple";

/**
 * The providers whose buttons the auth pages show, in their order (AUTH-11, AUTH-13, FLG-01): the
 * retailer's setting and the provider's flag are both on. A live retailer also needs credentials there.
 */
export function socialProvidersOf(tenant: TenantConfig): readonly SocialProvider[] {
  if (!tenant.config.consumer.socialLogin) return [];
  const { socialSignIn } = tenant.environment;
  const offered: readonly [SocialProvider, boolean][] = [
    ["google", tenant.flags.social_login_google && (tenant.isDemo || socialSignIn.google !== null)],
    ["apple", tenant.flags.social_login_apple && (tenant.isDemo || socialSignIn.apple !== null)],
  ];
  return offered.filter(([, on]) => on).map(([provider]) => provider);
}
