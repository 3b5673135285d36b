import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Database } from "#platform/server/database/open-database.ts";
import { countJobs } from "#platform/server/jobs/job-store.ts";
import type { Metric } from "./figures.ts";

/** Due for so long, a job waits for more than its turn. */
const OVERDUE_MS = 60_000;
const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** What this process uses, with the names that dashboards for Node know. */
export function processMetrics(): readonly Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const memory = (part: keyof NodeJS.MemoryUsage) => () => [
    { labels: {}, value: process.memoryUsage()[part] },
  ];
  return [
    {
      name: "process_cpu_seconds_total",
      help: "Processor time, user and system",
      type: "counter",
      read: () => {
        const { user, system } = process.cpuUsage();
        return [{ labels: {}, value: (user + system) / MICROSECONDS }];
      },
    },
    { name: "process_resident_memory_bytes", help: "Memory in use", type: "gauge", read: memory("rss") },
    { name: "nodejs_heap_size_used_bytes", help: "Heap in use", type: "gauge", read: memory("heapUsed") },
    {
      name: "nodejs_external_memory_bytes",
      help: "Memory of buffers",
      type: "gauge",
      read: memory("external"),
    },
    {
      name: "nodejs_eventloop_lag_p99_seconds",
      help: "How late the event loop was since it was last asked, p99",
      type: "gauge",
      read: () => {
        const value = delay.percentile(99) / NANOSECONDS;
        delay.reset();
        return [{ labels: {}, value }];
      },
    },
  ];
}

/** Connections and jobs. */
export function databaseMetrics(database: Database, now: () => Date): readonly Metric[] {
  const { app, owner } = database;
  return [
    {
      name: "forecourt_database_connections",
      help: "Connections of this process by login and state",
      type: "gauge",
      read: () => [
        { labels: { login: "requests", state: "open" }, value: app.totalCount },
        { labels: { login: "requests", state: "idle" }, value: app.idleCount },
        { labels: { login: "requests", state: "waited_for" }, value: app.waitingCount },
        { labels: { login: "owner", state: "open" }, value: owner.totalCount },
      ],
    },
    {
      name: "forecourt_jobs",
      help: "Jobs of all retailers that are not done, by state; the same on every process",
      type: "gauge",
      read: async () => {
        const counts = await countJobs(database, new Date(now().getTime() - OVERDUE_MS));
        return (["waiting", "overdue", "dead"] as const).map((state) => ({
          labels: { state },
          value: counts.reduce((sum, count) => sum + count[state], 0),
        }));
      },
    },
  ];
}

/** Stores and cars that this process answers for. */
export function storeMetrics(
  stores: () => readonly { readonly isReady: boolean; readonly cars: number }[],
): readonly Metric[] {
  const count = (isReady: boolean) => stores().filter((one) => one.isReady === isReady).length;
  return [
    {
      name: "forecourt_stores",
      help: "Stores by state",
      type: "gauge",
      read: () => [
        { labels: { state: "ready" }, value: count(true) },
        { labels: { state: "not_served" }, value: count(false) },
      ],
    },
    {
      name: "forecourt_cars",
      help: "Cars in the search indexes of this process",
      type: "gauge",
      read: () => [{ labels: {}, value: stores().reduce((sum, { cars }) => sum + cars, 0) }],
    },
  ];
}
