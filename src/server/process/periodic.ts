import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#platform/server/context/log.ts";

export interface PeriodicTask {
  readonly name: string;
  readonly everyMs: number;
  /** Must be repeatable and safe beside other replicas. */
  readonly run: () => Promise<void>;
}

/** Runs each task again and again, one run of a task at a time; a failing run is logged and the next one still comes. */
export function startPeriodic(tasks: readonly PeriodicTask[], log: Log): { stop(): Promise<void> } {
  const stop = new AbortController();
  const loops = tasks.map(async (task) => {
    while (!stop.signal.aborted) {
      try {
        await task.run();
      } catch (error) {
        log.error("periodic task failed", {
          kind: task.name,
          error: error instanceof Error ? error.name : "unknown",
        });
      }
      await sleep(task.everyMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  });
  return {
    async stop() {
      stop.abort();
      await Promise.all(loops);
    },
  };
}
