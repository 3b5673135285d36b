import { expect, test } from "vitest";
import { startingCars } from "./starting-cars.ts";

const cars = ["a", "b", "c", "d", "e", "f"].map((key) => ({ key }));
const keys = (seen: readonly string[]) => startingCars(cars, seen).map(({ key }) => key);

test("A row of cars to start with is full, and none of them stands in the row of those looked at last", () => {
  expect(keys([])).toEqual(["a", "b", "c", "d"]);
  expect(keys(["b"])).toEqual(["a", "c", "d", "e"]);
  expect(keys(["a", "b", "c"])).toEqual(["d", "e", "f"]);
});
