import { createHash } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Rooftop } from "#modules/inventory/domain/vehicle.ts";
import type { IndexState } from "#modules/search-index/domain/index/index-state.ts";
import { packCards, unpackCards, type PackedCards } from "#modules/search-index/domain/packed-cards.ts";
import type { Log } from "#platform/server/context/log.ts";
import { TenantStock, type StockTenant } from "../tenant-stock.ts";
import { inSlices } from "./in-slices.ts";
import { packTree, unpackTree, type Tree } from "./packed-tree.ts";
import { readStockFile, UNFINISHED, UnusableStockFile, writeStockFile } from "./stock-file.ts";

/** What cars in a file were made by and of, besides their rows. */
interface Origin {
  readonly code: string;
  readonly tenantId: string;
  readonly settings: string;
  readonly rooftops: string;
  readonly year: number;
}

interface Head extends Origin {
  /** Listed vehicles beyond the retailer's limits, with their digests. */
  readonly beyond: readonly (readonly [string, number])[];
}

interface Content {
  readonly state: Omit<IndexState, "cards">;
  readonly cards: PackedCards;
}

const ENDING = ".stock";

/** Stocks as they were in memory once, a file for each retailer (decision 0685). */
export class StockSnapshots {
  readonly #folder: string;
  readonly #code: string;
  readonly #log: Log;

  /**
   * @param parts.folder of this machine; nothing in it is needed
   * @param parts.code what the code is that makes cars of rows
   */
  constructor({ folder, code, log }: { folder: string; code: string; log: Log }) {
    this.#folder = folder;
    this.#code = code;
    this.#log = log;
  }

  /** Bytes of the retailer's file; undefined where there is none. Nobody waits for a pipe or a device. */
  async sizeOf(tenantId: string): Promise<number | undefined> {
    const found = await stat(this.#fileOf(tenantId)).catch(() => undefined);
    return found?.isFile() === true ? found.size : undefined;
  }

  /** The retailer's stock as it was written; undefined, and said why, when its file cannot be used. */
  async read(
    tenant: StockTenant,
    now: { readonly version: number; readonly rooftops: readonly Rooftop[]; readonly year: number },
  ): Promise<TenantStock | undefined> {
    const stock = new TenantStock(tenant, now.version);
    stock.begin(now);
    const wanted = this.#originOf(stock);
    if (wanted === undefined) return undefined;
    try {
      const read = await readStockFile<Head>(this.#fileOf(tenant.id), (head) => refusalOf(head, wanted));
      if (read === undefined) return undefined;
      const { state, cards } = unpackTree(read.packed) as unknown as Content;
      stock.index.restore({ ...state, cards: await inSlices(unpackCards(cards)) });
      for (const [id, digest] of read.head.beyond) stock.beyond.set(id, digest);
      stock.saved = { version: state.version, at: performance.now() };
      return stock;
    } catch (error) {
      const why = error instanceof UnusableStockFile ? error.message : "unreadable";
      this.#log.info("stock file not used, reading the table", { tenantId: tenant.id, error: why });
      return undefined;
    }
  }

  /** Writes a stock as it is at this moment; it may change meanwhile. */
  async write(stock: TenantStock, signal: AbortSignal): Promise<void> {
    const origin = this.#originOf(stock);
    if (origin === undefined) return;
    const head: Head = { ...origin, beyond: [...stock.beyond] };
    const { cards, ...state } = stock.index.state();
    const content: Content = { state, cards: await inSlices(packCards(cards), signal) };
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const packed = packTree(content as unknown as Tree);
    await writeStockFile(this.#fileOf(stock.tenant.id), { head, packed, signal });
    stock.saved = { version: state.version, at: performance.now() };
  }

  /**
   * Removes the files of all but these retailers, and what a killed process did not finish. What cannot be removed stays,
   * a folder of the file system for one: nothing in here is needed, and nothing in here keeps a server from starting.
   */
  async keepOnly(tenantIds: Iterable<string>): Promise<void> {
    const kept = new Set([...tenantIds].map((id) => `${id}${ENDING}`));
    const files = await readdir(this.#folder).catch(() => []);
    for (const name of files) {
      const file = path.join(this.#folder, name);
      if (!kept.has(name) && !(await isBeingWritten(file))) await rm(file).catch(() => undefined);
    }
  }

  #fileOf(tenantId: string): string {
    return path.join(this.#folder, `${tenantId}${ENDING}`);
  }

  /** Undefined while its cars are not all made of the same. */
  #originOf({ tenant, year, origin }: TenantStock): Origin | undefined {
    if (origin === undefined || tenant.fingerprint === undefined) return undefined;
    const rooftops = createHash("sha256").update(origin).digest("base64");
    return { code: this.#code, tenantId: tenant.id, settings: tenant.fingerprint(), rooftops, year };
  }
}

/**
 * Of another process that shares the folder, which writes now and then a megabyte; one that has written nothing for so long
 * was killed. Killed again and again, it would fill the disk.
 */
const WRITTEN_WITHIN_MS = 300_000;

async function isBeingWritten(file: string): Promise<boolean> {
  if (!file.endsWith(UNFINISHED)) return false;
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < WRITTEN_WITHIN_MS;
}

function refusalOf(head: Head, wanted: Origin): string | undefined {
  if (head.tenantId !== wanted.tenantId) return "of another store";
  if (head.code !== wanted.code) return "made by other code";
  if (head.settings !== wanted.settings) return "made with other settings";
  if (head.rooftops !== wanted.rooftops) return "made with other rooftops";
  return head.year === wanted.year ? undefined : "of another year";
}
