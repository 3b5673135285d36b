/** Runs one after the other, in the order in which they were asked for; a failure is its caller's alone. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Until everything asked for so far is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
