import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "#platform/server/config/config.ts";
import type { Log } from "#platform/server/context/log.ts";
import { errorResponse } from "#platform/server/http/error-response.ts";
import { otlpTelemetry } from "#platform/server/telemetry/otlp-telemetry.ts";
import { answerRequests } from "../http/answer-requests.ts";
import type { Frontend } from "../http/frontend.ts";
import { createRequestListener } from "../http/request-listener.ts";
import type { CachedAnswers } from "../pages/answer-from-cache.ts";
import { Drain } from "./drain.ts";
import { observeRequests } from "./metrics/observe-requests.ts";
import { traceRequests } from "./trace-requests.ts";

interface DoorInput {
  readonly config: Config;
  readonly log: Log;
  readonly isReplica: boolean;
}

/** What is at the port from the first moment on: it answers that the process starts, and then what `handle` answers. */
export class FrontDoor {
  handle: (request: Request) => Promise<Response> = async (request) => starting(request);
  /** While developing, the bundler's, which sees every request first. */
  middleware: Frontend["middleware"];
  cached: CachedAnswers | undefined;
  readonly drain: Drain;
  readonly observed: ReturnType<typeof observeRequests>;
  readonly telemetry: ReturnType<typeof otlpTelemetry> | undefined;
  readonly server: Server;
  readonly #config: Config;
  /** Other processes listen at the same port. */
  readonly #isShared: boolean;

  constructor({ config, log, isReplica }: DoorInput) {
    this.#config = config;
    this.#isShared = isReplica || config.webProcesses > 1;
    this.drain = new Drain(config.drainSeconds);
    this.observed = observeRequests({ config, log, isReplica });
    this.telemetry = config.telemetry && otlpTelemetry(config.telemetry, { log });
    const { trustedProxies } = config;
    const answer = answerRequests({
      trustedProxies,
      log,
      cached: () => this.cached,
      middleware: () => this.middleware,
      observe: this.observed.observe,
      listener: createRequestListener(
        this.drain.behind((request) => this.handle(request)),
        log,
      ),
    });
    this.server = createServer(traceRequests(this.telemetry, { trustedProxies, answer }));
    this.server.keepAliveTimeout = 65_000;
    // Node ends a request after 300 seconds; an upload may take 420 (API-15) and is answered after its last byte.
    this.server.requestTimeout = 440_000;
  }

  /** A configured port of 0 has become one by the time this is asked. */
  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** @throws the error of `listen` when a server listens that is none of this one's replicas */
  async listenFirst(): Promise<void> {
    // A shared port is not refused when another server shares it too: two shops would answer in turn.
    if (this.#isShared && this.#config.port !== 0) await requireFreePort(this.#config);
    await this.listen();
  }

  async listen(): Promise<void> {
    const { port, host } = this.#config;
    await listenOn(this.server, { port, host, reusePort: this.#isShared });
  }
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
