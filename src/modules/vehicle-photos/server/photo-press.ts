import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Log } from "#platform/server/context/log.ts";
import { callVendor } from "#platform/server/vendor-calls/call-vendor.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { PhotoFormat } from "../domain/photo-format.ts";
import { photoHead } from "../domain/photo-head.ts";
import { makePhoto, type PhotoLimits } from "./internal/make-photo.ts";

interface PressOptions {
  readonly log?: Log;
  readonly limits?: Partial<PhotoLimits>;
  /** Bytes of finished pictures that are kept. */
  readonly keptBytes?: number;
}

interface Asked {
  /** Address of the original, on a host of the retailer. */
  readonly source: string;
  /** Pixels. */
  readonly width: number;
  /** Pixels, to cut the photo to width by height; left out, it stays whole. */
  readonly height?: number | undefined;
  readonly format: PhotoFormat;
}

const LIMITS: PhotoLimits = { startingMs: 12_000, makingMs: 6_000 };
const MOST_SOURCE_BYTES = 15 * 2 ** 20;
const FETCH_MS = 8_000;
/** Two, so that a slow photo never stops all; no more, because each takes a core. */
const LANES = 2;
const MOST_WAITING = 60;
/** How long a photo that cannot be had or read is not tried again. */
const FAILED_MS = 60_000;

/** Makes the sizes of photos and keeps them. Built once per process. */
export class PhotoPress {
  readonly #options: PressOptions;
  readonly #made: LRUCache<string, Uint8Array<ArrayBuffer>>;
  /** Originals, which are asked for in several sizes one after the other. */
  readonly #sources = new LRUCache<string, Uint8Array>({
    maxSize: 48 * 2 ** 20,
    ttl: 120_000,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
  });
  readonly #failed = new LRUCache<string, true>({ max: 5_000, ttl: FAILED_MS });
  readonly #running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(options: PressOptions = {}) {
    this.#options = options;
    this.#made = new LRUCache({
      maxSize: options.keptBytes ?? 64 * 2 ** 20,
      sizeCalculation: ({ byteLength }) => byteLength,
    });
  }

  /**
   * @throws AppError not-found `photo.notFound` for a photo that cannot be had or read; provider-unavailable
   *   `photo.busy` while too many wait
   */
  async make(asked: Asked): Promise<Uint8Array<ArrayBuffer>> {
    const key = hash(
      "sha256",
      JSON.stringify([asked.source, asked.width, asked.height, asked.format]),
      "base64url",
    );
    const made = this.#made.get(key);
    if (made !== undefined) return made;
    if (this.#failed.has(asked.source)) throw photoNotFound();
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    if (this.#waiting.length >= MOST_WAITING) throw busy();
    const making = this.#inTurn(() => this.#work(asked)).finally(() => this.#running.delete(key));
    this.#running.set(key, making);
    const bytes = await making;
    this.#made.set(key, bytes);
    return bytes;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#working >= LANES) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#working += 1;
    try {
      return await work();
    } finally {
      this.#working -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #work({ source, ...size }: Asked): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = this.#sources.get(source) ?? (await this.#fetch(source));
    const isPhoto = bytes !== undefined && photoHead(bytes) !== null;
    const made = isPhoto
      ? await makePhoto({ bytes, ...size }, { ...LIMITS, ...this.#options.limits })
      : undefined;
    if (made === undefined || bytes === undefined) {
      this.#failed.set(source, true);
      throw photoNotFound();
    }
    this.#sources.set(source, bytes);
    return new Uint8Array(made);
  }

  async #fetch(source: string): Promise<Uint8Array | undefined> {
    const { log } = this.#options;
    const answer = await callVendor(
      { ...(log && { log }) },
      {
        name: "photos.read",
        method: "GET",
        url: source,
        headers: { accept: "image/jpeg, image/png, image/webp, image/gif" },
        reads: "bytes",
        mostBytes: MOST_SOURCE_BYTES,
        deadlineMs: FETCH_MS,
        repeatable: false,
      },
    );
    return answer.kind === "answer" && answer.status === 200 ? (answer.body as Uint8Array) : undefined;
  }
}

/** The one answer to every photo that there is not. */
export function photoNotFound(): AppError {
  return new AppError("not-found", {
    code: "photo.notFound",
    message: "We couldn't find that picture.",
  });
}

function busy(): AppError {
  return new AppError("provider-unavailable", {
    code: "photo.busy",
    message: "The picture is not ready. Please try again.",
    retryAfterSeconds: 2,
  });
}
