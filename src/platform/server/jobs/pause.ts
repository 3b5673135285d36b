import { setTimeout as sleep } from "node:timers/promises";

/** What is asked for within this time is looked for once: a look costs more than most jobs. */
const GATHER_MS = 12;

/** Sleeps that `wake` and `end` cut short; a wake during work is remembered. */
export class Pause {
  readonly #longestMs: number;
  #ended = false;
  #hinted = false;
  #begunAt = 0;
  /** Ends the sleep. */
  #rouse = (): void => undefined;

  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  get isEnded(): boolean {
    return this.#ended;
  }

  /** The look that comes now sees everything asked for until now. */
  begin(): void {
    this.#hinted = false;
    this.#begunAt = performance.now();
  }

  wake(): void {
    this.#hinted = true;
    this.#rouse();
  }

  end(): void {
    this.#ended = true;
    this.#rouse();
  }

  /** Until somebody wakes it, and never so short that looks follow each other at every hint. */
  async rest(): Promise<void> {
    await this.#sleep(this.#longestMs);
    const early = GATHER_MS - (performance.now() - this.#begunAt);
    if (early > 0 && !this.#ended) await sleep(early);
  }

  async #sleep(milliseconds: number): Promise<void> {
    if (this.#hinted || this.#ended) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.#rouse = resolve;
    await promise;
    clearTimeout(timer);
  }
}
