import { randomUUID } from "node:crypto";
import { messageOf } from "../../context/message-of.ts";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import type { Log } from "../../context/log.ts";

/** Hints of one channel within this time are sent as one. */
const GATHER_MS = 50;

/**
 * Sends NOTIFY outside the transactions it tells of: PostgreSQL lets only one notifying transaction commit at a time
 * (decision 0070). A hint that gets lost is made good by whoever listens, because listeners poll as well.
 */
export class HintSender {
  readonly #pool: Pool;
  readonly #log: Log;
  readonly #waiting = new Map<string, Promise<void>>();
  readonly #here = new Map<string, Set<() => void>>();
  /** Payload of this process's own messages, by which it knows them again. */
  readonly origin = randomUUID();
  readonly #stop = new AbortController();

  constructor(pool: Pool, log: Log) {
    this.#pool = pool;
    this.#log = log;
  }

  /** Who works in this process hears at once. @returns how to stop */
  onHint(channel: string, wake: () => void): () => void {
    const wakes = this.#here.get(channel) ?? new Set();
    this.#here.set(channel, wakes.add(wake));
    return () => void wakes.delete(wake);
  }

  /** Wakes whoever listens to the channel, others soon. Never fails. */
  send(channel: string): void {
    for (const wake of this.#here.get(channel) ?? []) wake();
    if (this.#stop.signal.aborted || this.#waiting.has(channel)) return;
    this.#waiting.set(channel, this.#sendSoon(channel));
  }

  /** Drops what was not sent yet. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#waiting.values());
  }

  async #sendSoon(channel: string): Promise<void> {
    await sleep(GATHER_MS, undefined, { signal: this.#stop.signal, ref: false }).catch(() => undefined);
    // From here on a hint needs a message of its own: the change behind it may be too late for this one.
    this.#waiting.delete(channel);
    if (this.#stop.signal.aborted) return;
    try {
      await this.#pool.query("select pg_notify($1, $2)", [channel, this.origin]);
    } catch (error) {
      const reason = messageOf(error);
      this.#log.warn("a hint was not sent, listeners will look by themselves", {
        kind: channel,
        error: reason,
      });
    }
  }
}
