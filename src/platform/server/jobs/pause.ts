import { setTimeout as sleep } from "node:timers/promises";

/** What is asked for within this time is looked for once: a look costs more than most jobs. */
const GATHER_MS = 5;

/** Sleeps that `wake` and `end` cut short; a wake during work is remembered. */
export class Pause {
  readonly #longestMs: number;
  #ended = false;
  #hinted = false;
  #begunAt = 0;
  #alarm = new AbortController();

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
    this.#alarm.abort();
  }

  end(): void {
    this.#ended = true;
    this.#alarm.abort();
  }

  /** Until somebody wakes it, and never so short that looks follow each other at every hint. */
  async rest(): Promise<void> {
    await this.#sleep(this.#longestMs);
    const early = GATHER_MS - (performance.now() - this.#begunAt);
    if (early > 0 && !this.#ended) await sleep(early);
  }

  async #sleep(milliseconds: number): Promise<void> {
    this.#alarm = new AbortController();
    if (this.#hinted || this.#ended) return;
    const { signal } = this.#alarm;
    await sleep(milliseconds, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
}
