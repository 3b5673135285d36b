/**
 * Working memory of searches, shared by all indexes of a process (a search runs to its end before the next
 * one starts), so that no search allocates by the size of the stock.
 */
export class SearchScratch {
  /** Rows that pass everything. */
  hits = new Uint32Array(0);
  /** Rows that pass everything but the wanted features; filled when features are wanted. */
  almost = new Uint32Array(0);
  /** Sort values of `hits`. */
  values = new Float64Array(0);
  /** Rows by spec that pass all but the spec's own misses; zero for specs that `specs` does not list. */
  perSpec = new Uint32Array(0);
  /** Specs with rows, `specCount` of them. */
  specs = new Uint32Array(0);
  specCount = 0;
  /** Rows by look, of the specs that pass, that pass all but the look's own misses. */
  perLook = new Uint32Array(0);

  /** Makes room for a stock, with every count at zero. */
  reserve({ rows, specs, looks }: { rows: number; specs: number; looks: number }): void {
    for (let at = 0; at < this.specCount; at += 1) this.perSpec[this.specs[at] as number] = 0;
    this.specCount = 0;
    this.perLook.fill(0, 0, looks);
    // The row after the last one is written before it is known not to count.
    if (rows >= this.hits.length) {
      const length = Math.ceil(rows * 1.25) + 1;
      this.hits = new Uint32Array(length);
      this.almost = new Uint32Array(length);
      this.values = new Float64Array(length);
    }
    if (specs > this.specs.length) {
      this.perSpec = new Uint32Array(specs * 2);
      this.specs = new Uint32Array(specs * 2);
    }
    if (looks > this.perLook.length) this.perLook = new Uint32Array(looks * 2);
  }
}
