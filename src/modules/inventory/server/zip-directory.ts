import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PlaceView } from "../domain/vehicle-view.ts";

/** US ZIP codes in columns, sorted by code; texts joined by line feeds to cross threads cheaply. */
export interface ZipTable {
  readonly zips: Uint32Array;
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  readonly cities: string;
  readonly states: string;
  readonly counties: string;
}

/** Where ZIP codes are (SRCH-07, UI-11). Built once per process; answers from memory. */
export class ZipDirectory {
  readonly #table: ZipTable;
  readonly #cities: readonly string[];
  readonly #states: readonly string[];
  readonly #counties: readonly string[];

  constructor(table: ZipTable) {
    this.#table = table;
    const shared = new Map<string, string>();
    const lines = (text: string): string[] =>
      text.split("\n").map((line) => {
        const known = shared.get(line);
        if (known === undefined) shared.set(line, line);
        return known ?? line;
      });
    this.#cities = lines(table.cities);
    this.#states = lines(table.states);
    this.#counties = lines(table.counties);
  }

  /** Loads the directory in a worker thread, because reading the source takes half a second. */
  static async load(): Promise<ZipDirectory> {
    const worker = new Worker(new URL("./zip-directory-worker.ts", import.meta.url));
    const [table] = (await once(worker, "message")) as [ZipTable];
    await worker.terminate();
    return new ZipDirectory(table);
  }

  /** The place of a five-digit ZIP code; undefined when it is unknown. */
  place(zip: string): PlaceView | undefined {
    const at = this.#find(zip);
    if (at === -1) return undefined;
    return {
      zip,
      city: this.#cities[at] ?? "",
      state: this.#states[at] ?? "",
      latitude: this.#table.latitudes[at] as number,
      longitude: this.#table.longitudes[at] as number,
    };
  }

  /** Two-letter state of a ZIP code. */
  stateOfZip(zip: string): string | undefined {
    return this.#states[this.#find(zip)];
  }

  /** County name of a ZIP code; undefined when the directory does not know it. */
  countyOfZip(zip: string): string | undefined {
    return this.#counties[this.#find(zip)] || undefined;
  }

  #find(zip: string): number {
    if (!/^\d{5}$/.test(zip)) return -1;
    const wanted = Number(zip);
    const { zips } = this.#table;
    let low = 0;
    let high = zips.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const zipThere = zips[middle] as number;
      if (zipThere === wanted) return middle;
      if (zipThere < wanted) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
