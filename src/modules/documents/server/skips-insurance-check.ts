import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";

/** Flag `skip_insurance_check` of the retailer (table K); the server never trusts a forced one (OP-11). */
export function skipsInsuranceCheck(tenant: TenantConfig): boolean {
  return tenant.flags.skip_insurance_check;
}
