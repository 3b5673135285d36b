import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { promisify } from "node:util";
import { LRUCache } from "lru-cache";
import { AskedAgain } from "#platform/shared/asked-again.ts";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Slow and small, for what is sent often. */
const THOROUGH = 5;
/** A sixth of the time for a quarter more bytes. */
const QUICK = 1;

async function brotliOf(body: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.byteLength };
  return new Uint8Array(await compress(body, { params }));
}

/** Anything older than this is rendered anew when the stock has changed since. */
const MAX_STALE_MS = 250;
/** Fits into a packet or two as it is. */
const SMALLEST_COMPRESSED = 2_000;

/** One rendered document, whole so that an answer is a header write and a buffer. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** A document without its body. */
type PageHead = Omit<StoredPage, "body"> & {
  /** Bytes of its body as it was rendered. */
  readonly size: number;
};

export interface PageAnswer {
  readonly page: PageHead;
  /** As it was rendered; undefined where only the compressed one is kept. */
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  readonly brotli: Uint8Array<ArrayBuffer> | undefined;
}

interface Entry extends PageAnswer {
  /** Whether the thorough compression is done or on its way. */
  isThorough: boolean;
  readonly version: string;
  readonly renderedAt: number;
}

/**
 * A rendering that runs. It is emptied at its end: a map that has grown old leaves its earlier tables behind until the next large
 * collection, and they would keep the whole page with them (0843).
 */
interface Flight {
  entry: Promise<Entry> | undefined;
}

export function answerWith({ body, ...head }: StoredPage): PageAnswer {
  return { page: { ...head, size: body.byteLength }, body, brotli: undefined };
}

/** Whether a body that is worth it was not compressed yet. */
export function isBare({ page, brotli }: PageAnswer): boolean {
  return brotli === undefined && page.size >= SMALLEST_COMPRESSED;
}

/**
 * Anonymous documents per tenant, path and normalized query. An entry is exact: it carries the
 * version it was rendered from and is not served once that version is older than MAX_STALE_MS.
 * Rendering is single flight; bodies are compressed off the main thread, from the first hit on. An address is stored
 * when it is asked for a second time: most questions are asked once, and bodies that nobody asks for again would only
 * give the garbage collector work (0183). Of what was compressed nothing else is kept: it is a seventh, and nearly
 * everybody reads it (0767).
 */
export class HtmlCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #flights = new Map<string, Flight>();
  /** Waiters of one rendering share its compression. */
  readonly #hurried = new WeakMap<PageHead, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #asked = new AskedAgain();
  readonly #now: () => number;

  constructor(maxBytes = 48 * 1024 * 1024, now: () => number = () => performance.now()) {
    // No bytes at all would be no limit; into one byte no page fits.
    this.#entries = new LRUCache({ maxSize: Math.max(1, maxBytes), sizeCalculation: sizeOf });
    this.#now = now;
  }

  /** A servable entry, without rendering. Kept synchronous: this is the hottest path of the product. */
  peek(key: string, version: string): PageAnswer | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.version !== version && this.#now() - entry.renderedAt > MAX_STALE_MS) return undefined;
    if (!entry.isThorough) this.#compress(key, entry);
    return entry;
  }

  /** Renders at most once at a time per key; every waiter gets the same stored document. */
  async fill(key: string, version: string, render: () => Promise<StoredPage>): Promise<PageAnswer> {
    const flightKey = `${key} ${version}`;
    const running = this.#flights.get(flightKey)?.entry;
    if (running !== undefined) return running;
    const entry = this.#render(key, version, render);
    const flight: Flight = { entry };
    this.#flights.set(flightKey, flight);
    try {
      return await entry;
    } finally {
      this.#flights.delete(flightKey);
      flight.entry = undefined;
    }
  }

  /**
   * The same with a compressed body: a new one is compressed in a hurry, because half a millisecond here saves
   * somebody on a phone most of a second.
   */
  async compressed(key: string, answer: PageAnswer): Promise<PageAnswer> {
    const { page } = answer;
    if (!isBare(answer)) return answer;
    let running = this.#hurried.get(page);
    if (running === undefined)
      this.#hurried.set(page, (running = plainOf(answer).then((body) => brotliOf(body, QUICK))));
    const brotli = await running;
    const entry = this.#entries.peek(key);
    if (entry?.page === page && entry.brotli === undefined)
      this.#entries.set(key, { ...entry, body: undefined, brotli });
    return { page, body: answer.body, brotli };
  }

  /** The same with the body as it was rendered, which is kept again for others who don't read the compressed one. */
  async plain(key: string, answer: PageAnswer): Promise<PageAnswer> {
    if (answer.body !== undefined) return answer;
    const body = await plainOf(answer);
    const entry = this.#entries.peek(key);
    if (entry?.page === answer.page) this.#entries.set(key, { ...entry, body });
    return { ...answer, body };
  }

  async #render(key: string, version: string, render: () => Promise<StoredPage>): Promise<Entry> {
    const renderedAt = this.#now();
    const entry: Entry = { ...answerWith(await render()), isThorough: false, version, renderedAt };
    // An older rendering of it that is stored tells the same as a visit.
    if (entry.page.status === 200 && (this.#entries.has(key) || this.#asked.ask(key)))
      this.#entries.set(key, entry);
    return entry;
  }

  #compress(key: string, entry: Entry): void {
    entry.isThorough = true;
    plainOf(entry)
      .then((body) => brotliOf(body, THOROUGH))
      .then(
        (brotli) => {
          const kept = this.#entries.peek(key);
          if (kept?.page !== entry.page) return;
          const body = kept.page.size < SMALLEST_COMPRESSED ? kept.body : undefined;
          this.#entries.set(key, { ...kept, body, brotli });
        },
        () => {
          // What is there keeps being served; another hit tries again.
          const kept = this.#entries.peek(key);
          if (kept?.page === entry.page) kept.isThorough = false;
        },
      );
  }
}

async function plainOf({ body, brotli }: PageAnswer): Promise<Uint8Array<ArrayBuffer>> {
  if (body !== undefined) return body;
  if (brotli === undefined) throw new Error("a page is kept without any body");
  return new Uint8Array(await decompress(brotli));
}

function sizeOf({ body, brotli }: Entry): number {
  // An empty body takes room too.
  return 1 + (body?.byteLength ?? 0) + (brotli?.byteLength ?? 0);
}
