import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { figuresText, type Metric, type WrittenMetric } from "./figures.ts";
import type { Log } from "#platform/server/context/log.ts";

const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** `GET /metrics` on a port of its own, which no shopper reaches. */
export async function serveMetrics(input: {
  readonly metrics: readonly (Metric | WrittenMetric)[];
  readonly host: string;
  readonly port: number;
  readonly log: Log;
}): Promise<MetricsServer> {
  const { metrics, log } = input;
  const server: Server = createServer((incoming, outgoing) => {
    if (incoming.url !== "/metrics" || incoming.method !== "GET") {
      outgoing.writeHead(404).end();
      return;
    }
    figuresText(metrics).then(
      (text) => outgoing.writeHead(200, { "content-type": CONTENT_TYPE }).end(text),
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
