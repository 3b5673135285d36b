import path from "node:path";
import { VehicleReader } from "#modules/inventory/server/vehicle-reader.ts";
import { VinDecoder } from "#modules/stock-feeds/server/vin-decoder.ts";
import type { TenantRegistry } from "#modules/tenancy/server/tenant-registry.ts";
import { stockCode } from "./stock-code.ts";
import { stockTenantOf } from "./stock-tenant.ts";
import { openSearchEngine } from "#modules/search-engines/providers/opensearch/opensearch-engine.ts";
import { VehicleSearch } from "#modules/vehicle-search/server/vehicle-search.ts";
import type { Clock } from "#platform/server/context/clock.ts";
import type { Log } from "#platform/server/context/log.ts";
import { listen } from "#platform/server/database/notifications/listen.ts";
import type { EdgePolicy } from "#platform/server/edge/edge-policy.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { oncePer } from "#platform/shared/once-per.ts";

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly registry: TenantRegistry;
  /** Who else may keep answers. */
  readonly edge: EdgePolicy;
  readonly stockMemoryMb: number;
  readonly searchThreads: number;
  readonly openSearchUrl: string | undefined;
  /** Of whole writings of a stock; later ones are greater. */
  readonly nextId: () => string;
  /** Below which the VIN decoder may unpack its data. */
  readonly dataDir: string;
}

/** The stock of all retailers: the index, not started yet, the reader of single vehicles, and what VINs say. */
export function openStock(parts: Parts) {
  const {
    database,
    clock,
    log,
    registry,
    dataDir,
    edge,
    stockMemoryMb,
    openSearchUrl,
    nextId,
    searchThreads,
  } = parts;
  // Every visit of a store that is not in memory asks for all of them; configurations are replaced as a whole.
  const known = oncePer(stockTenantOf);
  const vehicleSearch = new VehicleSearch({
    database,
    clock,
    log,
    edge,
    stockMemoryMb,
    searchThreads,
    snapshots: { folder: path.join(dataDir, "stock"), code: stockCode() },
    ...(openSearchUrl !== undefined && { engine: openSearchEngine({ address: openSearchUrl, nextId }) }),
    tenants: async () => registry.all().map(({ config: tenant }) => known(tenant)),
    listen: (onHint) => {
      // What this process tells others it has applied already.
      const onMessage = (origin: string) => (origin === database.hints.origin ? undefined : onHint());
      return listen(database, "inventory", { onMessage, onReconnect: onHint, log });
    },
  });
  const vehicles = new VehicleReader(database, (tenantId) => vehicleSearch.stock(tenantId).tenant.estimate);
  const vinDecoder = new VinDecoder({
    database,
    folder: path.join(dataDir, "vin-decoder"),
    now: () => clock.now(),
  });
  return { vehicleSearch, vehicles, vinDecoder };
}
