import { storeEvents } from "#modules/analytics/server/store-events.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Log } from "#platform/server/context/log.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import type { Telemetry } from "#platform/server/telemetry/telemetry.ts";
import type { Application } from "./composition/application.ts";
import { startBackgroundWork } from "./composition/background-work.ts";
import { type Contexts, openContexts } from "./composition/contexts.ts";
import { httpParts } from "./composition/http-parts.ts";
import { openStores, type Stores } from "./composition/stores.ts";
import { inFairTurns } from "./http/fair-turns.ts";
import type { Frontend } from "./http/frontend.ts";
import { cachedAnswersOf, createHttpApp } from "./http/http-app.ts";

interface Input {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly frontend: Frontend;
  readonly telemetry?: Telemetry | undefined;
}

/** Wires everything once, in order; the parts are in `composition/`, what modules offer in `modules.ts`. */
export async function composeApplication(input: Input): Promise<Application> {
  const { log, database, frontend } = input;
  const stores = await openStores(input);
  const contexts = await openContexts({ ...input, stores });
  const work = startBackgroundWork({ ...input, stores, contexts });
  const { clock, ids, registry, prepared, vehicleSearch, progressFeed } = stores;
  const { translated, hasDesk, makeContext } = contexts;
  const shell = { database, clock, log, ids, registry, prepared, vehicleSearch, translated, frontend };
  const http = await httpParts({ ...shell, hasDesk, makeContext });
  return {
    fetch: inFairTurns(createHttpApp(http)),
    cached: cachedAnswersOf(http),
    tenants: () => registry.all(),
    stores: () =>
      registry.all().map(({ id }) => {
        const isReady = prepared.isReady(id);
        return { isReady, cars: vehicleSearch.isResident(id) ? vehicleSearch.stock(id).index.size : 0 };
      }),
    endSoon: vehicleSearch.endSoon,
    endStreams: () => progressFeed.closeStreams(),
    close: () => closeAll({ stores, contexts, work }),
  };
}

interface Running {
  readonly stores: Stores;
  readonly contexts: Contexts;
  readonly work: ReturnType<typeof startBackgroundWork>;
}

/** What others still need ends after them. */
async function closeAll({ stores, contexts, work }: Running): Promise<void> {
  await stores.progressFeed.stop();
  await stores.edgePurger?.stop();
  work.cardPrerenderer.stop();
  await contexts.close();
  await stores.vinDecoder.close();
  await work.periodic.stop();
  for (const tenant of contexts.readyTenants()) await storeEvents(contexts.systemContext(tenant.id));
  await work.worker?.stop();
  await stores.vehicleSearch.stop();
  await stores.registry.close();
  await stores.clock.close();
}
