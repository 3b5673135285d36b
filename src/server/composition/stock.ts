import { VehicleReader } from "#modules/inventory/server/vehicle-reader.ts";
import type { TenantRegistry } from "#modules/tenancy/server/tenant-registry.ts";
import { stockTenantOf } from "./stock-tenant.ts";
import { VehicleSearch } from "#modules/vehicle-search/server/vehicle-search.ts";
import type { Clock } from "#platform/server/context/clock.ts";
import type { Log } from "#platform/server/context/log.ts";
import { listen } from "#platform/server/database/notifications/listen.ts";
import type { Database } from "#platform/server/database/open-database.ts";

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly registry: TenantRegistry;
}

/** The stock of all retailers: the index, not started yet, and the reader of single vehicles. */
export function openStock({ database, clock, log, registry }: Parts) {
  const vehicleSearch = new VehicleSearch({
    database,
    clock,
    log,
    tenants: async () => registry.all().map(({ config: tenant }) => stockTenantOf(tenant)),
    listen: (onHint) => listen(database, "inventory", { onMessage: onHint, onReconnect: onHint, log }),
  });
  const vehicles = new VehicleReader(database, (tenantId) => vehicleSearch.stock(tenantId).tenant.estimate);
  return { vehicleSearch, vehicles };
}
