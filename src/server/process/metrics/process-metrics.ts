import type { Pool } from "pg";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Database } from "#platform/server/database/open-database.ts";
import { countJobs } from "#platform/server/jobs/job-store.ts";

/** Due for so long, a job waits for more than its turn. */
const OVERDUE_MS = 60_000;

/** Figures of this process and of the database's work, for Prometheus. */
export function processMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Connections and jobs, asked when somebody scrapes. */
export function watchDatabaseMetrics(registry: Registry, database: Database, now: () => Date): void {
  gauge(registry, {
    name: "forecourt_database_connections",
    help: "Connections of this process by login and state",
    labelNames: ["login", "state"],
    collect(set) {
      set({ login: "requests", state: "open" }, database.app.totalCount);
      set({ login: "requests", state: "idle" }, database.app.idleCount);
      set({ login: "requests", state: "waited_for" }, waiting(database.app));
      set({ login: "owner", state: "open" }, database.owner.totalCount);
    },
  });
  gauge(registry, {
    name: "forecourt_jobs",
    help: "Jobs of all retailers that are not done, by state; the same on every process",
    labelNames: ["state"],
    async collect(set) {
      const counts = await countJobs(database, new Date(now().getTime() - OVERDUE_MS));
      for (const state of ["waiting", "overdue", "dead"] as const)
        set(
          { state },
          counts.reduce((sum, count) => sum + count[state], 0),
        );
    },
  });
}

/** Stores and cars that this process answers for. */
export function watchStores(
  registry: Registry,
  stores: () => readonly { readonly isReady: boolean; readonly cars: number }[],
): void {
  gauge(registry, {
    name: "forecourt_stores",
    help: "Stores by state",
    labelNames: ["state"],
    collect(set) {
      const all = stores();
      set({ state: "ready" }, all.filter(({ isReady }) => isReady).length);
      set({ state: "not_served" }, all.filter(({ isReady }) => !isReady).length);
    },
  });
  gauge(registry, {
    name: "forecourt_cars",
    help: "Cars in the search indexes of this process",
    labelNames: [],
    collect: (set) =>
      set(
        {},
        stores().reduce((sum, { cars }) => sum + cars, 0),
      ),
  });
}

function waiting(pool: Pool): number {
  return pool.waitingCount;
}

interface GaugeInput {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly collect: (set: (labels: Record<string, string>, value: number) => void) => void | Promise<void>;
}

function gauge(registry: Registry, { name, help, labelNames, collect }: GaugeInput): Gauge {
  return new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      await collect((labels, value) => this.set(labels, value));
    },
  });
}
