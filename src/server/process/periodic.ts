import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#platform/server/context/log.ts";

export interface PeriodicTask {
  readonly name: string;
  readonly everyMs: number;
  /** Must be repeatable and safe beside other replicas. */
  readonly run: () => Promise<void>;
}

interface Periodic {
  /** Runs every task soon, e.g. because the clock was moved; a task that is running runs once more. */
  wake(): void;
  stop(): Promise<void>;
}

/** Runs each task again and again, one run of a task at a time; a failing run is logged and the next one still comes. */
export function startPeriodic(tasks: readonly PeriodicTask[], log: Log): Periodic {
  const stop = new AbortController();
  let alarm = new AbortController();
  const loops = tasks.map(async (task) => {
    while (!stop.signal.aborted) {
      // Before the run: who wakes us while it runs wants another one.
      const woken = alarm.signal;
      try {
        await task.run();
      } catch (error) {
        log.error("periodic task failed", {
          kind: task.name,
          error: error instanceof Error ? error.name : "unknown",
        });
      }
      const signal = AbortSignal.any([stop.signal, woken]);
      await sleep(task.everyMs, undefined, { signal }).catch(() => undefined);
    }
  });
  return {
    wake() {
      alarm.abort();
      alarm = new AbortController();
    },
    async stop() {
      stop.abort();
      await Promise.all(loops);
    },
  };
}
