/**
 * Working memory of searches, shared by all indexes of a process (a search runs to its end before the next
 * one starts), so that no search allocates by the size of the stock. Rows are bits, a word for each block of 32.
 */
export class SearchScratch {
  /** Rows that pass everything. */
  marks = new Uint32Array(0);
  /** Rows that pass everything but the wanted features. */
  almost = new Uint32Array(0);
  /** Rows that pass everything but the filters of looks. */
  anyLook = new Uint32Array(0);
  /** Rows that pass all filters of looks. */
  looked = new Uint32Array(0);
  /** Rows that pass each filter of looks, in the order of the plan's. */
  passing: Uint32Array[] = [];
  /** Rows of which a facet counts its own values. */
  forFacet = new Uint32Array(0);
  /** The only rows that can pass, where a plan knows them. */
  candidates = new Uint32Array(0);
  /** Rows of a page's candidates as numbers, and their sort values. */
  rows = new Uint32Array(0);
  values = new Float64Array(0);
  /** Rows by spec that pass all but the spec's own misses; zero for specs that `specs` does not list. */
  perSpec = new Uint32Array(0);
  /** Specs with rows, `specCount` of them. */
  specs = new Uint32Array(0);
  specCount = 0;

  /** Makes room for a stock and `filters` filters of looks, with every count at zero. */
  reserve({ blocks, specs, filters }: { blocks: number; specs: number; filters: number }): void {
    for (let at = 0; at < this.specCount; at += 1) this.perSpec[this.specs[at] as number] = 0;
    this.specCount = 0;
    if (blocks > this.marks.length) {
      const length = Math.ceil(blocks * 1.25);
      this.marks = new Uint32Array(length);
      this.almost = new Uint32Array(length);
      this.anyLook = new Uint32Array(length);
      this.looked = new Uint32Array(length);
      this.forFacet = new Uint32Array(length);
      this.candidates = new Uint32Array(length);
      this.passing = [];
    }
    while (this.passing.length < filters) this.passing.push(new Uint32Array(this.marks.length));
    if (specs > this.specs.length) {
      this.perSpec = new Uint32Array(specs * 2);
      this.specs = new Uint32Array(specs * 2);
    }
  }

  /** Makes room for the candidates of a page. */
  reserveRows(count: number): void {
    if (count <= this.rows.length) return;
    this.rows = new Uint32Array(Math.ceil(count * 1.25));
    this.values = new Float64Array(this.rows.length);
  }
}
