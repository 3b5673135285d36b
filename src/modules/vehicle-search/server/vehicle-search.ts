import type { Clock } from "#platform/server/context/clock.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import type { Log } from "#platform/server/context/log.ts";
import { edgePolicy, type EdgePolicy } from "#platform/server/edge/edge-policy.ts";
import { SearchScratch } from "#modules/search-index/domain/index/scratch.ts";
import type { StoredAnswer } from "#platform/server/http/stored-answer.ts";
import { AnswerStore } from "./internal/answer-store.ts";
import { addressOf } from "./internal/answer-address.ts";
import type { ChangeFeed, FeedPosition, StockChange } from "#modules/inventory/server/changes/change-feed.ts";
import { postgresChangeFeed } from "#modules/inventory/server/changes/postgres-change-feed.ts";
import { stockLargerThan } from "#modules/inventory/server/changes/large-stocks.ts";
import { readRooftops, readStockRows } from "#modules/inventory/server/stock-repo.ts";
import { inProcessEngine } from "./internal/in-process-engine.ts";
import type { SearchEngine } from "../providers/search-engine.ts";
import { AppliedVehicles } from "./internal/applied-vehicles.ts";
import { applyChanges } from "./internal/apply-changes.ts";
import { loadStock } from "./internal/load-stock.ts";
import { eachOf } from "./internal/read-stock.ts";
import { SaveStocks } from "./internal/snapshots/save-stocks.ts";
import { StockSnapshots } from "./internal/snapshots/stock-snapshots.ts";
import { StockBatches } from "./internal/stock-batches.ts";
import { StockHints } from "./internal/stock-hints.ts";
import { residencyWithin, type StockResidency } from "./internal/stock-residency.ts";
import { TenantStock, type StockTenant } from "./internal/tenant-stock.ts";

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
  /** What answers searches instead of the index in this process, which is kept beside it. */
  readonly engine?: SearchEngine;
}

