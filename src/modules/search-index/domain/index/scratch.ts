/**
 * Working memory of searches, shared by all indexes of a process (a search runs to its end before the next
 * one starts), so that no search allocates by the size of the stock.
 */
export class SearchScratch {
  /** Rows that may count, and the facets each of them fails (one bit a facet). */
  rows = new Uint32Array(0);
  misses = new Uint16Array(0);
  /** Rows that pass everything. */
  hits = new Uint32Array(0);
  /** Sort values of `hits`. */
  values = new Float64Array(0);
  /** Rows whose features are counted, as a list and as a bitset. */
  featureRows = new Uint32Array(0);
  bits = new Uint32Array(0);

  /** Makes room for a stock of `rows` rows. */
  reserve(rows: number): void {
    if (rows <= this.rows.length) return;
    const length = Math.ceil(rows * 1.25);
    this.rows = new Uint32Array(length);
    this.misses = new Uint16Array(length);
    this.hits = new Uint32Array(length);
    this.values = new Float64Array(length);
    this.featureRows = new Uint32Array(length);
    this.bits = new Uint32Array((length >>> 5) + 2);
  }
}
