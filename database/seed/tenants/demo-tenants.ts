import type { FedRooftop } from "#modules/inventory/server/save-rooftops.ts";
import { parseTenantConfig } from "#modules/tenancy/domain/parse-tenant-config.ts";
import type { TenantConfig, TenantConfigInput } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { demoConfig, demoRooftops } from "./demo-data.ts";
import { harborConfig, harborRooftops } from "./harbor-data.ts";
import { demoSpanish } from "./spanish-data.ts";

export interface DemoTenant {
  readonly id: string;
  readonly slug: string;
  readonly hosts: readonly string[];
  readonly config: TenantConfig;
  readonly rooftops: readonly FedRooftop[];
}

/** The two demo tenants (TEN-11, OP-17). The first one answers on `localhost`, both on `<slug>.localhost`. */
export const demoTenants: readonly DemoTenant[] = [
  {
    id: "demo",
    slug: "demo",
    hosts: ["localhost"],
    config: checked({ ...demoConfig, spanish: demoSpanish }),
    rooftops: demoRooftops,
  },
  {
    id: "harbor",
    slug: "harbor",
    hosts: [],
    config: checked({ ...harborConfig, spanish: demoSpanish }),
    rooftops: harborRooftops,
  },
];

function checked(input: TenantConfigInput): TenantConfig {
  const parsed = parseTenantConfig(input);
  if (!parsed.ok) throw new Error(parsed.errors.map(({ path, message }) => `${path} ${message}`).join("\n"));
  return parsed.config;
}
