import type { Clock } from "#platform/server/context/clock.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import type { Log } from "#platform/server/context/log.ts";
import { messageOf } from "#platform/server/context/message-of.ts";
import { edgePolicy, type EdgePolicy } from "#platform/server/edge/edge-policy.ts";
import { SearchScratch } from "#modules/search-index/domain/index/scratch.ts";
import type { StoredAnswer } from "#platform/server/http/stored-answer.ts";
import { AnswerStore } from "./internal/answer-store.ts";
import { addressOf } from "./internal/answer-address.ts";
import type { StockChange } from "#modules/inventory/server/changes/change-feed.ts";
import { postgresChangeFeed } from "#modules/inventory/server/changes/postgres-change-feed.ts";
import type { SearchEngine } from "./search-engine.ts";
import { AppliedVehicles } from "./internal/applied-vehicles.ts";
import { Arrivals } from "./internal/live/arrivals.ts";
import { applyChanges } from "./internal/apply-changes.ts";
import { GivenStocks } from "./internal/given-stocks.ts";
import { FeedReading } from "./internal/live/feed-reading.ts";
import { loadStock } from "./internal/load-stock.ts";
import { readNews } from "./internal/live/read-news.ts";
import { SaveStocks } from "./internal/snapshots/save-stocks.ts";
import { StockSnapshots } from "./internal/snapshots/stock-snapshots.ts";
import { OneAtATime } from "./internal/live/one-at-a-time.ts";
import { StockBatches } from "./internal/stock-batches.ts";
import { StockHints } from "./internal/stock-hints.ts";
import { StockLoads } from "./internal/live/stock-loads.ts";
import { residencyWithin, type StockResidency } from "./internal/stock-residency.ts";
import type { TenantStock, StockTenant } from "./internal/tenant-stock.ts";
import { threadedEngine } from "./internal/threaded-engine.ts";
import { SearchThreads } from "#modules/search-index/server/threads/search-threads.ts";
import { Turns } from "./internal/live/turns.ts";

export type { StockTenant } from "./internal/tenant-stock.ts";

/** Told after every change of a tenant's stock; `vehicleIds` is null when everything may differ. */
type StockListener = (tenantId: string, version: number, vehicleIds: readonly string[] | null) => void;

interface VehicleSearchParts {
  readonly database: Pick<Database, "system" | "forTenant" | "hints" | "dueTenants">;
  /** All tenants as they are now. */
  readonly tenants: () => Promise<readonly StockTenant[]>;
  /** Calls `onHint` when another process says that inventory changed; never relied on. */
  readonly listen: (onHint: () => void) => { close(): Promise<void> };
  readonly clock: Clock;
  readonly log: Log;
  /** Memory for stock; all of it is loaded at start when left out or 0. */
  readonly stockMemoryMb?: number;
  /** Who else may keep answers; nobody when left out. */
  readonly edge?: EdgePolicy;
  /** Where stocks are kept so that a start need not read them all, and which code makes cars of rows; nowhere when left out. */
  readonly snapshots?: { readonly folder: string; readonly code: string };
  /** Threads that answer searches of large stocks; none when left out. */
  readonly searchThreads?: number;
  /** What answers searches instead of the index in this process, which is kept beside it. */
  readonly engine?: SearchEngine;
}

/** Bytes of answers kept: some 4,000 pages of results. */
const ANSWERS_BYTES = 128 * 1024 * 1024;
const TURNS_PER_TENANT_CHECK = 5;

/**
 * The searchable stock of all tenants in this process (SRCH). Reads PostgreSQL at start, then follows the change
 * feed; PostgreSQL stays the truth. Built once in composition and shared by all requests.
 */
