import { expect, test } from "vitest";
import { FairTurns } from "./fair-turns.ts";

/** Work that ends when told to, and writes down when it began. */
function turnsOf(lanes: number, { mostOfOne = 20, mostOfAll = 200 } = {}) {
  const turns = new FairTurns({ lanes, mostOfOne, mostOfAll });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (owner: string, name: string) =>
    turns.take(owner, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, ask, end, settled: () => new Promise((resolve) => setImmediate(resolve)) };
}

test("others come before the second file of somebody who sent many", async () => {
  const { begun, ask, end, settled } = turnsOf(1);
  for (const name of ["a1", "a2", "a3"]) void ask("a", name);
  void ask("b", "b1");
  void ask("c", "c1");
  await settled();
  for (const name of ["a1", "b1", "c1", "a2"]) await end(name);
  expect(begun).toEqual(["a1", "b1", "c1", "a2", "a3"]);
});

test("a slow file holds up its owner only", async () => {
  const { begun, ask, end, settled } = turnsOf(2);
  void ask("slow", "s1");
  void ask("slow", "s2");
  for (const name of ["b1", "b2", "b3"]) void ask("b", name);
  await settled();
  for (const name of ["b1", "b2", "b3"]) await end(name);
  expect(begun).toEqual(["s1", "b1", "b2", "b3"]);
  await end("s1");
  expect(begun.at(-1)).toBe("s2");
});

test("who has too many waiting is refused, others are not, until all together are too many", async () => {
  const { ask, end, settled } = turnsOf(1, { mostOfOne: 2, mostOfAll: 3 });
  const first = ask("a", "a1");
  expect([ask("a", "a2"), ask("a", "a3")].map((asked) => asked !== undefined)).toEqual([true, false]);
  expect([ask("b", "b1"), ask("c", "c1")].map((asked) => asked !== undefined)).toEqual([true, false]);
  await settled();
  await end("a1");
  expect(await first).toBe("a1");
  expect(ask("c", "c2")).toBeDefined();
});

test("work that fails gives its turn to the next", async () => {
  const turns = new FairTurns({ lanes: 1, mostOfOne: 5, mostOfAll: 5 });
  const failed = turns.take("a", () => Promise.reject(new Error("broken")));
  const next = turns.take("a", () => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
