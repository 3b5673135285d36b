import { authenticate } from "#modules/sessions/server/authenticate.ts";
import type { TenantEntry, TenantRegistry } from "#modules/tenancy/server/tenant-registry.ts";
import type { VehicleSearch } from "#modules/vehicle-search/server/vehicle-search.ts";
import type { Clock } from "#platform/server/context/clock.ts";
import type { Ids } from "#platform/server/context/request-context.ts";
import type { Log } from "#platform/server/context/log.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import type { Frontend } from "../http/frontend.ts";
import type { HttpAppParts } from "../http/http-app.ts";
import type { TranslatedTenants } from "../language/translated-tenants.ts";
import { endpoints } from "../modules.ts";
import { HtmlCache } from "#rendering/html-cache.ts";
import { SharedAssets } from "../pages/shared-assets.ts";
import { PictureCache } from "../pages/picture-cache.ts";
import { Pages } from "../pages/serve-pages.ts";
import type { PreparedTenants } from "../process/prepared-tenants.ts";
import { watchDatabase } from "../process/watch-database.ts";
import type { ServerContext } from "../server-context.ts";

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly ids: Ids;
  readonly registry: TenantRegistry;
  readonly prepared: PreparedTenants;
  readonly vehicleSearch: VehicleSearch;
  readonly translated: TranslatedTenants;
  readonly frontend: Frontend;
  readonly hasDesk: (tenant: TenantEntry) => boolean;
  readonly makeContext: HttpAppParts<ServerContext>["makeContext"];
}

/** Everything the HTTP application needs of the process. */
export async function httpParts(parts: Parts): Promise<HttpAppParts<ServerContext>> {
  const { registry, prepared, vehicleSearch, frontend, hasDesk, makeContext, ids, log, translated, clock } =
    parts;
  const files = new SharedAssets(parts.database.system, frontend.files);
  // While developing, files change with the source and no other server serves them.
  if (frontend.middleware === undefined) await files.publish();
  return {
    version: "0.1.0",
    endpoints,
    tenants: registry,
    makeResident: (tenantId) => vehicleSearch.makeResident(tenantId),
    isResident: (tenantId) => vehicleSearch.isResident(tenantId),
    isPrepared: (tenantId) => prepared.isReady(tenantId),
    readiness: {
      reason: () => (vehicleSearch.isReady ? undefined : "starting: search index"),
      hasDatabase: watchDatabase(parts.database.app),
    },
    ids,
    log,
    translated,
    hasSandboxDesk: hasDesk,
    keysOf: (tenantId) => prepared.keysOf(tenantId),
    makeContext,
    authenticate,
    pages: new Pages<ServerContext>({
      // While developing, an edit must show at once.
      cache: frontend.middleware === undefined ? new HtmlCache() : new HtmlCache(0),
      // A day ends at a full hour in every zone of the country, and cars that arrived on it are no news any more.
      inventoryVersion: (tenantId) =>
        `${vehicleSearch.version(tenantId)}.${Math.floor(clock.now().getTime() / 3_600_000)}`,
      edge: vehicleSearch.edge,
      render: frontend.render,
    }),
    files,
    pictures: new PictureCache(),
    storedAnswer: (tenantId, asked) => vehicleSearch.storedAnswer(tenantId, asked),
  };
}
