import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { listAvailable, placeOrder, type Caller } from "#tests/support/place-order.ts";
import {
  processesUsing,
  runServerToEnd,
  signInAt,
  type ServerProcess,
} from "#tests/support/server-process.ts";
import { test } from "./own-process.ts";

/** Several processes on one port are one shop (0185). */
const env = { WEB_PROCESSES: "2" };
/** Against hanging only: a process loads the whole product, and a busy machine takes its time. */
const START_MS = 120_000;

test.describe.configure({ timeout: 400_000 });

/** The processes that the server itself started to answer on its port. */
function replicasOf({ child }: ServerProcess): number[] {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
  return children
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("--replica"));
}

/** How many sockets wait for connections on a port of this machine. */
function listeners(port: number): number {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const rows = readFileSync("/proc/net/tcp", "utf8").split("\n");
  return rows.filter((row) => {
    const [, local = "", , state] = row.trim().split(/\s+/);
    return local.endsWith(wanted) && state === "0A";
  }).length;
}

/** The same question on many connections, so that every process is asked. */
async function ask(call: Caller, address: string, headers = {}): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let at = 0; at < 24; at += 1) {
    const answer = await call(address, { headers: { ...headers, connection: "close" } });
    answers.push(answer.ok ? await answer.json() : answer.status);
  }
  return answers;
}

test("What one process sold is sold in all, one that dies is replaced, and none outlives the first", async ({
  dataDir,
  start,
}) => {
  let server = await start({ env });
  const { call, port } = server;
  await expect.poll(() => listeners(port), { timeout: START_MS }).toBe(2);
  const headers = await signInAt(call, "buyer@example.com");
  const [vehicleId = ""] = await listAvailable(call);
  const { orderNumber } = await placeOrder(call, { headers, vehicleId, until: "submitted" });
  await expect
    .poll(async () => {
      const views = await ask(call, `/public/inventory/vehicles/${vehicleId}`);
      return [...new Set(views.map((view) => (view as { availability: string }).availability))];
    })
    .toEqual(["PendingSale"]);
  const orders = await ask(call, `/public/commerce/orders/${orderNumber}`, headers);
  expect(orders.map((order) => (order as { orderStatus: string }).orderStatus)).toEqual(
    orders.map(() => "SUBMITTED"),
  );

  const [first] = replicasOf(server);
  if (first === undefined) throw new Error("there is no replica");
  process.kill(first, "SIGKILL");
  await expect.poll(() => listeners(port)).toBe(1);
  await expect.poll(() => listeners(port), { timeout: START_MS }).toBe(2);
  expect(replicasOf(server)).not.toContain(first);
  expect(await ask(call, "/health")).toEqual(Array.from({ length: 24 }, () => ({ status: "ok" })));

  // The others end with it, and the next start has its port and its folder.
  expect(await server.end("SIGKILL")).toBeNull();
  server = await start({ env, port });
  expect((await server.call("/ready")).status).toBe(200);

  const elsewhere = mkdtempSync(join(tmpdir(), "forecourt-second-"));
  const second = await runServerToEnd({ dataDir: elsewhere, port, env });
  rmSync(elsewhere, { recursive: true });
  expect(second.code).toBe(1);
  expect(second.output.trim().split("\n")).toHaveLength(1);
  expect(second.output).toContain(String(port));

  const replicas = replicasOf(server);
  expect(replicas).toHaveLength(1);
  expect(await server.end("SIGINT")).toBe(0);
  expect(replicas.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  await expect.poll(() => processesUsing(dataDir)).toEqual([]);
  expect(listeners(port)).toBe(0);
});
