/** Seconds an access or identity token lives. */
export const TOKEN_SECONDS = 600;
/** Clocks of two machines may differ by this much. */
export const SKEW_SECONDS = 30;
/** Longer ones are refused unread. */
export const MAX_TOKEN_LENGTH = 4096;
export const SCOPE = "openid email profile";

/** Who issues and who is addressed; each tenant has its own, so no token means anything elsewhere. */
export function tokenNames(tenantId: string): {
  issuer: string;
  apiAudience: string;
  clientAudience: string;
} {
  return {
    issuer: `urn:forecourt:${tenantId}`,
    apiAudience: `urn:forecourt:${tenantId}:api`,
    clientAudience: `urn:forecourt:${tenantId}:storefront`,
  };
}
