import { MODULES } from "./modules.ts";
import type { PeriodicTask } from "./process/periodic.ts";
import type { ServerContext } from "./server-context.ts";

/**
 * The periodic work of all modules, for each ready retailer in turn.
 * @param contexts makes the system's own contexts of the ready retailers
 */
export function periodicTenantTasks(contexts: () => Iterable<ServerContext>): PeriodicTask[] {
  const tasks = MODULES.flatMap((module) => module.periodic ?? []);
  return tasks.map(({ name, everyMs, run }) => ({
    name,
    everyMs,
    async run() {
      for (const ctx of contexts()) await run(ctx);
    },
  }));
}
