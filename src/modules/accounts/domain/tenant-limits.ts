import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { CODE_LIMITS, type CodeLimits, type CodePurpose, PASSWORD_LIMITS } from "./limits-data.ts";

/** The product's limits of codes, or a retailer's stricter ones; looser ones change nothing. */
export function codeLimitsOf(tenant: TenantConfig, purpose: CodePurpose): CodeLimits {
  const limits = CODE_LIMITS[purpose];
  const { codeAttempts, codeRequests } = tenant.config.limits.signIn;
  return {
    ...limits,
    attempts: Math.min(limits.attempts, codeAttempts),
    requests: Math.min(limits.requests, codeRequests),
  };
}

/** Wrong passwords in a row that lock an account at this retailer. */
export function passwordFailuresOf(tenant: TenantConfig): number {
  return Math.min(PASSWORD_LIMITS.failures, tenant.config.limits.signIn.wrongPasswords);
}
