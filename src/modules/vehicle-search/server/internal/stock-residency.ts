/** A car in memory with everything that is derived from it: 1.6 to 2.1 KB were measured. */
const BYTES_A_CAR = 2_100;
/** A store without a car takes some room too. */
const BYTES_A_STORE = 60_000;
/** A store that was visited so lately may be in the middle of an answer. */
const IN_USE_MS = 60_000;

interface Resident {
  readonly id: string;
  readonly cars: number;
}

/**
 * Which retailers' stock is in memory where not all of it fits: those that somebody asked for, the least lately asked
 * one leaving first (decision 0503).
 */
export class StockResidency {
  readonly #limitBytes: number;
  readonly #now: () => number;
  /** In the order of the last visit. */
  readonly #visits = new Map<string, number>();

  /** @param limitMb 0 keeps everything in memory, from the start on */
  constructor(limitMb: number, now: () => number = () => performance.now()) {
    this.#limitBytes = limitMb * 1024 * 1024;
    this.#now = now;
  }

  get keepsAll(): boolean {
    return this.#limitBytes === 0;
  }

  visit(tenantId: string): void {
    if (this.keepsAll) return;
    this.#visits.delete(tenantId);
    this.#visits.set(tenantId, this.#now());
  }

  /** Who has to leave, so that the others fit again. */
  leaving(residents: Iterable<Resident>): string[] {
    if (this.keepsAll) return [];
    const cars = new Map([...residents].map(({ id, cars: count }) => [id, count]));
    let bytes = [...cars.values()].reduce((sum, count) => sum + bytesOf(count), 0);
    const gone: string[] = [];
    for (const [id, visitedAt] of this.#visits) {
      if (bytes <= this.#limitBytes || this.#now() - visitedAt < IN_USE_MS) break;
      const count = cars.get(id);
      if (count === undefined) continue;
      bytes -= bytesOf(count);
      gone.push(id);
    }
    for (const id of gone) this.#visits.delete(id);
    return gone;
  }
}

function bytesOf(cars: number): number {
  return cars * BYTES_A_CAR + BYTES_A_STORE;
}
