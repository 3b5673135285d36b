import type { EstimatePayment } from "#modules/pricing/domain/estimated-payment.ts";
import { SuggestTerms } from "../../domain/search/suggest-terms.ts";
import { stockRanges } from "../../domain/search/search-stock.ts";
import { StockIndex } from "../../domain/search/stock-index.ts";
import { isWithinLimits, type StockSettings } from "../../domain/search/stock-settings.ts";
import type { Rooftop } from "../../domain/vehicle.ts";
import type { SearchRanges } from "../../domain/vehicle-view.ts";
import { SearchJson } from "./search-json.ts";
import { SharedValues, stockItemOfRow } from "./stock-item-of-row.ts";
import type { StockRow } from "./stock-repo.ts";

/** A retailer as search sees it. */
export interface StockTenant {
  readonly id: string;
  readonly settings: StockSettings;
  readonly estimate: EstimatePayment;
}

/** The searchable stock of one tenant and what is derived from it per version. */
export class TenantStock {
  readonly tenant: StockTenant;
  readonly index = new StockIndex();
  readonly terms = new SuggestTerms(this.index);
  readonly json = new SearchJson();
  version: number;
  rooftops: ReadonlyMap<string, Rooftop> = new Map();
  readonly #shared = new SharedValues();
  #ranges: { readonly version: number; readonly value: SearchRanges } | undefined;

  constructor(tenant: StockTenant, version: number) {
    this.tenant = tenant;
    this.version = version;
  }

  setRooftops(rooftops: readonly Rooftop[]): void {
    this.rooftops = new Map(rooftops.map((rooftop) => [rooftop.id, rooftop]));
  }

  /** Adds or replaces a vehicle; one beyond the tenant's limits leaves the index. */
  put(row: StockRow, currentYear: number): void {
    const { settings, estimate } = this.tenant;
    const item = stockItemOfRow(row, { rooftops: this.rooftops, estimate, shared: this.#shared });
    if (isWithinLimits(item, settings, currentYear)) this.index.put(item);
    else this.index.remove(row.id);
  }

  ranges(): SearchRanges {
    if (this.#ranges?.version !== this.version) {
      this.#ranges = { version: this.version, value: stockRanges(this.index) };
    }
    return this.#ranges.value;
  }
}
