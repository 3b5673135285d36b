import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { observeRequests } from "./observe-requests.ts";
import { databaseMetrics, processMetrics, storeMetrics } from "./process-metrics.ts";
import { countRequests } from "./request-metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

let own: TestDatabase;
let shop: Server;
let metrics: Awaited<ReturnType<typeof serveMetrics>>;
const addressOf = (port: number) => `http://127.0.0.1:${port}`;
const shopAddress = () => addressOf((shop.address() as AddressInfo).port);

beforeAll(async () => {
  own = await makeTestDatabase();
  const { metric, observe } = countRequests();
  const stores = [
    { isReady: true, cars: 40 },
    { isReady: false, cars: 0 },
  ];
  const figures = [...databaseMetrics(own.database, () => new Date()), ...storeMetrics(() => stores)];
  shop = createServer((incoming, outgoing) => {
    observe(incoming, outgoing);
    outgoing.writeHead(incoming.url === "/api/missing" ? 404 : 200).end();
  });
  shop.listen(0, "127.0.0.1");
  await once(shop, "listening");
  metrics = await serveMetrics({
    metrics: [...processMetrics(), metric, ...figures],
    host: "127.0.0.1",
    port: 0,
    log: silentLog,
  });
});
afterAll(async () => {
  await metrics.close();
  shop.close();
  shop.closeAllConnections();
  await own.close();
});

const scrape = async () => (await fetch(`${addressOf(metrics.port)}/metrics`)).text();

it("counts answers by what was asked for, without anything a caller can make up", async () => {
  for (const path of ["/search?make=Kia", "/vehicles/one", "/api/missing", "/api/x"])
    await (await fetch(`${shopAddress()}${path}`)).text();
  await expect
    .poll(scrape)
    .toContain('http_request_duration_seconds_count{kind="api",method="GET",status="2xx"} 1');
  const text = await scrape();
  expect(text).toContain('http_request_duration_seconds_count{kind="page",method="GET",status="2xx"} 2');
  expect(text).toContain('http_request_duration_seconds_count{kind="api",method="GET",status="4xx"} 1');
  expect(text).not.toContain("Kia");
});

it("tells jobs, connections, stores and cars", async () => {
  await own.database.owner.query(
    `insert into job (id, tenant_id, kind, payload, run_at, created_at, dead_at)
     values ('job_1', 'demo', 'k', '{}', now() - interval '1 hour', now(), null),
            ('job_2', 'demo', 'k', '{}', now(), now(), now())`,
  );
  const text = await scrape();
  for (const line of [
    'forecourt_jobs{state="overdue"} 1',
    'forecourt_jobs{state="dead"} 1',
    'forecourt_stores{state="ready"} 1',
    'forecourt_stores{state="not_served"} 1',
    "forecourt_cars 40",
    'forecourt_database_connections{login="requests",state="waited_for"} 0',
    "process_resident_memory_bytes",
  ])
    expect(text).toContain(line);
});

it("answers nothing else on that port", async () => {
  expect((await fetch(`${addressOf(metrics.port)}/`)).status).toBe(404);
});

it("watches no request when nobody asked for figures or lines", () => {
  const watch = (environment: object, isReplica = false) =>
    observeRequests({ config: readConfig({ ...environment }), log: silentLog, isReplica }).observe;
  expect(watch({})).toBeUndefined();
  expect(watch({ METRICS_PORT: "0" })).toBeDefined();
  expect(watch({ LOG_REQUESTS: "on" })).toBeDefined();
  expect(watch({ METRICS_PORT: "0" }, true)).toBeUndefined();
});

it("prints every figure that operations.md names, and says so of every one of its own", async () => {
  const operations = readFileSync(
    path.resolve(import.meta.dirname, "../../../../docs/operations.md"),
    "utf8",
  );
  const named = new Set(operations.match(/\bforecourt_[a-z_]+/gu));
  const printed = new Set((await scrape()).match(/^forecourt_(?!request)[a-z_]+/gmu));
  expect([...named].filter((name) => name !== "forecourt_web").toSorted()).toEqual([...printed].toSorted());
  const states = [...operations.matchAll(/(forecourt_[a-z_]+)\{state="([a-z_]+)"\}/gu)];
  expect(states.length).toBeGreaterThan(3);
  const text = await scrape();
  for (const [, name, state] of states)
    expect(text).toMatch(new RegExp(`^${name}\\{(?:[^}]*,)?state="${state}"`, "mu"));
});
