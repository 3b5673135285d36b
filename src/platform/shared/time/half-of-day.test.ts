import { expect, test } from "vitest";
import { halfOfDay } from "./half-of-day.ts";

test.each([
  [0, { shown: 12, half: "AM" }],
  [9, { shown: 9, half: "AM" }],
  [12, { shown: 12, half: "PM" }],
  [23, { shown: 11, half: "PM" }],
])("Hour %i is told by clocks of 12", (hour, told) => {
  expect(halfOfDay(hour, "en")).toEqual(told);
});

test("Spanish has its own letters for the halves of a day", () => {
  expect([halfOfDay(9, "es").half, halfOfDay(21, "es").half]).toEqual(["a.m.", "p.m."]);
});
