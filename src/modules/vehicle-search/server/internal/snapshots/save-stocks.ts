import { performance } from "node:perf_hooks";
import { messageOf } from "#platform/server/context/message-of.ts";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#platform/server/context/log.ts";
import type { TenantStock } from "../tenant-stock.ts";
import type { StockSnapshots } from "./stock-snapshots.ts";

/** Stocks are looked at this often, and written at most this often: what changed since is read from the table. */
const LOOK_MS = 30_000;
const AGAIN_AFTER_MS = 600_000;
/** Busier than this, a process does it later; but not for ever. */
const MOST_BUSY = 0.5;
const LOOKS_AT_MOST = 4;
/** At the end, for what changed since it was written; a supervisor does not wait longer for much more. */
const LAST_MS = 5_000;

interface Parts {
  readonly snapshots: StockSnapshots;
  /** Those in memory now. */
  readonly stocks: () => Iterable<TenantStock>;
  readonly log: Log;
}

/** Writes stocks while nobody asks for much, and at the end what has changed since. */
export class SaveStocks {
  readonly #parts: Parts;
  readonly #stop = new AbortController();
  readonly #saving: Promise<void>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#saving = this.#saveWhileIdle();
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#saving;
    await this.#saveAll(AbortSignal.timeout(LAST_MS), 0);
  }

  async #saveWhileIdle(): Promise<void> {
    const { signal } = this.#stop;
    let before = performance.eventLoopUtilization();
    for (let looks = 1; ; looks += 1) {
      await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      const isBusy = performance.eventLoopUtilization(before).utilization > MOST_BUSY;
      if (isBusy && looks < LOOKS_AT_MOST) continue;
      await this.#saveAll(signal, AGAIN_AFTER_MS);
      looks = 0;
      before = performance.eventLoopUtilization();
    }
  }

  async #saveAll(signal: AbortSignal, againAfterMs: number): Promise<void> {
    for (const stock of this.#parts.stocks()) {
      const { saved } = stock;
      const isRecent = saved !== undefined && performance.now() - saved.at < againAfterMs;
      if (saved?.version === stock.index.version || isRecent) continue;
      if (signal.aborted) return;
      const started = performance.now();
      await this.#save(stock, signal);
      // At most half of the time, while there is time.
      if (againAfterMs > 0)
        await sleep(performance.now() - started, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #save(stock: TenantStock, signal: AbortSignal): Promise<void> {
    try {
      await this.#parts.snapshots.write(stock, signal);
    } catch (error) {
      // Cut short; the file of before is still there.
      if (signal.aborted) return;
      const problem = messageOf(error);
      this.#parts.log.warn("the stock could not be saved", { tenantId: stock.tenant.id, error: problem });
    }
  }
}
