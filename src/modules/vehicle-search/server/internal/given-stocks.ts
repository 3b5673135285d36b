import type { Clock } from "#platform/server/context/clock.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import type { SearchEngine } from "../search-engine.ts";
import { readChanges } from "./live/read-news.ts";
import type { StockTenant } from "./tenant-stock.ts";

interface GivenStocksParts {
  readonly database: Pick<Database, "forTenant">;
  readonly clock: Clock;
  readonly engine?: SearchEngine;
  readonly tenant: (tenantId: string) => Promise<StockTenant | undefined>;
}

/** Whose stock an engine elsewhere was given as a whole, and every change since. */
export class GivenStocks {
  readonly #parts: GivenStocksParts;
  readonly #tenantIds = new Set<string>();

  constructor(parts: GivenStocksParts) {
    this.#parts = parts;
  }

  /** The engine, while it has to be given this stock. */
  engineWithout(tenantId: string): SearchEngine | undefined {
    return this.#tenantIds.has(tenantId) ? undefined : this.#parts.engine;
  }

  remember(tenantId: string): void {
    this.#tenantIds.add(tenantId);
  }

  forget(tenantId: string): void {
    this.#tenantIds.delete(tenantId);
  }

  forgetAll(): void {
    this.#tenantIds.clear();
  }

  /** Tells the engine what changed in a stock that is not in memory. */
  async passOn(tenantId: string, ids: readonly string[]): Promise<void> {
    const { engine, database, clock } = this.#parts;
    if (engine === undefined || !this.#tenantIds.has(tenantId)) return;
    const tenant = await this.#parts.tenant(tenantId);
    if (tenant === undefined) return;
    await engine.apply(tenantId, await readChanges(database.forTenant(tenantId), tenant, { ids, clock }));
  }
}
