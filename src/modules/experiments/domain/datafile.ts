import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { BUCKETS } from "./bucket-of.ts";
import type { FlagKey } from "./flag-catalog-data.ts";

/** FLG-20. */
const REFRESH_MS = 300_000;

/** `on` and `off`, or the value of a flag that has others. */
export type FlagValue = string;

/** A running draw: whoever falls below `traffic` gets the first variant whose bound their bucket is below. */
export interface DatafileExperiment {
  readonly id: string;
  readonly flag: FlagKey;
  /** In buckets, 0 to 10,000. */
  readonly traffic: number;
  readonly variants: readonly (readonly [value: FlagValue, below: number])[];
}

/** Everything that deciding a flag needs, for the server and for browsers alike. */
export interface Datafile {
  readonly tenantId: string;
  /** How often browsers fetch it again, in milliseconds. */
  readonly refreshMs: number;
  /** Gates cannot be forced there (OP-11). */
  readonly isProduction: boolean;
  readonly flags: Readonly<Record<FlagKey, FlagValue>>;
  readonly experiments: readonly DatafileExperiment[];
}

/** The datafile of a retailer's configuration. */
export function datafileOf(
  tenant: Pick<TenantConfig, "id" | "environment" | "flags" | "experiments">,
): Datafile {
  const values = Object.entries(tenant.flags).map(([key, value]) => [
    key,
    typeof value === "boolean" ? (value ? "on" : "off") : value,
  ]);
  return {
    tenantId: tenant.id,
    refreshMs: REFRESH_MS,
    isProduction: tenant.environment.envName === "production",
    flags: Object.fromEntries(values) as Datafile["flags"],
    experiments: tenant.experiments.map(({ id, flag, traffic, variants }) => {
      let below = 0;
      return {
        id,
        flag,
        traffic: (traffic * BUCKETS) / 100,
        variants: variants.map(({ value, weight }) => [value, (below += (weight * BUCKETS) / 100)] as const),
      };
    }),
  };
}