/** Bytes of answers kept: some 4,000 pages of results. */
const ANSWERS_BYTES = 128 * 1024 * 1024;
/** Retailers that are read side by side at start: PostgreSQL reads one while another is put into its index. */
const LOADS = 4;
/** Of more retailers than these only large stocks are loaded before anybody is answered; others come when visited, or behind. */
const LOADED_FIRST = 100;
/** What a visitor would not want to wait for. */
const LARGE_STOCK = 5_000;
const CHANGE_PAGE = 1000;
/** Bounds how late a change is seen that nobody hinted at: statements by hand, other programs. */
const POLL_MS = 250;
const TURNS_PER_TENANT_CHECK = 5;
/** Changes are kept for an hour: whoever slept longer than this, a suspended machine say, reads the tables again. */
const FEED_TRUSTED_MS = 50 * 60_000;

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
  readonly #feed: ChangeFeed;
  readonly #parts: VehicleSearchParts;
  readonly #residency: StockResidency;
  /** Loads that visitors wait for, by tenant. */
  readonly #arrivals = new Map<string, Promise<void>>();
  readonly #stocks = new Map<string, TenantStock>();
  /** Whose stock the engine elsewhere was given as a whole, and every change since. */
  readonly #inEngine = new Set<string>();
  readonly #listeners = new Set<StockListener>();
  readonly #stop = new AbortController();
  readonly #applied = new AppliedVehicles();
  readonly #hints: StockHints;
  readonly #snapshots: StockSnapshots | undefined;
  #saving: SaveStocks | undefined;
  /** Those whose loading behind the others failed: they come last, so that nobody waits behind them. */
  readonly #failed = new Set<string>();
  /** The loading of retailers whose stock is not here yet. */
  #missing: Promise<void> | undefined;
  #position: FeedPosition = { snapshot: "0:0:", server: "" };
  /** When the feed was last read to its end, in real milliseconds. */
  #readAt = 0;
  /** Tenants whose stock may differ from the table, because the feed no longer tells what changed. */
  readonly #stale = new Set<string>();
  #queue: Promise<unknown> = Promise.resolve();
  readonly #batches = new StockBatches({
    inTurn: (run) => this.#inTurn(run),
    apply: (tenantId, ids) => this.#apply(tenantId, ids),
  });
  #wake: () => void = () => undefined;
  #isReady = false;
  #following: Promise<void> | undefined;
  #listener: { close(): Promise<void> } | undefined;

  constructor(parts: VehicleSearchParts) {
    this.#parts = parts;
    this.edge = parts.edge ?? edgePolicy(0);
    this.#residency = residencyWithin(parts.stockMemoryMb ?? 0);
    this.#hints = new StockHints({ ...parts, signal: this.#stop.signal });
    const { snapshots, log } = parts;
    this.#snapshots = snapshots && new StockSnapshots({ ...snapshots, log });
    this.#feed = postgresChangeFeed(parts.database);
    this.engine = parts.engine ?? inProcessEngine((tenantId) => this.stock(tenantId).index, this.scratch);
  }

  /** False until all tenants are loaded that are loaded at start. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Loads every tenant, or of very many the large ones, then follows changes until `stop`. */
  async start(): Promise<void> {
    this.#position = await this.#feed.position();
    this.#readAt = performance.now();
    const tenants = await this.#parts.tenants();
    await this.#snapshots?.keepOnly(tenants.map(({ id }) => id));
    if (this.#residency.keepsAll)
      await eachOf(await this.#loadedFirst(tenants), LOADS, (tenant) => this.#load(tenant));
    this.#isReady = true;
    const stocks = () => this.#stocks.values();
    this.#saving =
      this.#snapshots && new SaveStocks({ snapshots: this.#snapshots, stocks, log: this.#parts.log });
    this.#listener = this.#parts.listen(() => this.#wake());
    this.#following = this.#follow();
    this.#loadMissing();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    this.#wake();
    await this.#listener?.close();
    await this.#following;
    await this.#hints.settled();
    await this.#missing;
    await this.#queue;
    await this.#saving?.close();
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
    let arrival = this.#arrivals.get(tenantId);
    if (arrival === undefined) {
      arrival = this.#inTurn(() => this.#loadUnknown(tenantId)).finally(() =>
        this.#arrivals.delete(tenantId),
      );
      this.#arrivals.set(tenantId, arrival);
    }
    await arrival;
    this.#letLeave();
  }

  #letLeave(): void {
    const residents = [...this.#stocks].map(([id, { index }]) => ({ id, cars: index.size }));
    for (const id of this.#residency.leaving(residents)) this.#stocks.delete(id);
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
    this.#inEngine.delete(tenantId);
    if (this.#residency.keepsAll || this.#stocks.has(tenantId))
      await this.#inTurn(() => this.#loadUnknown(tenantId));
    else this.#tell(tenantId, 0, null);
  }

  /** Applies everything the feed holds now; for tests and for callers that cannot wait for the poll. */
  async catchUp(): Promise<void> {
    await this.#inTurn(() => this.#catchUp());
  }

  /** One application at a time, so that an older reading never overwrites a newer one. */
  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(run);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #load(tenant: StockTenant): Promise<void> {
    const { database, clock, log } = this.#parts;
    const engine = this.#inEngine.has(tenant.id) ? undefined : this.#parts.engine;
    const started = performance.now();
    const now = clock.now();
    const version = Math.max((this.#stocks.get(tenant.id)?.version ?? 0) + 1, now.getTime());
    const parts = { version, now, engine, snapshots: this.#snapshots };
    const { stock, read, isFromFile } = await loadStock(database.forTenant(tenant.id), tenant, parts);
    this.#stocks.set(tenant.id, stock);
    this.#inEngine.add(tenant.id);
    const durationMs = Math.round(performance.now() - started);
    log.info("stock loaded", { tenantId: tenant.id, count: stock.index.size, durationMs });
    if (isFromFile) log.info("stock differed from its file", { tenantId: tenant.id, count: read });
    this.#tell(tenant.id, stock.version, null);
  }

  async #follow(): Promise<void> {
    for (let turn = 1; !this.#stop.signal.aborted; turn += 1) {
      const woken = new Promise<void>((resolve) => (this.#wake = resolve));
      try {
        await this.catchUp();
        if (turn % TURNS_PER_TENANT_CHECK === 0) this.#loadMissing();
      } catch (error) {
        this.#parts.log.warn("following the stock failed, trying again", { error: messageOf(error) });
      }
      const timer = setTimeout(() => this.#wake(), POLL_MS);
      await woken;
      clearTimeout(timer);
    }
  }

  async #catchUp(): Promise<void> {
    const isTrusted = performance.now() - this.#readAt < FEED_TRUSTED_MS;
    const reading = { after: this.#position, pageSize: CHANGE_PAGE };
    const position = isTrusted ? await this.#feed.read(reading, (page) => this.#applyPage(page)) : undefined;
    if (position === undefined) await this.#distrust();
    else this.#position = position;
    this.#readAt = performance.now();
    for (const tenantId of this.#stale) await this.#loadAgain(tenantId);
  }

  async #applyPage(changes: readonly StockChange[]): Promise<void> {
    for (const [tenantId, ids] of this.#applied.unknownOf(changes)) await this.#apply(tenantId, [...ids]);
  }

  /** The database may have gone back in time: what was applied proves nothing, every stock is read again (0194). */
  async #distrust(): Promise<void> {
    this.#parts.log.warn("the database restarted or went back in time, reading the whole stock again");
    this.#position = await this.#feed.position();
    this.#applied.clear();
    this.#inEngine.clear();
    for (const tenantId of this.#stocks.keys()) this.#stale.add(tenantId);
  }

  /** Stays on the list until it was read: the database may be gone again. */
  async #loadAgain(tenantId: string): Promise<void> {
    await this.#loadUnknown(tenantId);
    this.#stale.delete(tenantId);
  }

  async #apply(tenantId: string, ids: readonly string[]): Promise<void> {
    const stock = this.#stocks.get(tenantId);
    if (stock === undefined) {
      if (this.#residency.keepsAll) return this.#loadUnknown(tenantId);
      // Whoever visits it next reads the table; an engine elsewhere has been given it already.
      await this.#passOn(tenantId, ids);
      return this.#tell(tenantId, 0, ids);
    }
    const { database, clock } = this.#parts;
    const db = database.forTenant(tenantId);
    const rows = await db.transaction((trx) => readStockRows(trx, tenantId, ids), { isOneReading: true });
    if (stock.mayMissRooftopOf(rows))
      stock.setRooftops(await db.transaction((trx) => readRooftops(trx, tenantId), { isOneReading: true }));
    const versions = new Map(ids.map((id) => [id, ""]));
    for (const row of rows) versions.set(row.id, row.row_version);
    const isNews = (id: string): boolean => this.#applied.isNews(tenantId, id, versions.get(id));
    const changed = [...versions.keys()].filter(isNews);
    if (changed.length === 0) return;
    const changes = stock.changesOf(
      rows.filter(({ id }) => isNews(id)),
      changed,
      clock.now(),
    );
    // When this fails, nothing counts as applied.
    await this.#parts.engine?.apply(tenantId, changes);
    applyChanges(stock.index, changes);
    for (const id of changed) this.#applied.remember(tenantId, id, versions.get(id) ?? "");
    stock.version += 1;
    this.#tell(tenantId, stock.version, changed);
  }

  async #loadedFirst(tenants: readonly StockTenant[]): Promise<readonly StockTenant[]> {
    if (tenants.length <= LOADED_FIRST) return tenants;
    const { database, clock } = this.#parts;
    const tenantIds = tenants.map(({ id }) => id);
    const due = stockLargerThan(LARGE_STOCK);
    const large = new Set(await database.dueTenants({ tenantIds, due, now: clock.now() }));
    return tenants.filter(({ id }, at) => at < LOADED_FIRST || large.has(id));
  }

  /** To the engine that answers instead of the index, for a stock that is not in memory. */
  async #passOn(tenantId: string, ids: readonly string[]): Promise<void> {
    const { engine, database, clock } = this.#parts;
    if (engine === undefined || !this.#inEngine.has(tenantId)) return;
    const tenant = await this.#tenant(tenantId);
    if (tenant === undefined) return;
    const stock = new TenantStock(tenant, 0);
    const rows = await database.forTenant(tenantId).transaction(async (trx) => {
      stock.setRooftops(await readRooftops(trx, tenantId));
      return readStockRows(trx, tenantId, ids);
    });
    await engine.apply(tenantId, stock.changesOf(rows, ids, clock.now()));
  }

  /** Whose stock is not here yet: new retailers, and at start most of very many. Nobody waits for it. */
  #loadMissing(): void {
    if (!this.#residency.keepsAll) return;
    this.#missing ??= this.#loadAllMissing()
      .catch((error: unknown) =>
        this.#parts.log.warn("loading a stock failed, trying again", { error: messageOf(error) }),
      )
      .finally(() => (this.#missing = undefined));
  }

  /** A few in each turn, so that changes and visitors wait for no more than those. The first failure ends this round. */
  async #loadAllMissing(): Promise<void> {
    const tenants = await this.#parts.tenants();
    const isLast = ({ id }: StockTenant): number => (this.#failed.has(id) ? 1 : 0);
    const missing = tenants
      .filter(({ id }) => !this.#stocks.has(id))
      .toSorted((one, other) => isLast(one) - isLast(other));
    for (let at = 0; at < missing.length && !this.#stop.signal.aborted; at += LOADS) {
      const some = missing.slice(at, at + LOADS);
      await this.#inTurn(() =>
        eachOf(some, LOADS, async (tenant) => {
          if (this.#stocks.has(tenant.id)) return;
          this.#failed.add(tenant.id);
          await this.#load(tenant);
          this.#failed.delete(tenant.id);
        }),
      );
    }
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "unknown";
}
