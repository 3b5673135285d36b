import { expect, test } from "vitest";
import { stockResidencyContract } from "#tests/contracts/stock-residency.contract.ts";
import { residencyWithin } from "./stock-residency.ts";

stockResidencyContract("everybody's", (now) => residencyWithin(0, now));
stockResidencyContract("those that were visited", (now) => residencyWithin(3, now));

test("who was visited least lately leaves first, and no more than have to", () => {
  let now = 0;
  const stores = (...ids: string[]) => ids.map((id) => ({ id, cars: 500 }));
  // Each store is about 1.1 MB.
  const residency = residencyWithin(3, () => now);
  for (const id of ["a", "b", "c"]) residency.visit(id);
  residency.visit("a");
  now = 61_000;
  expect(residency.leaving(stores("a", "b", "c"))).toEqual(["b"]);
  expect(residency.leaving(stores("a", "c"))).toEqual([]);
});

test("without a limit all of it is in memory from the start on", () => {
  expect([residencyWithin(0).keepsAll, residencyWithin(1).keepsAll]).toEqual([true, false]);
});
