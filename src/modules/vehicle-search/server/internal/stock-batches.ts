interface StockBatch {
  readonly ids: Set<string>;
  readonly done: Promise<void>;
}

/** Vehicles that wait to be applied: those of a tenant that wait at the same time are applied together. */
export class StockBatches {
  readonly #open = new Map<string, StockBatch>();
  readonly #inTurn: (run: () => Promise<void>) => Promise<void>;
  readonly #apply: (tenantId: string, ids: readonly string[]) => Promise<void>;

  constructor(parts: {
    readonly inTurn: (run: () => Promise<void>) => Promise<void>;
    readonly apply: (tenantId: string, ids: readonly string[]) => Promise<void>;
  }) {
    this.#inTurn = parts.inTurn;
    this.#apply = parts.apply;
  }

  /** Until they are applied. */
  add(tenantId: string, vehicleIds: readonly string[]): Promise<void> {
    const batch = this.#open.get(tenantId) ?? this.#begin(tenantId);
    for (const id of vehicleIds) batch.ids.add(id);
    return batch.done;
  }

  #begin(tenantId: string): StockBatch {
    const ids = new Set<string>();
    const done = this.#inTurn(async () => {
      this.#open.delete(tenantId);
      await this.#apply(tenantId, [...ids]);
    });
    const batch = { ids, done };
    this.#open.set(tenantId, batch);
    return batch;
  }
}
