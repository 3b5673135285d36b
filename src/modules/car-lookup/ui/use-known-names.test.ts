import { expect, test } from "vitest";
import { namesLike } from "./use-known-names.ts";

const MAKES = ["Acura", "BMW", "Honda", "Hyundai", "Land Rover", "Toyota"];

test("Names that begin like what is typed come before those that hold it", () => {
  expect(namesLike(MAKES, "H")).toEqual(["Honda", "Hyundai"]);
  expect(namesLike(MAKES, "ro")).toEqual(["Land Rover"]);
  expect(namesLike(["Crosstrek", "Rogue"], "ro")).toEqual(["Rogue", "Crosstrek"]);
});

test("What is typed in full needs no suggestion, and nothing typed shows the first ones", () => {
  expect(namesLike(MAKES, " toyota ")).toEqual([]);
  expect(namesLike(MAKES, "")).toEqual(MAKES);
  expect(namesLike(MAKES, "Yugo")).toEqual([]);
});
