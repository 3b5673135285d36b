import type { Config } from "#platform/server/config/config.ts";
import type { Log } from "#platform/server/context/log.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { startWorker } from "#platform/server/jobs/worker.ts";
import type { Telemetry } from "#platform/server/telemetry/telemetry.ts";
import type { Frontend } from "../http/frontend.ts";
import { jobs } from "../modules.ts";
import { CardPrerenderer } from "../pages/card-prerenderer.ts";
import { periodicTenantTasks } from "../periodic-tasks.ts";
import { startPeriodic } from "../process/periodic.ts";
import type { Contexts } from "./contexts.ts";
import { periodicWork } from "./periodic-work.ts";
import type { Stores } from "./stores.ts";

interface Parts {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly frontend: Frontend;
  readonly telemetry?: Telemetry | undefined;
  readonly stores: Stores;
  readonly contexts: Contexts;
}

/** Jobs and periodic work, begun. */
export function startBackgroundWork({ config, log, database, frontend, telemetry, stores, contexts }: Parts) {
  const { clock, prepared, vehicleSearch } = stores;
  const { systemContext, residentContext, readyTenants } = contexts;
  const work = { database, clock, log, telemetry, handlers: jobs, makeContext: residentContext };
  const worker = config.role === "web" ? undefined : startWorker(work);
  const cardPrerenderer = new CardPrerenderer({
    tenants: () => readyTenants().filter(({ id }) => vehicleSearch.isResident(id)),
    cardsOf: (tenantId) => vehicleSearch.stock(tenantId).index.cards(),
    write: (tenant, cards) => frontend.prerenderCards?.(tenant, cards) ?? false,
  });
  const forRetailers = periodicTenantTasks({
    database,
    now: () => clock.now(),
    works: worker !== undefined,
    readyTenants,
    contextOf: systemContext,
    residentContextOf: residentContext,
  });
  const ownWork = periodicWork({ database, clock, prepared, cardPrerenderer });
  const periodic = startPeriodic([...ownWork, ...forRetailers], log);
  // Whoever moves the sandbox's clock sees what is due then without waiting for the next round.
  clock.onMoved(() => periodic.wake());
  return { worker, periodic, cardPrerenderer };
}
