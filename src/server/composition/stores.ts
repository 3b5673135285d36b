import { ZipDirectory } from "#modules/places/server/zip-directory.ts";
import { ProgressFeed } from "#modules/progress-tracker/server/progress-feed.ts";
import { TenantRegistry } from "#modules/tenancy/server/tenant-registry.ts";
import type { Config } from "#platform/server/config/config.ts";
import { systemIds } from "#platform/server/context/ids.ts";
import type { Log } from "#platform/server/context/log.ts";
import { openProductClock } from "#platform/server/context/product-clock.ts";
import { loadMasterKeys } from "#platform/server/crypto/master-key.ts";
import { tenantKeyring } from "#platform/server/crypto/tenant-keyring.ts";
import { listen } from "#platform/server/database/notifications/listen.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { edgePolicy } from "#platform/server/edge/edge-policy.ts";
import { refuseProblems } from "../process/live-tenant-problems.ts";
import { PreparedTenants } from "../process/prepared-tenants.ts";
import { openCarriersAndVendors } from "./carriers-and-vendors.ts";
import { openEdgePurger } from "./edge-purging.ts";
import { publicAddress } from "./public-address.ts";
import { openStock } from "./stock.ts";

interface Parts {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
}

export type Stores = Awaited<ReturnType<typeof openStores>>;

/**
 * The retailers of this process with their vendors, keys and stock, each followed from here on.
 * @throws Error where a live retailer would use what only demonstrations may
 */
export async function openStores({ config, log, database }: Parts) {
  const clock = await openProductClock({ database, log });
  const ids = systemIds();
  const registry = new TenantRegistry({ database, log, address: publicAddress(config) });
  await registry.start();
  const { messageTransports, vendors, problemsOf } = openCarriersAndVendors(config, log);
  refuseProblems(registry.all().flatMap(problemsOf));
  // A demo store that lacks a vendor says so now, before anybody asks.
  for (const tenant of registry.all()) vendors.of(tenant.config);
  const nextId = () => ids.next("idx");
  const { dataDir, stockMemoryMb, searchThreads, openSearchUrl } = config;
  const edge = edgePolicy(config.edgeCacheSeconds);
  const settings = { dataDir, edge, stockMemoryMb, searchThreads, openSearchUrl, nextId };
  const stock = openStock({ database, clock, log, registry, ...settings });
  const { vehicleSearch } = stock;
  const edgePurger = openEdgePurger({ config, database, log });
  vehicleSearch.onChange((tenantId, _version, vehicleIds) => edgePurger?.changed(tenantId, vehicleIds));
  const progressFeed = new ProgressFeed({
    log,
    listen: ({ change, gap }) => listen(database, "progress", { onMessage: change, onReconnect: gap, log }),
  });
  const keyring = tenantKeyring({ owner: database.owner, ...loadMasterKeys(config) });
  const reloadStock = (tenantId: string) => vehicleSearch.reload(tenantId);
  const prepared = new PreparedTenants({ registry, keyring, problemsOf, log, reloadStock });
  await prepared.loadKeys();
  const [geo] = await Promise.all([ZipDirectory.load(), vehicleSearch.start(), progressFeed.start()]);
  const followed = { edgePurger, progressFeed, prepared, geo };
  return { clock, ids, registry, messageTransports, vendors, ...stock, ...followed };
}
