import { expect, test } from "vitest";
import { VersionedCache } from "./versioned-cache.ts";

const kept = (cache: VersionedCache<string>, version = 1) =>
  ["a", "b", "c"].filter((key) => cache.get(key, version) !== undefined);

test("an answer is never given out for another version of the stock", () => {
  const cache = new VersionedCache<string>(10);
  cache.set("a", 1, { value: "old", weight: 2 });
  expect(cache.get("a", 2)).toBeUndefined();
  cache.set("a", 2, { value: "new", weight: 2 });
  expect([cache.get("a", 1), cache.get("a", 2)]).toEqual([undefined, "new"]);
});

test("an answer that grows pushes out what was used longest ago", () => {
  const cache = new VersionedCache<string>(10);
  for (const key of ["a", "b", "c"]) cache.set(key, 1, { value: key, weight: 3 });
  cache.get("a", 1);
  cache.grow("c", "c", 3);
  expect(kept(cache)).toEqual(["a", "c"]);
});

test("only the answer that grew counts for more", () => {
  const cache = new VersionedCache<string>(10);
  for (const key of ["a", "b", "c"]) cache.set(key, 1, { value: key, weight: 3 });
  cache.grow("c", "an earlier answer", 30);
  expect(kept(cache)).toEqual(["a", "b", "c"]);
});
