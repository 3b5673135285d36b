import { ChangePruner } from "#modules/inventory/server/changes/prune-inventory-changes.ts";
import type { Clock } from "#platform/server/context/clock.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { forgetFinishedJobs } from "#platform/server/jobs/job-store.ts";
import { HOUR_MS, MINUTE_MS } from "#platform/shared/time/durations.ts";
import type { CardPrerenderer } from "../pages/card-prerenderer.ts";
import type { PeriodicTask } from "../process/periodic.ts";
import type { PreparedTenants } from "../process/prepared-tenants.ts";

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly prepared: PreparedTenants;
  readonly cardPrerenderer: CardPrerenderer;
}

/** The process's own periodic work, beside that of modules for each retailer. */
export function periodicWork({ database, clock, prepared, cardPrerenderer }: Parts): PeriodicTask[] {
  const changePruner = new ChangePruner(database.system, () => performance.now());
  return [
    { name: "write-cards-ahead", everyMs: 1_000, run: () => cardPrerenderer.catchUp() },
    { name: "prepare-tenants", everyMs: 1_000, run: () => prepared.catchUp() },
    {
      name: "forget-finished-jobs",
      everyMs: HOUR_MS,
      run: () => forgetFinishedJobs(database, clock.now()),
    },
    {
      name: "prune-inventory-changes",
      everyMs: 10 * MINUTE_MS,
      run: async () => void (await changePruner.run()),
    },
  ];
}
