/** What several wait for at the same time is done once. */
export class Arrivals {
  readonly #awaited = new Map<string, Promise<void>>();

  /** Until it has come: with a wait that began before, or with this one. */
  async await(key: string, bring: () => Promise<void>): Promise<void> {
    let arrival = this.#awaited.get(key);
    if (arrival === undefined) {
      arrival = bring().finally(() => this.#awaited.delete(key));
      this.#awaited.set(key, arrival);
    }
    await arrival;
  }
}
