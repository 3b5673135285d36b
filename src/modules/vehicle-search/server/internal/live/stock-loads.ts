import { stockLargerThan } from "#modules/inventory/server/changes/large-stocks.ts";
import type { Clock } from "#platform/server/context/clock.ts";
import type { Log } from "#platform/server/context/log.ts";
import { messageOf } from "#platform/server/context/message-of.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { eachOf } from "../read-stock.ts";
import type { StockTenant } from "../tenant-stock.ts";

/** Retailers that are read side by side: PostgreSQL reads one while another is put into its index. */
const LOADS = 4;
/** Of more retailers than these only large stocks are loaded before anybody is answered; others come when visited, or behind. */
const LOADED_FIRST = 100;
/** What a visitor would not want to wait for. */
const LARGE_STOCK = 5_000;

interface LoadParts {
  readonly database: Pick<Database, "dueTenants">;
  readonly clock: Clock;
  readonly log: Log;
  /** All tenants as they are now. */
  readonly tenants: () => Promise<readonly StockTenant[]>;
  readonly isLoaded: (tenantId: string) => boolean;
  readonly load: (tenant: StockTenant) => Promise<void>;
  /** One application at a time. */
  readonly inTurn: (run: () => Promise<void>) => Promise<void>;
  /** Ends the loading of what is missing. */
  readonly signal: AbortSignal;
}

/** The order in which a process that keeps everybody's stock loads it. */
export class StockLoads {
  readonly #parts: LoadParts;
  /** Those whose loading behind the others failed: they come last, so that nobody waits behind them. */
  readonly #failed = new Set<string>();
  /** The loading of retailers whose stock is not here yet. */
  #missing: Promise<void> | undefined;

  constructor(parts: LoadParts) {
    this.#parts = parts;
  }

  /** Every stock, or of very many the large ones. */
  async loadFirst(tenants: readonly StockTenant[]): Promise<void> {
    await eachOf(await this.#first(tenants), LOADS, this.#parts.load);
  }

  /** Whose stock is not here yet: new retailers, and at start most of very many. Nobody waits for it. */
  loadMissing(): void {
    const { log } = this.#parts;
    this.#missing ??= this.#loadAllMissing()
      .catch((error: unknown) =>
        log.warn("loading a stock failed, trying again", { error: messageOf(error) }),
      )
      .finally(() => (this.#missing = undefined));
  }

  /** Until nothing is being loaded that was missing. */
  async settled(): Promise<void> {
    await this.#missing;
  }

  async #first(tenants: readonly StockTenant[]): Promise<readonly StockTenant[]> {
    if (tenants.length <= LOADED_FIRST) return tenants;
    const { database, clock } = this.#parts;
    const tenantIds = tenants.map(({ id }) => id);
    const due = stockLargerThan(LARGE_STOCK);
    const large = new Set(await database.dueTenants({ tenantIds, due, now: clock.now() }));
    return tenants.filter(({ id }, at) => at < LOADED_FIRST || large.has(id));
  }

  /** A few in each turn, so that changes and visitors wait for no more than those. The first failure ends this round. */
  async #loadAllMissing(): Promise<void> {
    const { tenants, isLoaded, inTurn, signal } = this.#parts;
    const isLast = ({ id }: StockTenant): number => (this.#failed.has(id) ? 1 : 0);
    const missing = (await tenants())
      .filter(({ id }) => !isLoaded(id))
      .toSorted((one, other) => isLast(one) - isLast(other));
    for (let at = 0; at < missing.length && !signal.aborted; at += LOADS) {
      const some = missing.slice(at, at + LOADS);
      await inTurn(() => eachOf(some, LOADS, (tenant) => this.#loadOneMissing(tenant)));
    }
  }

  async #loadOneMissing(tenant: StockTenant): Promise<void> {
    const { isLoaded, load } = this.#parts;
    if (isLoaded(tenant.id)) return;
    this.#failed.add(tenant.id);
    await load(tenant);
    this.#failed.delete(tenant.id);
  }
}
