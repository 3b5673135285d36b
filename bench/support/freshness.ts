import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import { embeddedAddress } from "#platform/server/dev-postgres/postgres-address.ts";
import type { BenchServer } from "./bench-server.ts";
import { processTree } from "./processes.ts";
import { benchTenant } from "./product.ts";

const LIMIT_MS = 1000;

/**
 * Changes a price behind the product's back, in SQL, and waits until the API and the page say so.
 * Throws when either takes longer than a second.
 */
export async function freshness(server: BenchServer, vehicleKey: string): Promise<string> {
  await sleep(4500);
  const pool = new Pool({ ...embeddedAddress(socketFolderOf(server)), max: 1 });
  try {
    const dollars = 41_000 + Math.floor(performance.now() % 900);
    await pool.query("update vehicle set price_cents = $1 where tenant_id = $2 and (vin = $3 or id = $3)", [
      dollars * 100,
      benchTenant().id,
      vehicleKey,
    ]);
    const changed = performance.now();
    const has = (path: string, text: string) => untilSaid(`${server.url}${path}`, text, changed);
    const [api, page] = await Promise.all([
      has(`/public/inventory/vehicles/${vehicleKey}`, `"priceCents":${dollars * 100}`),
      has(`/vehicles/${vehicleKey}`, `$${dollars.toLocaleString("en-US")}`),
    ]);
    return `${Math.round(api)} ms, on the page after ${Math.round(page)} ms`;
  } finally {
    await pool.end();
  }
}

async function untilSaid(url: string, text: string, since: number): Promise<number> {
  for (;;) {
    const answer = await (await fetch(url)).text();
    const elapsed = performance.now() - since;
    if (answer.includes(text)) return elapsed;
    if (elapsed > LIMIT_MS) throw new Error(`${url} was still old after ${Math.round(elapsed)} ms`);
    await sleep(10);
  }
}

/** The socket's folder stands on the command line of the server's PostgreSQL. */
function socketFolderOf(server: BenchServer): string {
  for (const pid of processTree(server.pid)) {
    const folder = /unix_socket_directories=([^\0]+)/.exec(readFileSync(`/proc/${pid}/cmdline`, "utf8"))?.[1];
    if (folder !== undefined) return folder;
  }
  throw new Error("the server has no PostgreSQL of its own");
}
