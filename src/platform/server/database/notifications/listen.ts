import { setTimeout as sleep } from "node:timers/promises";
import { messageOf } from "../../context/message-of.ts";
import type { Client } from "pg";
import type { Database } from "../open-database.ts";
import type { Log } from "../../context/log.ts";
import { waysTo } from "../pool/find-primary.ts";

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
 * Follows one NOTIFY channel and reconnects for ever; all channels of a process share one connection. A notification is
 * a hint, never the truth: whoever listens must also be right without it.
 */
export function listen(database: Database, channel: string, input: ListenInput): Listener {
  if (!/^[a-z_]+$/.test(channel)) throw new TypeError(`invalid channel ${channel}`);
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  const follower: Follower = { channel, input, isReady };
  const exchange = exchanges.get(database) ?? new Exchange(database, input.log);
  exchanges.set(database, exchange);
  exchange.add(follower);
  return {
    ready,
    async close() {
      isReady();
      await exchange.remove(follower);
    },
  };
}

interface Follower {
  readonly channel: string;
  readonly input: ListenInput;
  readonly isReady: () => void;
}

const exchanges = new WeakMap<Database, Exchange>();

/** The one connection; it lives while anybody follows anything. */
class Exchange {
  readonly #database: Database;
  readonly #log: Log;
  readonly #followers = new Set<Follower>();
  #client: Client | undefined;
  #stop: AbortController | undefined;
  #running: Promise<void> = Promise.resolve();
  /** A connection takes one statement at a time. */
  #subscribing: Promise<void> = Promise.resolve();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  add(follower: Follower): void {
    this.#followers.add(follower);
    if (this.#stop === undefined) this.#start();
    else if (this.#client !== undefined) void this.#subscribe(this.#client, [follower]);
  }

  /** Resolves when nothing of the follower runs any more; the last one closes the connection. */
  async remove(follower: Follower): Promise<void> {
    this.#followers.delete(follower);
    if (this.#followers.size > 0) return;
    this.#stop?.abort();
    this.#stop = undefined;
    await this.#running;
  }

  #start(): void {
    const stop = new AbortController();
    this.#stop = stop;
    this.#running = this.#running.then(() => this.#follow(stop.signal));
  }

  async #follow(stop: AbortSignal): Promise<void> {
    for (let attempt = 0; !stop.aborted; attempt += 1) {
      try {
        await this.#followOnce(stop, () => (attempt = 0));
      } catch (error) {
        this.#log.warn("listening interrupted", { error: messageOf(error) });
      }
      if (!stop.aborted) await pause(Math.min(50 * 2 ** attempt, MAX_WAIT_MS), stop);
    }
  }

  /** Returns when the connection ends or the last follower left. */
  async #followOnce(stop: AbortSignal, connected: () => void): Promise<void> {
    const { role: _role, size: _size, ...address } = this.#database.ownerParameters;
    const way = waysTo({ ...address, keepAlive: true });
    const client = new way.Client(way.address);
    const { promise: over, resolve, reject } = Promise.withResolvers<void>();
    // It may fail before anybody waits for it.
    over.catch(() => undefined);
    const finish = (): void => resolve();
    client.on("notification", ({ channel, payload }) => this.#deliver(channel, payload ?? ""));
    client.on("error", reject);
    client.on("end", finish);
    stop.addEventListener("abort", finish);
    try {
      await client.connect();
      this.#client = client;
      this.#subscribing = Promise.resolve();
      await this.#subscribe(client, [...this.#followers]);
      connected();
      if (!stop.aborted) await over;
    } finally {
      this.#client = undefined;
      stop.removeEventListener("abort", finish);
      client.on("error", () => undefined);
      await client.end();
    }
  }

  /** Listening twice to one channel is listening once. */
  async #subscribe(client: Client, followers: readonly Follower[]): Promise<void> {
    const channels = new Set(followers.map(({ channel }) => channel));
    try {
      const before = this.#subscribing;
      this.#subscribing = before.then(
        async () => void (await client.query([...channels].map((channel) => `listen ${channel}`).join("; "))),
      );
      await this.#subscribing;
    } catch (error) {
      // Without its channel the connection is of no use; the loop makes another.
      client.emit("error", error instanceof Error ? error : new Error("listen failed"));
      return;
    }
    for (const { input, isReady } of followers) {
      void guarded(input, () => input.onReconnect?.());
      isReady();
    }
  }

  #deliver(channel: string, payload: string): void {
    for (const follower of this.#followers) {
      if (follower.channel === channel) void guarded(follower.input, () => follower.input.onMessage(payload));
    }
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
