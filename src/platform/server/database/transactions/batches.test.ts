import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { Batches } from "./batches.ts";

function doubling(most: { mostItems: number; mostRunning: number }) {
  const runs: string[] = [];
  let running = 0;
  let mostAtOnce = 0;
  const batches = new Batches<number, number>({
    ...most,
    alone: async (key, item) => {
      runs.push(`${key}: ${item} alone`);
      await sleep(20);
      if (item === 13) throw new Error("thirteen");
      return item * 2;
    },
    run: async (key, items) => {
      runs.push(`${key}: ${items.join()}`);
      running += 1;
      mostAtOnce = Math.max(mostAtOnce, running);
      await sleep(2);
      running -= 1;
      if (items.includes(13)) throw new Error("thirteen");
      return items.map((item) => item * 2);
    },
  });
  return { batches, runs, mostAtOnce: () => mostAtOnce };
}

describe("Batches", () => {
  test("gather for a while where that is wanted", async () => {
    const runs: number[][] = [];
    const batches = new Batches<number, number>({
      mostItems: 10,
      mostRunning: 1,
      gatherMs: 20,
      alone: async (_key, item) => item,
      run: async (_key, items) => {
        runs.push([...items]);
        return items;
      },
    });
    const first = batches.add("a", 1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await Promise.all([first, batches.add("a", 2)])).toEqual([1, 2]);
    expect(runs).toEqual([[1, 2]]);
  });

  test("gather no longer once enough have come, and again for those that come later", async () => {
    const runs: number[][] = [];
    const batches = new Batches<number, number>({
      mostItems: 10,
      mostRunning: 1,
      gatherMs: 3_600_000,
      enough: 2,
      alone: async (_key, item) => item,
      run: async (_key, items) => {
        runs.push([...items]);
        return items;
      },
    });
    const first = batches.add("a", 1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(runs).toEqual([]);
    expect(await Promise.all([first, batches.add("a", 2)])).toEqual([1, 2]);
    const third = batches.add("a", 3);
    await new Promise((resolve) => setImmediate(resolve));
    expect(runs).toEqual([[1, 2]]);
    expect(await Promise.all([third, batches.add("a", 4)])).toEqual([3, 4]);
    expect(runs).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test("do together what is asked at the same moment, and answer each in its sequence", async () => {
    const { batches, runs } = doubling({ mostItems: 10, mostRunning: 1 });
    expect(await Promise.all([1, 2, 3].map((item) => batches.add("a", item)))).toEqual([2, 4, 6]);
    expect(runs).toEqual(["a: 1,2,3"]);
  });

  test("gather while one runs, up to the limit, and keep keys apart", async () => {
    const { batches, runs } = doubling({ mostItems: 2, mostRunning: 1 });
    const first = batches.add("a", 1);
    await sleep(1);
    const rest = [2, 3, 4].map((item) => batches.add("a", item));
    const other = batches.add("b", 5);
    await Promise.all([first, other, ...rest]);
    expect(runs).toEqual(["a: 1", "b: 5", "a: 2,3", "a: 4"]);
  });

  test("run no more than allowed at once", async () => {
    const { batches, runs, mostAtOnce } = doubling({ mostItems: 1, mostRunning: 2 });
    await Promise.all([1, 2, 3, 4, 5].map((item) => batches.add("a", item)));
    expect(runs).toHaveLength(5);
    expect(mostAtOnce()).toBe(2);
  });

  test("try one by one what failed together, so that nobody fails for another or waits for them", async () => {
    const { batches, runs } = doubling({ mostItems: 10, mostRunning: 1 });
    const tries = Promise.allSettled([1, 13, 3].map((item) => batches.add("a", item)));
    await sleep(10);
    expect(await batches.add("a", 4)).toBe(8);
    expect(runs).toEqual(["a: 1,13,3", "a: 1 alone", "a: 13 alone", "a: 3 alone", "a: 4"]);
    const results = (await tries).map((one) => (one.status === "fulfilled" ? one.value : "failed"));
    expect(results).toEqual([2, "failed", 6]);
  });
});
