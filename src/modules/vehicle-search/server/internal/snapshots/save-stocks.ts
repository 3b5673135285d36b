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
/** How long the end waits for it; a supervisor does not wait longer for much more. */
const LAST_MS = 5_000;
/** A stock this large takes seconds to write, and a few changes the next start none to read. */
const LARGE = 20_000;
const FEW = 1 / 50;

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
  /** Of the file that is being written; the one of before stays. */
  readonly #cut = new AbortController();
  readonly #saving: Promise<void>;
  #hurried: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#saving = this.#saveWhileIdle();
  }

  /** The end is near: writes what is missing while requests are still answered, after what is being written. */
  hurry(): void {
    this.#stop.abort();
    this.#hurried ??= this.#saving.then(() => this.#saveLast());
  }

  async close(): Promise<void> {
    this.hurry();
    const end = setTimeout(() => this.#cut.abort(), LAST_MS);
    await this.#hurried;
    // What has changed meanwhile.
    await this.#saveLast();
    clearTimeout(end);
  }

  async #saveWhileIdle(): Promise<void> {
    const { signal } = this.#stop;
    let before = performance.eventLoopUtilization();
    for (let looks = 1; ; looks += 1) {
      await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      const isBusy = performance.eventLoopUtilization(before).utilization > MOST_BUSY;
      if (isBusy && looks < LOOKS_AT_MOST) continue;
      await this.#saveChanged(signal);
      looks = 0;
      before = performance.eventLoopUtilization();
    }
  }

  async #saveChanged(signal: AbortSignal): Promise<void> {
    for (const stock of this.#parts.stocks()) {
      const { saved } = stock;
      const isRecent = saved !== undefined && performance.now() - saved.at < AGAIN_AFTER_MS;
      if (saved?.version === stock.index.version || isRecent) continue;
      if (signal.aborted) return;
      const started = performance.now();
      await this.#save(stock);
      // At most half of the time.
      await sleep(performance.now() - started, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #saveLast(): Promise<void> {
    for (const stock of this.#parts.stocks())
      if (!this.#cut.signal.aborted && isWorthwhile(stock)) await this.#save(stock);
  }

  async #save(stock: TenantStock): Promise<void> {
    const { signal } = this.#cut;
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

/** Each change of a car is one version of the index. */
function isWorthwhile({ saved, index }: TenantStock): boolean {
  const changes = index.version - (saved?.version ?? 0);
  const few = index.size < LARGE ? 0 : index.size * FEW;
  return saved === undefined || changes > few;
}
