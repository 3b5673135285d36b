import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { WorkThread } from "#platform/server/process/work-thread.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { NoticePaper } from "./internal/draw-notice.ts";

type Pdf = Uint8Array<ArrayBuffer>;

/** A drawing takes about 50 ms, so that the last one waits two seconds. */
const MOST_WAITING = 40;
/** About a hundred letters. */
const MOST_BYTES = 8 * 1024 * 1024;
const BUSY = english("We can't make this letter right now. Try again in a moment.");

/**
 * Draws every letter in a thread of its own, so that drawing holds nobody up, and keeps what it drew in memory. The
 * same letter under the same brand is the same bytes. Built once per process.
 */
export class NoticePress {
  readonly #thread = new WorkThread<NoticePaper, Pdf>(
    new URL("./internal/notice-worker.ts", import.meta.url),
  );
  readonly #kept = new LRUCache<string, Pdf>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  readonly #mostWaiting: number;

  constructor({ mostWaiting = MOST_WAITING }: { readonly mostWaiting?: number } = {}) {
    this.#mostWaiting = mostWaiting;
  }

  /** Whether this letter was drawn already and costs nothing. */
  has(paper: NoticePaper): boolean {
    return this.#kept.has(keyOf(paper));
  }

  /**
   * The letter as a PDF.
   * @throws AppError provider-unavailable `credit.noticeBusy` when too many are waiting
   */
  async draw(paper: NoticePaper): Promise<Pdf> {
    const key = keyOf(paper);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    if (this.#thread.waiting >= this.#mostWaiting)
      throw new AppError("provider-unavailable", {
        code: "credit.noticeBusy",
        message: BUSY,
        retryAfterSeconds: 5,
      });
    const pdf = await this.#thread.ask(paper);
    this.#kept.set(key, pdf);
    return pdf;
  }
}

/** Of everything that is printed. */
function keyOf({ letter, sentAt, sender, brand: { logo, ...brand } }: NoticePaper): string {
  const hash = createHash("sha256").update(JSON.stringify({ letter, sentAt, sender, brand }));
  return (logo === null ? hash : hash.update(logo.jpeg)).digest("base64url");
}
