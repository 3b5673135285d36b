import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { otlpTelemetry } from "#platform/server/telemetry/otlp-telemetry.ts";
import { traceRequests } from "./trace-requests.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

interface Sent {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
}

let own: TestDatabase;
const servers: Server[] = [];
const got: { path: string; token: string | undefined; spans: Sent[] }[] = [];

async function serve(server: Server): Promise<string> {
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  own = await makeTestDatabase();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await own.close();
});

it("tells a collector each request with its statements, and nothing that anybody typed", async () => {
  const collector = await serve(
    createServer(async (incoming, outgoing) => {
      const body = JSON.parse(await text(incoming));
      const { url: path = "", headers } = incoming;
      got.push({ path, token: headers.authorization, spans: body.resourceSpans[0].scopeSpans[0].spans });
      outgoing.end("{}");
    }),
  );
  const { telemetry: asked } = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector}/`,
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20abc",
  });
  const telemetry = otlpTelemetry(asked!, { log: silentLog });
  const answer = traceRequests(telemetry, {
    trustedProxies: 1,
    answer: (_incoming, outgoing) =>
      void own.database
        .forTenant("demo")
        .transaction((trx) =>
          sql`select id from vehicle where tenant_id = ${"demo"} and vin = ${"SECRETVIN"}`.execute(trx),
        )
        .then(() => outgoing.end("done")),
  });
  const shop = await serve(createServer(answer));
  const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
  await (await fetch(`${shop}/vehicles/ana.garcia@example.com?q=mine`, { headers })).text();
  await expect
    .poll(
      async () => (
        await telemetry.close(),
        got
          .flatMap(({ spans }) => spans)
          .map(({ name }) => name)
          .toSorted()
      ),
    )
    .toEqual(["GET /vehicles/*", "SELECT vehicle"]);
  const spans = got.flatMap((one) => one.spans);
  const [request, statement] = [
    spans.find(({ name }) => name.startsWith("GET"))!,
    spans.find(({ name }) => name.startsWith("SELECT"))!,
  ];
  expect(got[0]).toMatchObject({ path: "/v1/traces", token: "Bearer abc" });
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: "00f067aa0ba902b7" });
  expect(statement).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId });
  expect(request.startTimeUnixNano).toMatch(/^\d{19}$/u);
  expect(JSON.stringify(spans)).not.toMatch(/SECRETVIN|garcia|mine/u);
});

it("makes no traces unless a collector is named", () => expect(readConfig({}).telemetry).toBeUndefined());
