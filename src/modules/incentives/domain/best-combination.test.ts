import { describe, expect, test } from "vitest";
import { bestCombination, canCombine, type Combinable } from "./best-combination.ts";

const program = (number: string, worthCents: number, rest: Partial<Combinable> = {}): Combinable => ({
  number,
  worthCents,
  stackGroup: null,
  excludes: [],
  ...rest,
});

const numbers = (programs: readonly Combinable[]): string[] =>
  programs.map(({ number }) => number).toSorted();
const sum = (programs: readonly Combinable[]): number =>
  programs.reduce((total, { worthCents }) => total + worthCents, 0);

/** Every lawful combination, the plain way. */
function bruteForce(programs: readonly Combinable[]): number {
  let best = 0;
  for (let mask = 0; mask < 2 ** programs.length; mask++) {
    const taken = programs.filter((_, at) => Math.floor(mask / 2 ** at) % 2 === 1);
    const isLawful = taken.every((one, at) => taken.slice(at + 1).every((other) => canCombine(one, other)));
    if (isLawful) best = Math.max(best, sum(taken));
  }
  return best;
}

/** The same row of numbers every time. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function anyPrograms(random: (below: number) => number, count: number): Combinable[] {
  return Array.from({ length: count }, (_, at) =>
    program(`P${at}`, random(20) * 25_000, {
      stackGroup: random(3) === 0 ? `G${random(4)}` : null,
      excludes: Array.from({ length: random(4) }, () => `P${random(count)}`),
    }),
  );
}

describe("The best lawful combination of programs", () => {
  test("takes everything that goes together", () => {
    const all = [program("A", 100_000), program("B", 50_000)];
    expect(numbers(bestCombination(all))).toEqual(["A", "B"]);
  });

  test("takes one of a group, the best", () => {
    const group = { stackGroup: "cash" };
    expect(numbers(bestCombination([program("A", 100, group), program("B", 300, group)]))).toEqual(["B"]);
  });

  test("leaves the largest out where two others are worth more", () => {
    const all = [program("A", 1_000, { excludes: ["B", "C"] }), program("B", 600), program("C", 600)];
    expect(numbers(bestCombination(all))).toEqual(["B", "C"]);
  });

  test("obeys an exclusion whichever of the two names it", () => {
    const all = [program("A", 100), program("B", 300, { excludes: ["A"] })];
    expect(numbers(bestCombination(all))).toEqual(["B"]);
    expect(numbers(bestCombination(all.toReversed()))).toEqual(["B"]);
  });

  test("never takes what is worth nothing", () => {
    expect(bestCombination([program("A", 0)])).toEqual([]);
  });

  test("is what trying every combination finds, and lawful", () => {
    const random = randomFrom(20_261_126);
    for (let round = 0; round < 400; round++) {
      const programs = anyPrograms(random, 1 + random(11));
      const found = bestCombination(programs);
      expect(sum(found), JSON.stringify(programs)).toBe(bruteForce(programs));
      for (const [at, one] of found.entries())
        for (const other of found.slice(at + 1)) expect(canCombine(one, other)).toBe(true);
    }
  });

  test("does not depend on the order of the list", () => {
    const random = randomFrom(7);
    for (let round = 0; round < 100; round++) {
      const programs = anyPrograms(random, 12);
      const distinct = programs.map((one, at) => ({ ...one, worthCents: one.worthCents + at }));
      expect(sum(bestCombination(distinct.toReversed()))).toBe(sum(bestCombination(distinct)));
    }
  });
});
