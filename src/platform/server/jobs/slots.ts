/** How much may be claimed now. */
export interface Room {
  /** Jobs in all. */
  readonly free: number;
  /** Retailers that have all they may have. */
  readonly full: readonly string[];
  /** What those may have that have something already. */
  readonly rooms: readonly { readonly tenantId: string; readonly places: number }[];
  /** What anybody else may have. */
  readonly others: number;
}

/**
 * Places for jobs that run side by side. A retailer may have half of what all others leave, so that one whose jobs take
 * long, or come by the thousand, always leaves places to the rest.
 */
export class Slots {
  readonly #most: number;
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(most: number) {
    this.#most = most;
  }

  take(tenantId: string): void {
    this.#taken.set(tenantId, (this.#taken.get(tenantId) ?? 0) + 1);
    this.#all += 1;
  }

  give(tenantId: string): void {
    const left = (this.#taken.get(tenantId) ?? 0) - 1;
    if (left > 0) this.#taken.set(tenantId, left);
    else this.#taken.delete(tenantId);
    this.#all -= 1;
  }

  room(): Room {
    const free = this.#most - this.#all;
    const all = [...this.#taken].map(([tenantId, own]) => ({
      tenantId,
      places: Math.ceil((free + own) / 2) - own,
    }));
    return {
      free,
      full: all.filter(({ places }) => places <= 0).map(({ tenantId }) => tenantId),
      rooms: all.filter(({ places }) => places > 0),
      others: Math.ceil(free / 2),
    };
  }
}
