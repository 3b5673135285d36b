import type { Vehicle } from "#modules/inventory/domain/vehicle.ts";
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
  readonly stock: {
    readonly count: number;
    /** Cars that fit what the store says of itself. */
    readonly accepts?: (vehicle: Vehicle) => boolean;
  };
}

/** The two demo tenants (TEN-11, OP-17). The first one answers on `localhost`, both on `<slug>.localhost`. */
export const demoTenants: readonly DemoTenant[] = [
  {
    id: "demo",
    slug: "demo",
    hosts: ["localhost"],
    config: checked({ ...demoConfig, spanish: demoSpanish }),
    rooftops: demoRooftops,
    stock: { count: 1_600 },
  },
  {
    id: "harbor",
    slug: "harbor",
    hosts: [],
    config: checked({ ...harborConfig, spanish: demoSpanish }),
    rooftops: harborRooftops,
    stock: { count: 60, accepts: isFineCar },
  },
];

/** A small, careful store: young used cars of few miles, none of the cheapest. */
function isFineCar({ condition, mileage, priceCents, year, createdAt }: Vehicle): boolean {
  if (condition === "new" || mileage === null || priceCents === null) return false;
  return mileage < 60_000 && priceCents >= 1_900_000 && year >= Number(createdAt.slice(0, 4)) - 6;
}

function checked(input: TenantConfigInput): TenantConfig {
  const parsed = parseTenantConfig(input);
  if (!parsed.ok) throw new Error(parsed.errors.map(({ path, message }) => `${path} ${message}`).join("\n"));
  return parsed.config;
}