export class VehicleSearch {
  readonly scratch = new SearchScratch();
  /** Serialized answers by tenant and question; each is valid for one version of the stock. */
  readonly answers = new AnswerStore(ANSWERS_BYTES);
  readonly edge: EdgePolicy;
  readonly engine: SearchEngine;
  readonly #feed: FeedReading;
  readonly #parts: VehicleSearchParts;
  readonly #residency: StockResidency;
  /** Loads that visitors wait for, by tenant. */
  readonly #arrivals = new Arrivals();
  readonly #stocks = new Map<string, TenantStock>();
  readonly #given: GivenStocks;
  readonly #listeners = new Set<StockListener>();
  readonly #stop = new AbortController();
  readonly #applied = new AppliedVehicles();
  readonly #hints: StockHints;
  readonly #snapshots: StockSnapshots | undefined;
  readonly #threads: SearchThreads;
  #saving: SaveStocks | undefined;
  readonly #loads: StockLoads;
  /** Tenants whose stock may differ from the table, because the feed no longer tells what changed. */
  readonly #stale = new Set<string>();
  /** Of applications, so that an older reading never overwrites a newer one. */
  readonly #queue = new OneAtATime();
  readonly #batches = new StockBatches({
    inTurn: (run) => this.#queue.run(run),
    apply: (tenantId, ids) => this.#apply(tenantId, ids),
  });
  readonly #turns = new Turns();
  #isReady = false;
  #listener: { close(): Promise<void> } | undefined;

  constructor(parts: VehicleSearchParts) {
    this.#parts = parts;
    this.edge = parts.edge ?? edgePolicy(0);
    this.#given = new GivenStocks({ ...parts, tenant: (id) => this.#tenant(id) });
    this.#residency = residencyWithin(parts.stockMemoryMb ?? 0);
    this.#hints = new StockHints({ ...parts, signal: this.#stop.signal });
    this.#snapshots = parts.snapshots && new StockSnapshots({ log: parts.log, ...parts.snapshots });
    this.#feed = new FeedReading(postgresChangeFeed(parts.database));
    this.#loads = new StockLoads({
      ...parts,
      isLoaded: (tenantId) => this.isResident(tenantId),
      load: (tenant) => this.#load(tenant),
      inTurn: (run) => this.#queue.run(run),
      signal: this.#stop.signal,
    });
    this.#threads = new SearchThreads({ count: parts.searchThreads ?? 0, log: parts.log });
    const { scratch } = this;
    const indexOf = (tenantId: string) => this.stock(tenantId).index;
    this.engine = parts.engine ?? threadedEngine(indexOf, { threads: this.#threads, scratch });
  }

  /** False until all tenants are loaded that are loaded at start. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Loads every tenant, or of very many the large ones, then follows changes until `stop`. */
  async start(): Promise<void> {
    await this.#feed.begin();
    const tenants = await this.#parts.tenants();
    await this.#snapshots?.keepOnly(tenants.map(({ id }) => id));
    if (this.#residency.keepsAll) await this.#loads.loadFirst(tenants);
    this.#isReady = true;
    const parts = { stocks: () => this.#stocks.values(), log: this.#parts.log };
    this.#saving = this.#snapshots && new SaveStocks({ snapshots: this.#snapshots, ...parts });
    this.#listener = this.#parts.listen(() => this.#turns.wake());
    this.#turns.start({ turn: (turn) => this.#follow(turn), signal: this.#stop.signal });
    this.#loadMissing();
  }

  /** Begins what `stop` would have to wait for. */
  endSoon = (): void => this.#saving?.hurry();

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#listener?.close();
    await this.#turns.ended();
    await this.#hints.settled();
    await this.#loads.settled();
    await this.#queue.settled();
    await this.#saving?.close();
    await this.#threads.close();
  }

  /** The stock of a tenant. Throws for a tenant that was never loaded. */
  stock(tenantId: string): TenantStock {
    const stock = this.#stocks.get(tenantId);
    if (stock === undefined) throw new Error(`the stock of tenant ${tenantId} is not loaded`);
    return stock;
  }

  isResident(tenantId: string): boolean {
    return this.#stocks.has(tenantId);
  }

  /** Has the tenant's stock in memory for the next minute at least; others may leave for it. */
  async makeResident(tenantId: string): Promise<void> {
    this.#residency.visit(tenantId);
    if (this.#stocks.has(tenantId)) return;
    await this.#arrivals.await(tenantId, () => this.#queue.run(() => this.#loadUnknown(tenantId)));
    this.#letLeave();
  }

  #letLeave(): void {
    const residents = [...this.#stocks].map(([id, { index }]) => ({ id, cars: index.size }));
    for (const id of this.#residency.leaving(residents)) {
      this.#stocks.delete(id);
      this.#threads.forget(id);
    }
  }

  /** Grows with every change of the tenant's stock; also across restarts. */
  version(tenantId: string): number {
    return this.stock(tenantId).version;
  }

  /**
   * The answer that was made for this very address of the public API and is still true.
   * @param asked path and question as they stand in the request line
   */
  storedAnswer(tenantId: string, asked: string): StoredAnswer | undefined {
    return this.answers.byAddress(addressOf(tenantId, asked), this.version(tenantId));
  }

  /** Follows changes; returns how to stop following. */
  onChange(listener: StockListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Applies these vehicles now instead of when the feed brings them; call it right after the commit that changed
   * them, so that this replica's next answer is right. Calls that wait for their turn are applied together.
   */
  async applyNow(tenantId: string, vehicleIds: readonly string[]): Promise<void> {
    const done = this.#batches.add(tenantId, vehicleIds);
    this.#hints.send();
    await done;
  }

  /** Builds a tenant's stock anew: for new tenants and changed settings. */
  async reload(tenantId: string): Promise<void> {
    this.#given.forget(tenantId);
    if (this.#residency.keepsAll || this.#stocks.has(tenantId))
      await this.#queue.run(() => this.#loadUnknown(tenantId));
    else this.#tell(tenantId, 0, null);
  }

  /** Applies everything the feed holds now; for tests and for callers that cannot wait for the poll. */
  async catchUp(): Promise<void> {
    await this.#queue.run(() => this.#catchUp());
  }

  async #load(tenant: StockTenant): Promise<void> {
    const { database, clock, log } = this.#parts;
    const engine = this.#given.engineWithout(tenant.id);
    const now = clock.now();
    const version = Math.max((this.#stocks.get(tenant.id)?.version ?? 0) + 1, now.getTime());
    const parts = { version, now, engine, snapshots: this.#snapshots, log };
    const stock = await loadStock(database.forTenant(tenant.id), tenant, parts);
    this.#stocks.set(tenant.id, stock);
    this.#given.remember(tenant.id);
    this.#tell(tenant.id, stock.version, null);
  }

  async #follow(turn: number): Promise<void> {
    try {
      await this.catchUp();
      if (turn % TURNS_PER_TENANT_CHECK === 0) this.#loadMissing();
    } catch (error) {
      this.#parts.log.warn("following the stock failed, trying again", { error: messageOf(error) });
    }
  }

  #loadMissing(): void {
    if (this.#residency.keepsAll) this.#loads.loadMissing();
  }

  async #catchUp(): Promise<void> {
    if (!(await this.#feed.readOn((page) => this.#applyPage(page)))) await this.#distrust();
    for (const tenantId of this.#stale) {
      await this.#loadUnknown(tenantId);
      // Not before: the database may be gone again.
      this.#stale.delete(tenantId);
    }
  }

  async #applyPage(changes: readonly StockChange[]): Promise<void> {
    for (const [tenantId, ids] of this.#applied.unknownOf(changes)) await this.#apply(tenantId, [...ids]);
  }

  /** The database may have gone back in time: what was applied proves nothing, every stock is read again (0194). */
  async #distrust(): Promise<void> {
    this.#parts.log.warn("the database restarted or went back in time, reading the whole stock again");
    await this.#feed.begin();
    this.#applied.clear();
    this.#given.forgetAll();
    for (const tenantId of this.#stocks.keys()) this.#stale.add(tenantId);
  }

  async #apply(tenantId: string, ids: readonly string[]): Promise<void> {
    const stock = this.#stocks.get(tenantId);
    if (stock === undefined) {
      if (this.#residency.keepsAll) return this.#loadUnknown(tenantId);
      // Whoever visits it next reads the table; an engine elsewhere has been given it already.
      await this.#given.passOn(tenantId, ids);
      return this.#tell(tenantId, 0, ids);
    }
    const { database, clock, engine } = this.#parts;
    const parts = { ids, clock, applied: this.#applied };
    const news = await readNews(database.forTenant(tenantId), stock, parts);
    if (news === undefined) return;
    // When this fails, nothing counts as applied.
    await engine?.apply(tenantId, news.changes);
    applyChanges(stock.index, news.changes);
    for (const [id, version] of news.versions) this.#applied.remember(tenantId, id, version);
    stock.version += 1;
    this.#tell(tenantId, stock.version, [...news.versions.keys()]);
  }

  async #loadUnknown(tenantId: string): Promise<void> {
    const tenant = await this.#tenant(tenantId);
    if (tenant !== undefined) await this.#load(tenant);
  }

  async #tenant(tenantId: string): Promise<StockTenant | undefined> {
    return (await this.#parts.tenants()).find(({ id }) => id === tenantId);
  }

  #tell(tenantId: string, version: number, vehicleIds: readonly string[] | null): void {
    for (const listener of this.#listeners) listener(tenantId, version, vehicleIds);
  }
}
