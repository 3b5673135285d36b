import { expect, test } from "vitest";
import { BoundedCache } from "./bounded-cache.ts";

const cacheOf = (mostBytes: number) =>
  new BoundedCache<string>({ mostBytes, sizeOf: ({ length }) => length });

test("what was used longest ago makes room", () => {
  const cache = cacheOf(6);
  cache.set("a", "11");
  cache.set("b", "22");
  cache.set("c", "33");
  cache.get("a");
  cache.set("d", "44");
  expect(["a", "b", "c", "d"].map((key) => cache.get(key))).toEqual(["11", undefined, "33", "44"]);
});

test("never more bytes are kept than allowed, whatever is put where", () => {
  const cache = cacheOf(100);
  for (let round = 0; round < 1_000; round += 1) {
    cache.set(`key ${round % 17}`, "x".repeat((round * 7) % 61));
    expect(cache.bytes).toBeLessThanOrEqual(100);
  }
});

test("a value that is larger than everything is not kept, and takes the older one with it", () => {
  const cache = cacheOf(3);
  cache.set("a", "1");
  cache.set("a", "1234");
  expect([cache.get("a"), cache.bytes]).toEqual([undefined, 0]);
});
