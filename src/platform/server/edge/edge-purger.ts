import { setTimeout as sleep } from "node:timers/promises";
import { messageOf } from "../context/message-of.ts";
import type { Log } from "../context/log.ts";
import type { CachePurge } from "./cache-purge.ts";
import { edgeTags } from "./edge-policy.ts";

/** Longer than a page of this process may be stored past a change, so that no cache is filled with it after the purge. */
const GATHER_MS = 500;
/** More cars than this at once, an import say, purge the whole store. */
const MOST_VEHICLES = 200;
const AGAIN_AFTER_MS = [1_000, 4_000, 15_000];

interface Parts {
  readonly cachePurge: CachePurge;
  /** How addresses name these cars, by id; deleted ones are missing. */
  readonly keysOf: (tenantId: string, vehicleIds: readonly string[]) => Promise<readonly string[]>;
  readonly log: Log;
}

/**
 * Purges what a change of the stock made old. Every process does so for itself, after it has applied the change: a
 * cache that asked a slower process in between is purged again by that one.
 */
export class EdgePurger {
  readonly #parts: Parts;
  readonly #stop = new AbortController();
  /** Cars that changed, by retailer; null when everything may differ. */
  readonly #waiting = new Map<string, Set<string> | null>();
  #running: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @param vehicleIds null when anything of the store may differ */
  changed(tenantId: string, vehicleIds: readonly string[] | null): void {
    const known = this.#waiting.get(tenantId);
    if (known === null) return;
    const all = vehicleIds === null ? null : new Set([...(known ?? []), ...vehicleIds]);
    this.#waiting.set(tenantId, all === null || all.size > MOST_VEHICLES ? null : all);
    this.#running ??= this.#run();
  }

  /** Gives up what waits: it is gone from the caches by itself soon. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.size > 0 && !this.#stop.signal.aborted) {
      await this.#pause(GATHER_MS);
      const changes = [...this.#waiting];
      this.#waiting.clear();
      await this.#purge(changes);
    }
    this.#running = undefined;
  }

  async #purge(changes: readonly (readonly [string, ReadonlySet<string> | null])[]): Promise<void> {
    for (let attempt = 0; !this.#stop.signal.aborted; attempt += 1) {
      try {
        const tags = await Promise.all(changes.map(([tenantId, ids]) => this.#tagsOf(tenantId, ids)));
        return await this.#parts.cachePurge.purge(tags.flat());
      } catch (error) {
        const wait = AGAIN_AFTER_MS[attempt];
        this.#parts.log.warn("a cache in front was not purged", {
          code: wait === undefined ? "edge.givenUp" : "edge.again",
          error: messageOf(error),
        });
        if (wait === undefined) return;
        await this.#pause(wait);
      }
    }
  }

  async #tagsOf(tenantId: string, ids: ReadonlySet<string> | null): Promise<string[]> {
    if (ids === null) return [edgeTags.store(tenantId)];
    const keys = await this.#parts.keysOf(tenantId, [...ids]);
    const vehicles = [...new Set([...ids, ...keys])].map((key) => edgeTags.vehicle(tenantId, key));
    return [edgeTags.stock(tenantId), ...vehicles];
  }

  async #pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.#stop.signal, ref: false }).catch(() => undefined);
  }
}
