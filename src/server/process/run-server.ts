import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { claimObjectFolder } from "#modules/documents/server/claim-object-folder.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Log } from "#platform/server/context/log.ts";
import { openServerDatabase } from "#platform/server/database/open-server-database.ts";
import { errorResponse } from "#platform/server/http/error-response.ts";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import { composeApplication } from "../composition.ts";
import type { Application } from "../composition/application.ts";
import { answerRequests } from "../http/answer-requests.ts";
import { closeHttp } from "../http/close-http.ts";
import { Drain } from "./drain.ts";
import { releaseIdleMemory } from "./idle-memory.ts";
import { otlpTelemetry } from "#platform/server/telemetry/otlp-telemetry.ts";
import { traceRequests } from "./trace-requests.ts";
import { observeRequests } from "./metrics/observe-requests.ts";
import type { CachedAnswers } from "../pages/answer-from-cache.ts";
import { openFrontend, type Frontend } from "../http/frontend.ts";
import { createRequestListener } from "../http/request-listener.ts";
import { seedDemo } from "../commands/seed-demo.ts";

export interface RunningServer {
  readonly port: number;
  tenants(): readonly TenantEntry[];
  /**
   * @param input.others what still needs the database and ends meanwhile
   * @param input.isDrained lets load balancers notice first (`DRAIN_SECONDS`)
   */
  close(input?: { readonly others?: Promise<void> | undefined; readonly isDrained?: boolean }): Promise<void>;
}

/**
 * Listens at once (so that /health answers), then opens the database, migrates, seeds and composes;
 * until that is done every other address answers 503 with the reason. A replica (0185) uses the database of
 * the process that started it and listens last: until it can answer, the others get the requests.
 */
export async function startServer(input: {
  config: Config;
  log: Log;
  dev: boolean;
  isReplica?: boolean;
  /** The PostgreSQL of this process ended by itself: nothing can be served until another process starts both. */
  onDatabaseEnd: () => void;
}): Promise<RunningServer> {
  const { config, log, isReplica = false } = input;
  let handle: (request: Request) => Promise<Response> = async (request) => starting(request);
  const drain = new Drain(config.drainSeconds);
  const observed = observeRequests({ config, log, isReplica });
  const listener = createRequestListener(
    drain.behind((request) => handle(request)),
    log,
  );
  let middleware: Frontend["middleware"];
  let cached: CachedAnswers | undefined;
  const telemetry = config.telemetry && otlpTelemetry(config.telemetry, { log });
  const { trustedProxies } = config;
  const answer = answerRequests({
    trustedProxies,
    log,
    cached: () => cached,
    middleware: () => middleware,
    observe: observed.observe,
    listener,
  });
  const server = createServer(traceRequests(telemetry, { trustedProxies, answer }));
  server.keepAliveTimeout = 65_000;
  // Node ends a request after 300 seconds; an upload may take 420 (API-15) and is answered after its last byte.
  server.requestTimeout = 440_000;
  const isShared = isReplica || config.webProcesses > 1;
  if (!isReplica) {
    // A shared port is not refused when another server shares it too: two shops would answer in turn.
    if (isShared && config.port !== 0) await requireFreePort(config);
    await listenOn(server, { port: config.port, host: config.host, reusePort: isShared });
  }
  const closers: (() => Promise<void>)[] = [() => closeHttp(server), async () => telemetry?.close()];
  let closing = false;
  let stillUsed: Promise<void> | undefined;
  const close: RunningServer["close"] = async ({ others, isDrained = false } = {}) => {
    closing = true;
    stillUsed = others;
    if (isDrained) await drain.wait();
    for (const step of closers) await step();
  };
  try {
    const opened = await openServerDatabase({ config, log, ...(isReplica && { attach: "always" }) });
    closers.push(async () => {
      await stillUsed;
      await opened.close();
    });
    // Without its database the process serves nothing; a supervisor restarts it and it recovers.
    void opened.embedded?.ended.then(() => {
      if (closing) return;
      log.error("PostgreSQL ended by itself");
      input.onDatabaseEnd();
    });
    await claimObjectFolder(opened.database, config.objectStoreUrl);
    if (config.demo && !isReplica) await seedDemo({ config, log, database: opened.database });
    const frontend: Frontend = await openFrontend(input.dev, server);
    middleware = frontend.middleware;
    closers.splice(1, 0, () => frontend.close());
    const application: Application = await composeApplication({
      // A port of 0 has become one by now; links name the real one.
      config: { ...config, port: isReplica ? config.port : portOf(server) },
      log,
      database: opened.database,
      frontend,
      telemetry,
    });
    closers.unshift(async () => application.endStreams());
    closers.splice(2, 0, () => application.close());
    closers.unshift(await observed.serve({ database: opened.database, stores: () => application.stores() }));
    handle = application.fetch;
    // While developing, the bundler's middleware sees every request first.
    if (middleware === undefined) cached = application.cached;
    if (isReplica) await listenOn(server, { port: config.port, host: config.host, reusePort: true });
    const idle = releaseIdleMemory();
    closers.unshift(async () => idle.stop());
    return { port: portOf(server), tenants: () => application.tenants(), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function listenOn(
  server: Server,
  where: { port: number; host: string; reusePort: boolean },
): Promise<void> {
  server.listen(where);
  await Promise.race([
    once(server, "listening"),
    once(server, "error").then(([error]) => Promise.reject(error as Error)),
  ]);
}

/** @throws the error of `listen` when anybody listens on the port, whether or not it would be shared */
async function requireFreePort({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer();
  await listenOn(probe, { port, host, reusePort: false });
  probe.close();
  await once(probe, "close");
}

function starting(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname === "/health") return Response.json({ status: "ok" });
  return errorResponse(
    503,
    { code: "service.notReady", message: "starting: database", correlationId: "starting" },
    { "retry-after": "1" },
  );
}
