import { rooftopsOfCities, type RooftopsOfCities } from "#modules/search-index/domain/words/city-in-words.ts";
import type { EstimatePayment } from "#modules/pricing/domain/estimated-payment.ts";
import { SuggestTerms } from "#modules/search-index/domain/words/suggest-terms.ts";
import { stockRanges } from "#modules/search-index/domain/stock-ranges.ts";
import { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";
import { isWithinLimits, type StockSettings } from "#modules/search-index/domain/stock-settings.ts";
import { isListed, type StockItem } from "#modules/inventory/domain/stock-item.ts";
import type { Rooftop } from "#modules/inventory/domain/vehicle.ts";
import type { SearchRanges } from "#modules/search-index/domain/search-view.ts";
import type { StockChanges } from "../search-engine.ts";
import { SearchJson } from "./search-json.ts";
import { SharedValues, stockItemOfRow } from "#modules/inventory/server/stock-item-of-row.ts";
import type { StockRow } from "#modules/inventory/server/rows/stock-row.ts";

/** How long rooftops are taken as they were read. */
const ROOFTOPS_FRESH_MS = 2_000;

/** A retailer as search sees it. */
export interface StockTenant {
  readonly id: string;
  readonly settings: StockSettings;
  readonly estimate: EstimatePayment;
  /** Of all that settings and estimates are made of; without it the stock is never written to a file. */
  readonly fingerprint?: () => string;
}

/** The searchable stock of one tenant and what is derived from it per version. */
export class TenantStock {
  readonly tenant: StockTenant;
  readonly index = new StockIndex();
  readonly terms = new SuggestTerms(this.index);
  readonly json = new SearchJson();
  version: number;
  rooftops: ReadonlyMap<string, Rooftop> = new Map();
  /** The same by city, for keywords that name one. */
  cities: RooftopsOfCities = new Map();
  /** Listed vehicles beyond the limits by id, with the digests of their rows. */
  readonly beyond = new Map<string, number>();
  /** The year in which limits were looked at, and the rooftops that all cards were made with; undefined once those differ. */
  year = 0;
  origin: string | undefined;
  /** Which version of the index a file holds, and since when. */
  saved: { readonly version: number; readonly at: number } | undefined;
  readonly #shared = new SharedValues();
  #rooftopsReadAt = Number.NEGATIVE_INFINITY;

  constructor(tenant: StockTenant, version: number) {
    this.tenant = tenant;
    this.version = version;
  }

  /** Before the first vehicle. */
  begin({ rooftops, year }: { readonly rooftops: readonly Rooftop[]; readonly year: number }): void {
    this.year = year;
    this.origin = JSON.stringify(rooftops);
    this.setRooftops(rooftops);
  }

  setRooftops(rooftops: readonly Rooftop[]): void {
    if (this.origin !== JSON.stringify(rooftops)) this.origin = undefined;
    this.rooftops = new Map(rooftops.map((rooftop) => [rooftop.id, rooftop]));
    this.cities = rooftopsOfCities(rooftops);
    this.#rooftopsReadAt = performance.now();
  }

  /** Rooftops change seldom and vehicles all the time: they are read again after a moment, or for a new one. */
  mayMissRooftopOf(rows: readonly StockRow[]): boolean {
    if (performance.now() - this.#rooftopsReadAt > ROOFTOPS_FRESH_MS) return true;
    return rows.some(({ rooftop_id }) => !this.rooftops.has(rooftop_id));
  }

  /** A vehicle as search takes it; null for one beyond the tenant's limits. */
  itemOf(row: StockRow, currentYear: number): StockItem | null {
    const { settings, estimate } = this.tenant;
    const item = stockItemOfRow(row, { rooftops: this.rooftops, estimate, shared: this.#shared });
    const isWithin = isWithinLimits(item, settings, currentYear);
    if (!isWithin && isListed(item)) this.beyond.set(row.id, row.digest ?? 0);
    else this.beyond.delete(row.id);
    return isWithin ? item : null;
  }

  /** What became of these vehicles: gone, or beyond the limits, or as their rows are. */
  changesOf(rows: readonly StockRow[], ids: readonly string[], now: Date): StockChanges {
    const year = now.getUTCFullYear();
    const put = rows.flatMap((row) => this.itemOf(row, year) ?? []);
    const listed = new Set(put.map(({ card }) => card.id));
    const read = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!read.has(id)) this.beyond.delete(id);
    if (year !== this.year) this.origin = undefined;
    return { put, removed: ids.filter((id) => !listed.has(id)) };
  }

  /** Of the rows of all listed vehicles, by id. */
  *digests(): Generator<readonly [string, number]> {
    yield* this.index.digests();
    yield* this.beyond;
  }

  ranges(): SearchRanges {
    return stockRanges(this.index);
  }
}
