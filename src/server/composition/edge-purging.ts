import { vehicleReferences } from "#modules/inventory/server/vehicle-references.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Log } from "#platform/server/context/log.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { EdgePurger } from "#platform/server/edge/edge-purger.ts";
import { httpCachePurge } from "#platform/server/edge/http-cache-purge.ts";

interface Parts {
  readonly config: Pick<Config, "edgePurgeUrls" | "edgePurgeToken">;
  readonly database: Pick<Database, "forTenant">;
  readonly log: Log;
}

/** Undefined where no cache is named: then nothing stands in front, or what is kept there grows old by itself. */
export function openEdgePurger({ config, database, log }: Parts): EdgePurger | undefined {
  if (config.edgePurgeUrls.length === 0) return undefined;
  return new EdgePurger({
    cachePurge: httpCachePurge({ urls: config.edgePurgeUrls, token: config.edgePurgeToken }),
    async keysOf(tenantId, vehicleIds) {
      const found = await database
        .forTenant(tenantId)
        .transaction((trx) => vehicleReferences(trx, { tenantId }, vehicleIds));
      return [...found.values()].map(({ key }) => key);
    },
    log,
  });
}
