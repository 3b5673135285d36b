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

/** Which retailers' stock is in memory (decision 0503). */
export interface StockResidency {
  /** Everybody's, from the start on. */
  readonly keepsAll: boolean;
  /** Somebody asks for this retailer's. */
  visit(tenantId: string): void;
  /** Whose stock leaves now; nobody's who was visited within the last minute. */
  leaving(residents: Iterable<Resident>): readonly string[];
}

/** @param limitMb 0 keeps everything in memory */
export function residencyWithin(
  limitMb: number,
  now: () => number = () => performance.now(),
): StockResidency {
  return limitMb === 0 ? EVERYBODY : new VisitedStock(limitMb * 1024 * 1024, now);
}

const EVERYBODY: StockResidency = { keepsAll: true, visit: () => undefined, leaving: () => [] };

/** Those that somebody asked for, the least lately asked one leaving first where not all fit. */
class VisitedStock implements StockResidency {
  readonly keepsAll = false;
  readonly #limitBytes: number;
  readonly #now: () => number;
  /** In the order of the last visit. */
  readonly #visits = new Map<string, number>();

  constructor(limitBytes: number, now: () => number) {
    this.#limitBytes = limitBytes;
    this.#now = now;
  }

  visit(tenantId: string): void {
    this.#visits.delete(tenantId);
    this.#visits.set(tenantId, this.#now());
  }

  leaving(residents: Iterable<Resident>): string[] {
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
