import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";

/** The first demo tenant's configuration under another id. */
export function testTenantConfig(tenantId: string): TenantConfig {
  const [demo] = demoTenants;
  if (demo === undefined) throw new Error("there is no demo tenant");
  return { ...demo.config, id: tenantId };
}
