import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "#platform/server/config/config.ts";
import type { Log } from "#platform/server/context/log.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { logRequests } from "./log-requests.ts";
import { databaseMetrics, processMetrics, storeMetrics } from "./process-metrics.ts";
import { countRequests } from "./request-metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

type Observe = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

interface Served {
  readonly database: Database;
  readonly stores: () => readonly { readonly isReady: boolean; readonly cars: number }[];
}

interface ObservedRequests {
  /** Undefined when nobody wants to know. */
  readonly observe: Observe | undefined;
  /** Serves the figures, where a port is set for them. Answers how to end that. */
  serve(parts: Served): Promise<() => Promise<void>>;
}

/** Figures and lines about requests, as the process is configured; replicas have no port of their own to tell them at. */
export function observeRequests(input: {
  readonly config: Config;
  readonly log: Log;
  readonly isReplica: boolean;
}): ObservedRequests {
  const { config, log, isReplica } = input;
  const { metricsPort: port, metricsHost: host } = config;
  const requests = port === undefined || isReplica ? undefined : countRequests();
  const watchers: Observe[] = [
    ...(requests ? [requests.observe] : []),
    ...(config.logsRequests ? [logRequests(log)] : []),
  ];
  return {
    observe:
      watchers.length === 0
        ? undefined
        : (incoming, outgoing) => {
            for (const watch of watchers) watch(incoming, outgoing);
          },
    async serve({ database, stores }) {
      if (requests === undefined || port === undefined) return () => Promise.resolve();
      const figures = [...databaseMetrics(database, () => new Date()), ...storeMetrics(stores)];
      const metrics = [...processMetrics(), requests.metric, ...figures];
      const server = await serveMetrics({ metrics, host, port, log });
      log.info("metrics are served", { port: server.port });
      return () => server.close();
    },
  };
}
