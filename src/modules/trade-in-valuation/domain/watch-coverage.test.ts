import { expect, test } from "vitest";
import type { ComparableCar } from "./comparable-car.ts";
import type { ValueTable } from "./value-table.ts";
import { coverageOf, watchCoverage } from "./watch-coverage.ts";

const LEVEL = Math.log(2_000_000);
const model = { count: 40, level: LEVEL, slopes: [], trims: {}, years: {} };
const table: ValueTable = {
  version: 1,
  fittedOn: "2026-11-25",
  count: 40,
  models: { "toyota camry": model },
  band: { low: 0.9, high: 1.1, count: 40 },
};
const car = (priceCents: number, of = "Camry"): ComparableCar => ({
  id: `VIN${priceCents}`,
  make: "Toyota",
  model: of,
  trim: null,
  bodyClass: "sedan",
  ageYears: 0,
  miles: 0,
  priceCents,
  grade: null,
});
/** Cars of which so many lie in the band. */
const arrived = (inside: number, outside: number) => [
  ...Array.from({ length: inside }, () => car(2_000_000)),
  ...Array.from({ length: outside }, () => car(1_000_000)),
];

test("cars that came after a table was fitted say how its band does, and only once they are many", () => {
  const few = watchCoverage(table, arrived(10, 20));
  expect([coverageOf(few), few.isOut]).toEqual([null, false]);
  const many = watchCoverage({ ...table, watch: few }, arrived(75, 0));
  expect(coverageOf(many)).toBeCloseTo(85 / 105);
  expect(many.isOut).toBe(false);
});

test.each([
  [74, true],
  [75, false],
  [85, false],
  [86, true],
])("%i of 100 in the band: the alarm is %s", (inside, isOut) => {
  expect(watchCoverage(table, arrived(inside, 100 - inside)).isOut).toBe(isOut);
});

test("what happened long ago no longer counts, and a model without values never does", () => {
  const old = watchCoverage(table, arrived(0, 200));
  const now = watchCoverage({ ...table, watch: old }, [...arrived(160, 40), car(2_000_000, "Supra")]);
  expect(coverageOf(now)).toBe(0.8);
  expect(watchCoverage(null, arrived(1, 1))).toEqual({ marks: "", isOut: false });
});
