import type { ChangeFeed, FeedPosition, StockChange } from "#modules/inventory/server/changes/change-feed.ts";

const CHANGE_PAGE = 1000;
/** Changes are kept for an hour: whoever slept longer than this, a suspended machine say, reads the tables again. */
const FEED_TRUSTED_MS = 50 * 60_000;

/** How far this process has read the change feed. */
export class FeedReading {
  readonly #feed: ChangeFeed;
  #position: FeedPosition = { snapshot: "0:0:", server: "" };
  /** When the feed was last read to its end, in real milliseconds. */
  #readAt = 0;

  constructor(feed: ChangeFeed) {
    this.#feed = feed;
  }

  /** Begins with what changes from now on. */
  async begin(): Promise<void> {
    this.#position = await this.#feed.position();
    this.#readAt = performance.now();
  }

  /** Hands on what changed since the last time; false when the feed can no longer tell. */
  async readOn(onPage: (changes: readonly StockChange[]) => Promise<void>): Promise<boolean> {
    if (performance.now() - this.#readAt >= FEED_TRUSTED_MS) return false;
    const position = await this.#feed.read({ after: this.#position, pageSize: CHANGE_PAGE }, onPage);
    if (position === undefined) return false;
    this.#position = position;
    this.#readAt = performance.now();
    return true;
  }
}
