import type { NewAnalyticsEvent } from "./internal/analytics-table.ts";

const MOST_WAITING = 5_000;
const MOST_KEYS = 20_000;
const MINUTE_MS = 60_000;

/**
 * Events between the beacon and the database: a page view must not cost a transaction. What does not fit is
 * dropped and counted; analytics are no promise. One for the process, made by composition.
 */
export class EventBuffer {
  #waiting: NewAnalyticsEvent[] = [];
  #hits = new Map<string, number>();
  #minute = 0;
  #dropped = 0;

  /** Whether the key may send so many more this minute. */
  allows(
    key: string,
    { count, limit, now }: { readonly count: number; readonly limit: number; readonly now: Date },
  ): boolean {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute !== this.#minute || this.#hits.size >= MOST_KEYS) {
      this.#hits = new Map();
      this.#minute = minute;
    }
    const hits = (this.#hits.get(key) ?? 0) + count;
    this.#hits.set(key, hits);
    return hits <= limit;
  }

  add(rows: readonly NewAnalyticsEvent[]): void {
    const room = MOST_WAITING - this.#waiting.length;
    this.#waiting.push(...rows.slice(0, room));
    this.#dropped += Math.max(0, rows.length - room);
  }

  /** For which retailers something waits. */
  waitingTenants(): ReadonlySet<string> {
    return new Set(this.#waiting.map((row) => row.tenant_id));
  }

  /** Takes what waits for one retailer. */
  take(tenantId: string): readonly NewAnalyticsEvent[] {
    const taken = this.#waiting.filter((row) => row.tenant_id === tenantId);
    if (taken.length > 0) this.#waiting = this.#waiting.filter((row) => row.tenant_id !== tenantId);
    return taken;
  }

  /** How many were dropped since the last question. */
  takeDropped(): number {
    const dropped = this.#dropped;
    this.#dropped = 0;
    return dropped;
  }
}
