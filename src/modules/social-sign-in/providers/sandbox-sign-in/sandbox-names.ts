import type { SocialProvider } from "#modules/tenancy/domain/social-sign-in.ts";

/** Who the shop is at the stand-ins. */
export const SANDBOX_CLIENT = "storefront";
export const SANDBOX_TEAM = "SANDBOXTM1";
export const SANDBOX_KEY_ID = "SANDBOXKEY";
/** The one place they send browsers back to. */
export const SANDBOX_CALLBACK = "/public/identity/social/callback";

export const sandboxRoot = (name: SocialProvider): string => `/sandbox/gateway/identity/${name}`;
