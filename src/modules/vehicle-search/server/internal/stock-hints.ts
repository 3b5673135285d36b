import { setTimeout as sleep } from "node:timers/promises";
import { messageOf } from "#platform/server/context/message-of.ts";
import { sendStockHint } from "#modules/inventory/server/stock-repo.ts";
import type { Log } from "#platform/server/context/log.ts";
import type { Database } from "#platform/server/database/open-database.ts";

/** Changes within this time share one hint to the other processes. */
const HINT_MS = 25;

/** Tells other processes that stock changed; outside the business transactions, because a commit that notifies waits for every other one that does. */
export class StockHints {
  readonly #database: Pick<Database, "system" | "hints">;
  readonly #log: Log;
  readonly #signal: AbortSignal;
  #waiting: Promise<void> | undefined;

  /** @param parts.signal ends the wait before a hint: it goes at once then */
  constructor(parts: {
    readonly database: Pick<Database, "system" | "hints">;
    readonly log: Log;
    readonly signal: AbortSignal;
  }) {
    this.#database = parts.database;
    this.#log = parts.log;
    this.#signal = parts.signal;
  }

  send(): void {
    this.#waiting ??= this.#sendSoon();
  }

  /** Until the last hint is out. */
  async settled(): Promise<void> {
    await this.#waiting;
  }

  async #sendSoon(): Promise<void> {
    await sleep(HINT_MS, undefined, { signal: this.#signal }).catch(() => undefined);
    this.#waiting = undefined;
    try {
      const { system, hints } = this.#database;
      await sendStockHint(system, hints.origin);
    } catch (error) {
      const problem = messageOf(error);
      this.#log.warn("other processes will find the change by themselves", { error: problem });
    }
  }
}
