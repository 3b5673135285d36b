import { expect, test } from "vitest";
import { boundsInWords } from "./bounds-in-words.ts";

test.each([
  ["red awd toyota under 30000", "red awd toyota", { priceMax: "30000" }],
  ["suv under $30k", "suv", { priceMax: "30000" }],
  ["below 22.5k", "", { priceMax: "22500" }],
  ["less than $ 18,500 honda", "honda", { priceMax: "18500" }],
  ["over 20000 under 30000", "", { priceMin: "20000", priceMax: "30000" }],
  ["at least 40,000 dollars truck", "truck", { priceMin: "40000" }],
  ["toyota menos de 25000", "toyota", { priceMax: "25000" }],
  ["más de $20,000 suv", "suv", { priceMin: "20000" }],
  ["camry under 50000 miles", "camry", { mileageMax: "50000" }],
  ["under under 3000 4000", "", { priceMax: "4000" }],
])("%j asks for %j within its bounds", (typed, rest, bounds) => {
  expect(boundsInWords(typed)).toEqual({ rest, bounds });
});

test.each(["under 300", "over 2020", "under", "thunder 30000", "f-150 over", "under 30000x", "mazda 3"])(
  "%j names no bound and stays as it is",
  (typed) => {
    expect(boundsInWords(typed)).toEqual({ rest: typed, bounds: {} });
  },
);
