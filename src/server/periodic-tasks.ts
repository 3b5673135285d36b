import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { MODULES } from "./modules.ts";
import type { PeriodicTask } from "./process/periodic.ts";
import type { ServerContext } from "./server-context.ts";

interface Parts {
  readonly database: Pick<Database, "dueTenants">;
  /** The product's time. */
  readonly now: () => Date;
  /** Whether this process works through jobs; one that only answers leaves shared work to those that do. */
  readonly works: boolean;
  readonly readyTenants: () => readonly Pick<TenantEntry, "id" | "config">[];
  /** The system's own context of a retailer. */
  readonly contextOf: (tenantId: string) => ServerContext;
  /** The same with the retailer's stock in memory; too much for work that begins for everybody. */
  readonly residentContextOf: (tenantId: string) => Promise<ServerContext>;
}

/** The periodic work of all modules, for each ready retailer that has some, one after the other. */
export function periodicTenantTasks(parts: Parts): PeriodicTask[] {
  const { database, now, works, readyTenants, contextOf, residentContextOf } = parts;
  const tasks = MODULES.flatMap((module) => module.periodic ?? []);
  return tasks
    .filter(({ isOfEveryProcess = false }) => works || isOfEveryProcess)
    .map(({ name, everyMs, run, due, waiting, concerns, searchesStock = false }) => ({
      name,
      everyMs,
      async run() {
        const ready = readyTenants();
        const tenantIds = (concerns ? ready.filter(({ config }) => concerns(config)) : ready).map(
          ({ id }) => id,
        );
        const [anyId] = tenantIds;
        if (waiting !== undefined && anyId !== undefined) {
          const ids = waiting(contextOf(anyId));
          for (const tenantId of tenantIds) if (ids.has(tenantId)) await run(contextOf(tenantId));
          return;
        }
        if (due === undefined) {
          for (const tenantId of tenantIds) await run(contextOf(tenantId));
          return;
        }
        for (const tenantId of await database.dueTenants({ tenantIds, due, now: now() }))
          await run(searchesStock ? await residentContextOf(tenantId) : contextOf(tenantId));
      },
    }));
}
