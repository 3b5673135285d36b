/** Bounds how late a change is seen that nobody hinted at: statements by hand, other programs. */
const POLL_MS = 250;

/** Does the same again and again until the signal: at once when woken, and after a moment anyway. */
export class Turns {
  #wake: () => void = () => undefined;
  #running: Promise<void> | undefined;

  /** @param input.turn never throws; the first one is 1 */
  start(input: { readonly turn: (turn: number) => Promise<void>; readonly signal: AbortSignal }): void {
    this.#running = this.#run(input);
  }

  /** A wish during a turn counts for the next one. */
  wake(): void {
    this.#wake();
  }

  /** Until the turn that ran at the signal is over. */
  async ended(): Promise<void> {
    this.#wake();
    await this.#running;
  }

  async #run({ turn, signal }: Parameters<Turns["start"]>[0]): Promise<void> {
    for (let count = 1; !signal.aborted; count += 1) {
      const woken = new Promise<void>((resolve) => (this.#wake = resolve));
      await turn(count);
      const timer = setTimeout(() => this.#wake(), POLL_MS);
      await woken;
      clearTimeout(timer);
    }
  }
}
