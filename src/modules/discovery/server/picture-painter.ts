import { hash } from "node:crypto";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { AppError } from "#platform/shared/app-error.ts";
import type { PictureOrder } from "../domain/picture-order.ts";
import type { PaintAnswer } from "./internal/picture-worker.ts";

interface PicturePainterOptions {
  /** Bytes of finished pictures that are kept. Default 24 MB, about 250 of them. */
  readonly keptBytes?: number;
  /** Pictures that may wait for the painter; more are refused. Default 12. */
  readonly queueLimit?: number;
  /** Longest time for one picture. Default 10 s. */
  readonly deadlineMs?: number;
  /** After this time without work the thread ends. Default 60 s. */
  readonly idleMs?: number;
}

interface Waiting {
  readonly resolve: (png: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Paints shared pictures and icons in one thread and keeps the newest (decision 0169). Built once per process;
 * the thread starts with the first picture and ends when nobody asks any more.
 */
export class PicturePainter {
  readonly #limits: Required<PicturePainterOptions>;
  readonly #kept: LRUCache<string, Uint8Array<ArrayBuffer>>;
  readonly #running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #next = 1;

  constructor(options: PicturePainterOptions = {}) {
    this.#limits = {
      keptBytes: 24 * 2 ** 20,
      queueLimit: 12,
      deadlineMs: 10_000,
      idleMs: 60_000,
      ...options,
    };
    this.#kept = new LRUCache({
      maxSize: this.#limits.keptBytes,
      sizeCalculation: ({ byteLength }) => byteLength,
    });
  }

  /** Names a picture by everything it depends on; what ETags are made of. */
  static keyOf(order: PictureOrder): string {
    return hash("sha256", JSON.stringify(order), "base64url").slice(0, 22);
  }

  /** The PNG. Throws provider-unavailable `picture.busy` when too many wait or painting fails. */
  async paint(order: PictureOrder): Promise<Uint8Array<ArrayBuffer>> {
    const key = PicturePainter.keyOf(order);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    if (this.#waiting.size >= this.#limits.queueLimit) throw busy();
    const painting = this.#ask(order).finally(() => this.#running.delete(key));
    this.#running.set(key, painting);
    const png = await painting;
    this.#kept.set(key, png);
    return png;
  }

  async close(): Promise<void> {
    await this.#end(new Error("the painter is closed"));
  }

  #ask(order: PictureOrder): Promise<Uint8Array<ArrayBuffer>> {
    const worker = (this.#worker ??= this.#start());
    clearTimeout(this.#idle);
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.#end(busy()), this.#limits.deadlineMs);
      this.#waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, order });
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL("./internal/picture-worker.ts", import.meta.url));
    worker.unref();
    worker.on("message", (answer: PaintAnswer) => this.#answer(answer));
    worker.on("error", (error) => void this.#end(error));
    return worker;
  }

  #answer(answer: PaintAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    if ("png" in answer) waiting.resolve(answer.png);
    else waiting.reject(new Error(`painting failed: ${answer.failure}`));
    if (this.#waiting.size > 0) return;
    this.#idle = setTimeout(() => void this.#end(busy()), this.#limits.idleMs);
    this.#idle.unref();
  }

  async #end(error: Error): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    clearTimeout(this.#idle);
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
    await worker?.terminate();
  }
}

function busy(): AppError {
  return new AppError("provider-unavailable", {
    code: "picture.busy",
    message: "The picture is not ready. Please try again.",
  });
}
