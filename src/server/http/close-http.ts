import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const CUT_MS = 5_000;
const SWEEP_MS = 50;

/** Takes no new connection, lets running requests end, then cuts what is left. */
export async function closeHttp(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, "close");
  server.close();
  // A connection that has just been answered waits for its next request.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = new AbortController();
  await Promise.race([closed, sleep(CUT_MS, undefined, { signal: cut.signal })]);
  cut.abort();
  clearInterval(sweep);
  server.closeAllConnections();
}
