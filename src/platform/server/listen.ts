import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Database } from "./database.ts";
import type { Log } from "./log.ts";

const MAX_WAIT_MS = 5000;

export interface Listener {
  /** Resolves when the first connection listens. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

interface ListenInput {
  /** Called for every notification with its payload. Errors are logged. */
  readonly onMessage: (payload: string) => void | Promise<void>;
  /** Called whenever the connection stands, the first time too: what was sent before is missed, so look for yourself. */
  readonly onReconnect?: () => void | Promise<void>;
  readonly log: Log;
}

/**
 * Follows one NOTIFY channel on a connection of its own and reconnects for ever. A notification is a
 * hint, never the truth: whoever listens must also be right without it.
 */
export function listen(database: Database, channel: string, input: ListenInput): Listener {
  if (!/^[a-z_]+$/.test(channel)) throw new TypeError(`invalid channel ${channel}`);
  const stop = new AbortController();
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  const running = follow({ database, channel, input, stop: stop.signal, isReady });
  return {
    ready,
    async close() {
      stop.abort();
      await running;
    },
  };
}

interface Following {
  readonly database: Database;
  readonly channel: string;
  readonly input: ListenInput;
  readonly stop: AbortSignal;
  readonly isReady: () => void;
}

async function follow(following: Following): Promise<void> {
  const { input, stop } = following;
  for (let attempt = 0; !stop.aborted; attempt += 1) {
    try {
      await followOnce(following, () => {
        void guarded(input, () => input.onReconnect?.());
        attempt = 0;
        following.isReady();
      });
    } catch (error) {
      input.log.warn("listening interrupted", { kind: following.channel, error: messageOf(error) });
    }
    if (!stop.aborted) await pause(Math.min(50 * 2 ** attempt, MAX_WAIT_MS), stop);
  }
  following.isReady();
}

/** Returns when the connection ends or the listener is closed. */
async function followOnce(
  { database, channel, input, stop }: Following,
  connected: () => void,
): Promise<void> {
  const { role: _role, size: _size, ...address } = database.ownerParameters;
  const client = new Client({ ...address, keepAlive: true });
  const { promise: over, resolve, reject } = Promise.withResolvers<void>();
  const finish = (): void => resolve();
  client.on("notification", ({ payload }) => void guarded(input, () => input.onMessage(payload ?? "")));
  client.on("error", reject);
  client.on("end", finish);
  stop.addEventListener("abort", finish);
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    connected();
    await over;
  } finally {
    stop.removeEventListener("abort", finish);
    client.on("error", () => undefined);
    await client.end();
  }
}

async function guarded(input: ListenInput, run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    input.log.error("handling a notification failed", { error: messageOf(error) });
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "unknown";
}
