import { facetKey, FACETS, type FacetName } from "#modules/search-index/domain/facets.ts";
import type { SearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { StockItem } from "#modules/inventory/domain/stock-item.ts";
import { facetKeyOf } from "#modules/search-index/domain/facet-value.ts";

type Single = Exclude<FacetName, "feature">;
const SINGLE = FACETS.filter((name) => name !== "feature") as Single[];

/**
 * The floor: what a careful programmer writes by hand in an afternoon. One typed column per attribute, one pass
 * with a miss mask per row, a count per facet and row, a sort of the hits. Answers total, counts and one page;
 * no keywords.
 */
export class PlainColumns {
  readonly #codes = Object.fromEntries(
    SINGLE.map((name) => [name, new Map<string, number>([["", 0]])]),
  ) as Record<Single, Map<string, number>>;
  readonly #columns: Record<Single, Uint16Array>;
  readonly #featureCodes = new Map<string, number>();
  readonly #features: Uint32Array;
  readonly #price: Int32Array;
  readonly #mileage: Int32Array;
  readonly #year: Int32Array;
  readonly #count: number;

  constructor(items: readonly StockItem[]) {
    this.#count = items.length;
    this.#columns = Object.fromEntries(SINGLE.map((name) => [name, new Uint16Array(items.length)])) as never;
    this.#features = new Uint32Array(items.length * 2);
    this.#price = new Int32Array(items.length);
    this.#mileage = new Int32Array(items.length);
    this.#year = new Int32Array(items.length);
    for (const [row, item] of items.entries()) this.#add(row, item);
  }

  #add(row: number, item: StockItem): void {
    for (const name of SINGLE) {
      const codes = this.#codes[name];
      const key = facetKeyOf(item, name) ?? "";
      if (!codes.has(key)) codes.set(key, codes.size);
      this.#columns[name][row] = codes.get(key) as number;
    }
    for (const feature of item.features) {
      const key = facetKey(feature);
      if (!this.#featureCodes.has(key)) this.#featureCodes.set(key, this.#featureCodes.size);
      const code = this.#featureCodes.get(key) as number;
      this.#features[row * 2 + (code >>> 5)]! |= 1 << (code & 31);
    }
    this.#price[row] = item.card.priceCents ?? -1;
    this.#mileage[row] = item.card.mileage ?? -1;
    this.#year[row] = item.card.year;
  }

  search(query: SearchQuery): { total: number; page: number[]; counts: Uint32Array[] } {
    const filters = SINGLE.map((name) => {
      const codes = this.#codes[name];
      const allowed = new Uint8Array(codes.size);
      for (const value of query.facets[name]) allowed[codes.get(value) ?? 0] = 1;
      return { column: this.#columns[name], allowed, isActive: query.facets[name].length > 0 };
    });
    const wanted = new Uint32Array(2);
    for (const feature of query.facets.feature) {
      const code = this.#featureCodes.get(feature);
      if (code !== undefined) wanted[code >>> 5]! |= 1 << (code & 31);
    }
    const counts = SINGLE.map((name) => new Uint32Array(this.#codes[name].size));
    const featureCounts = new Uint32Array(64);
    const hits: number[] = [];
    const featureBit = 1 << SINGLE.length;
    for (let row = 0; row < this.#count; row += 1) {
      const price = this.#price[row] as number;
      const mileage = this.#mileage[row] as number;
      const year = this.#year[row] as number;
      if (query.price.max !== null && (price < 0 || price > query.price.max)) continue;
      if (query.mileage.max !== null && (mileage < 0 || mileage > query.mileage.max)) continue;
      if (query.year.min !== null && year < query.year.min) continue;
      let misses = 0;
      for (let at = 0; at < filters.length; at += 1) {
        const filter = filters[at]!;
        if (filter.isActive && filter.allowed[filter.column[row]!] === 0) misses |= 1 << at;
      }
      const low = this.#features[row * 2]!;
      const high = this.#features[row * 2 + 1]!;
      if ((wanted[0]! & ~low) !== 0 || (wanted[1]! & ~high) !== 0) misses |= featureBit;
      if ((misses & (misses - 1)) !== 0) continue;
      if (misses === 0) hits.push(row);
      for (let at = 0; at < filters.length; at += 1) {
        if (misses === 0 || misses === 1 << at) counts[at]![filters[at]!.column[row]!]! += 1;
      }
      if (misses !== 0 && misses !== featureBit) continue;
      for (let bits = low; bits !== 0; bits &= bits - 1) featureCounts[31 - Math.clz32(bits & -bits)]! += 1;
      for (let bits = high; bits !== 0; bits &= bits - 1) featureCounts[63 - Math.clz32(bits & -bits)]! += 1;
    }
    const page = hits
      .sort((a, b) => (this.#price[b] as number) - (this.#price[a] as number) || a - b)
      .slice(0, 24);
    return { total: hits.length, page, counts: [...counts, featureCounts] };
  }
}
