import { expect, test } from "vitest";
import { StockResidency } from "./stock-residency.ts";

const stores = (...ids: string[]) => ids.map((id) => ({ id, cars: 500 }));

test("who was visited least lately leaves first, and no more than have to", () => {
  let now = 0;
  // Each store is about 1.1 MB.
  const residency = new StockResidency(3, () => now);
  for (const id of ["a", "b", "c"]) residency.visit(id);
  residency.visit("a");
  now = 61_000;
  expect(residency.leaving(stores("a", "b", "c"))).toEqual(["b"]);
  expect(residency.leaving(stores("a", "c"))).toEqual([]);
});

test("who was visited within the last minute stays, whatever the limit says", () => {
  let now = 0;
  const residency = new StockResidency(1, () => now);
  for (const id of ["a", "b"]) residency.visit(id);
  now = 59_000;
  expect(residency.leaving(stores("a", "b"))).toEqual([]);
  now = 61_000;
  expect(residency.leaving(stores("a", "b"))).toEqual(["a", "b"]);
});

test("without a limit everybody stays", () => {
  const residency = new StockResidency(0, () => 0);
  expect(residency.keepsAll).toBe(true);
  expect(residency.leaving(stores("a"))).toEqual([]);
});
