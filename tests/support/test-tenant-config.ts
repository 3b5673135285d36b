import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";

const folder = path.resolve(import.meta.dirname, "../../database/seed/tenants");

/** The first demo tenant's configuration under another id. */
export function testTenantConfig(tenantId: string): TenantConfig {
  const [first] = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".json"))
    .toSorted();
  if (!first) return { id: tenantId } as unknown as TenantConfig;
  const config = JSON.parse(readFileSync(path.join(folder, first), "utf8")) as TenantConfig;
  return { ...config, id: tenantId };
}
