import { expect, test } from "vitest";
import { systemIds } from "./ids.ts";

const ids = systemIds();

test("an id is its prefix and 26 readable characters, ordered by time", async () => {
  const first = ids.next("ord");
  await new Promise((resolve) => setTimeout(resolve, 3));
  const second = ids.next("ord");
  expect(first).toMatch(/^ord_[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(first < second).toBe(true);
});

test("a hundred thousand ids never repeat", () => {
  expect(new Set(Array.from({ length: 100_000 }, () => ids.next("x"))).size).toBe(100_000);
});

test("random text has the asked length and uses the whole alphabet evenly", () => {
  const counts = new Map<string, number>();
  for (const character of ids.random(64_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(32);
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(400);
});

test("integers stay below their bound", () => {
  const drawn = new Set(Array.from({ length: 500 }, () => ids.integer(3)));
  expect([...drawn].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
});
