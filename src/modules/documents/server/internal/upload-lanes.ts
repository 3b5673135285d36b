/** Lets a few pieces of work of one owner run side by side; the others wait in the order of asking. */
export class UploadLanes {
  readonly #width: number;
  readonly #owners = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  constructor(width: number) {
    this.#width = width;
  }

  async take<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const lanes = this.#owners.get(owner) ?? { running: 0, waiting: [] };
    this.#owners.set(owner, lanes);
    if (lanes.running < this.#width) lanes.running += 1;
    else await new Promise<void>((start) => lanes.waiting.push(start));
    try {
      return await work();
    } finally {
      // The lane goes to whoever waits longest without becoming free in between.
      const next = lanes.waiting.shift();
      if (next !== undefined) next();
      else lanes.running -= 1;
      if (lanes.running === 0) this.#owners.delete(owner);
    }
  }
}
