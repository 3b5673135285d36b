import { expect, test } from "vitest";
import { planRemovals } from "./removals.ts";

const file = { allow: false, incomplete: undefined, maximumPercent: 20 };
const stock = { onSale: 600, newly: 0, pending: 0, confirmed: 0 };

test.each([
  ["nothing is missing", {}, "newly-and-confirmed"],
  ["a fifth is missing", { newly: 120 }, "newly-and-confirmed"],
  ["more than a fifth is missing", { newly: 121 }, "confirmed-only"],
  ["two of three cars are missing", { onSale: 3, newly: 2 }, "newly-and-confirmed"],
  ["three of three cars are missing", { onSale: 3, newly: 3 }, "confirmed-only"],
  ["held cars wait beside a usual day", { newly: 10, pending: 400 }, "newly-and-confirmed"],
])("when %s", (_, vanished, kind) => {
  expect(planRemovals({ ...stock, ...vanished }, file).kind).toBe(kind);
});

test("a held file says the share, and speaks for the next one", () => {
  expect(planRemovals({ ...stock, newly: 180 }, file)).toEqual({
    kind: "confirmed-only",
    reason: "30 % of the stock is missing from this file",
    counts: true,
  });
});

test("a file that is not whole removes nothing and says nothing about the next one", () => {
  expect(planRemovals({ ...stock, newly: 1 }, { ...file, incomplete: "it is cut off" })).toEqual({
    kind: "confirmed-only",
    reason: "it is cut off",
    counts: false,
  });
});

test("an operator's word removes everything", () => {
  expect(planRemovals({ ...stock, newly: 600 }, { ...file, allow: true, incomplete: "x" })).toEqual({
    kind: "all",
  });
});
