import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { plainPlaceName, samePlaceName } from "#platform/shared/fields/address/place-name.ts";
import { milesBetween, type Coordinates } from "../domain/geo-distance.ts";
import type { PlaceView } from "../domain/place-view.ts";

/** US ZIP codes in columns, sorted by code; texts joined by line feeds to cross threads cheaply. */
export interface ZipTable {
  readonly zips: Uint32Array;
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  readonly cities: string;
  readonly states: string;
  readonly counties: string;
  readonly towns: TownTable;
}

/** Populated places in columns, in no order. */
export interface TownTable {
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  readonly names: string;
  readonly states: string;
}

type TownIndex = Map<string, readonly Coordinates[]>;

/** ZIP codes of the open country reach far; a town this near shares the mail of its neighbors. */
const ACCEPTED_WITHIN_MILES = 25;

/** Where ZIP codes are (SRCH-07, UI-11). Built once per process; answers from memory. */
export class ZipDirectory {
  static #loaded: Promise<ZipDirectory> | undefined;
  readonly #table: ZipTable;
  readonly #cities: readonly string[];
  readonly #states: readonly string[];
  readonly #counties: readonly string[];
  readonly #townsByState = new Map<string, TownIndex>();

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

  /** Loads the directory, once a process, in a worker thread, because reading the source takes half a second. */
  static load(): Promise<ZipDirectory> {
    ZipDirectory.#loaded ??= readDirectory();
    return ZipDirectory.#loaded;
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

  /**
   * VAL-13: whether a city name is one that the ZIP code goes by. Beside its usual name that is any place of the
   * same state close to it: who lives in Bee Cave (78738) or Hollywood (90028) need not write Austin or Los Angeles.
   */
  isCityOf(zip: string, city: string): boolean {
    const place = this.place(zip);
    if (place === undefined) return false;
    if (samePlaceName(place.city, city)) return true;
    const spots = this.#townsOf(place.state).get(plainPlaceName(city)) ?? [];
    return spots.some((spot) => milesBetween(spot, place) <= ACCEPTED_WITHIN_MILES);
  }

  /** Built when a state is first asked for: most processes are asked for a few. */
  #townsOf(state: string): TownIndex {
    const known = this.#townsByState.get(state);
    if (known !== undefined) return known;
    const { towns, zips, latitudes, longitudes } = this.#table;
    const index: TownIndex = new Map();
    const add = (name: string, spot: Coordinates) => {
      const key = plainPlaceName(name);
      index.set(key, [...(index.get(key) ?? []), spot]);
    };
    const names = towns.names.split("\n");
    for (const [at, townState] of towns.states.split("\n").entries()) {
      if (townState === state) add(names[at] ?? "", spotAt(towns, at));
    }
    for (let at = 0; at < zips.length; at += 1) {
      if (this.#states[at] === state) add(this.#cities[at] ?? "", spotAt({ latitudes, longitudes }, at));
    }
    this.#townsByState.set(state, index);
    return index;
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

function spotAt(columns: Pick<TownTable, "latitudes" | "longitudes">, at: number): Coordinates {
  return { latitude: columns.latitudes[at] as number, longitude: columns.longitudes[at] as number };
}

async function readDirectory(): Promise<ZipDirectory> {
  const worker = new Worker(new URL("./zip-directory-worker.ts", import.meta.url));
  const [table] = (await once(worker, "message")) as [ZipTable];
  await worker.terminate();
  return new ZipDirectory(table);
}
