import { Worker } from "node:worker_threads";
import type { Database } from "#platform/server/database/open-database.ts";
import { bodyStyleOf, fuelOf } from "../domain/feed-values.ts";
import type { BodyStyle, Fuel } from "#modules/inventory/domain/vehicle.ts";
import "./internal/import-tables.ts";

/** What a VIN tells without its serial number; a suggestion, used only where the feed is silent. */
export interface VinFacts {
  readonly make: string | null;
  readonly model: string | null;
  readonly year: number | null;
  readonly bodyStyle: BodyStyle | null;
  readonly fuel: Fuel | null;
  readonly doors: number | null;
}

const NOTHING: VinFacts = { make: null, model: null, year: null, bodyStyle: null, fuel: null, doors: null };

interface RawDecode {
  readonly id: number;
  readonly make?: string;
  readonly model?: string;
  readonly year?: number;
  readonly body?: string;
  readonly fuel?: string;
  readonly doors?: string;
}

/**
 * Offline vPIC decoding in a worker thread (a maker's first VIN takes up to half a second and blocks).
 * Answers are kept per pattern in memory and in `vin_decode`, so each is computed once ever.
 */
export class VinDecoder {
  readonly #database: Database;
  readonly #folder: string;
  readonly #now: () => Date;
  readonly #known = new Map<string, VinFacts>();
  readonly #waiting = new Map<number, (answer: RawDecode) => void>();
  #worker: Worker | undefined;
  #nextId = 0;
  #loaded = false;

  /** @param input.folder where the decoder may unpack its data (75 MB), below DATA_DIR */
  constructor(input: { database: Database; folder: string; now: () => Date }) {
    this.#database = input.database;
    this.#folder = input.folder;
    this.#now = input.now;
  }

  /** Facts for 17 characters, valid or not: serial numbers and check digits play no part. */
  async decode(vin: string): Promise<VinFacts> {
    if (!/^[A-HJ-NPR-Z0-9]{8}.[A-HJ-NPR-Z0-9]{2}.{6}$/i.test(vin)) return NOTHING;
    const pattern = `${vin.slice(0, 8)}*${vin.slice(9, 11)}`.toUpperCase();
    await this.#loadKnown();
    const known = this.#known.get(pattern);
    if (known !== undefined) return known;
    const raw = await this.#ask(`${pattern.slice(0, 8)}0${pattern.slice(9)}000001`);
    const facts: VinFacts = {
      make: makeName(raw.make),
      model: raw.model ?? null,
      year: raw.year ?? null,
      bodyStyle: bodyStyleOf(raw.body ?? ""),
      fuel: fuelOf(raw.fuel ?? ""),
      doors: raw.doors !== undefined && /^[1-6]$/.test(raw.doors) ? Number(raw.doors) : null,
    };
    this.#known.set(pattern, facts);
    await this.#store(pattern, facts);
    return facts;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #loadKnown(): Promise<void> {
    if (this.#loaded) return;
    const rows = await this.#database.system.kysely.selectFrom("vin_decode").selectAll().execute();
    for (const row of rows) {
      this.#known.set(row.pattern, {
        make: row.make,
        model: row.model,
        year: row.year,
        bodyStyle: row.body_style as BodyStyle | null,
        fuel: row.fuel as Fuel | null,
        doors: row.doors,
      });
    }
    this.#loaded = true;
  }

  async #store(pattern: string, facts: VinFacts): Promise<void> {
    const { bodyStyle, ...rest } = facts;
    await this.#database.system.kysely
      .insertInto("vin_decode")
      .values({ pattern, ...rest, body_style: bodyStyle, decoded_at: this.#now() })
      .onConflict((conflict) => conflict.column("pattern").doNothing())
      .execute();
  }

  #ask(vin: string): Promise<RawDecode> {
    const worker = (this.#worker ??= this.#start());
    const id = (this.#nextId += 1);
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      worker.postMessage({ id, vin });
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL("./vin-decoder-worker.ts", import.meta.url), {
      workerData: { folder: this.#folder },
    });
    const answer = (raw: RawDecode) => {
      this.#waiting.get(raw.id)?.(raw);
      this.#waiting.delete(raw.id);
    };
    worker.on("message", answer);
    // A decoder that dies leaves gaps in the data, never a failed import.
    worker.on("error", () => {
      this.#worker = undefined;
      for (const id of this.#waiting.keys()) answer({ id });
    });
    worker.unref();
    return worker;
  }
}

const UPPER = new Set(["BMW", "GMC", "RAM", "MINI", "SRT", "AMC", "VPG"]);

/** vPIC writes makers in capitals. */
function makeName(raw: string | undefined): string | null {
  if (raw === undefined) return null;
  if (UPPER.has(raw)) return raw;
  if (raw !== raw.toUpperCase()) return raw;
  return raw
    .toLowerCase()
    .replaceAll(/(^|[\s-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}
