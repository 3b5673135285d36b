/** A repeatable source of chance: the same seed gives the same sequence for ever (mulberry32). */
export interface SeededRandom {
  /** In [0, 1). */
  readonly next: () => number;
  /** Whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number;
  readonly chance: (part: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (part) => next() < part,
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error("Nothing to pick from.");
      return item;
    },
  };
}
