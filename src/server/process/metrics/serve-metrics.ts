import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Registry } from "prom-client";
import type { Log } from "#platform/server/context/log.ts";

interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** `GET /metrics` on a port of its own, which no shopper reaches. */
export async function serveMetrics(input: {
  readonly registry: Registry;
  readonly host: string;
  readonly port: number;
  readonly log: Log;
}): Promise<MetricsServer> {
  const { registry, log } = input;
  const server: Server = createServer((incoming, outgoing) => {
    if (incoming.url !== "/metrics" || incoming.method !== "GET") {
      outgoing.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => outgoing.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: unknown) => {
        log.warn("metrics could not be collected", {
          error: error instanceof Error ? error.name : "unknown",
        });
        outgoing.writeHead(503).end();
      },
    );
  });
  server.listen({ port: input.port, host: input.host });
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
