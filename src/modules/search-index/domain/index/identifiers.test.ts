import fc from "fast-check";
import { expect, it } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { identifierKey } from "../words/keyword-words.ts";
import { Identifiers } from "./identifiers.ts";

const text = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[AaBb1 -]{0,4}$/) },
  { weight: 1, arbitrary: fc.constantFrom("K-1", "İ 1", "é", "ａ1") },
);
const car = fc.record({ vin: fc.option(text), stockNumber: fc.option(text) });
type Car = typeof car extends fc.Arbitrary<infer T> ? T : never;

it("finds the rows that a plain look finds, while thousands come and go", () => {
  const steps = fc.array(fc.record({ row: fc.nat({ max: 3_000 }), car: fc.option(car) }), {
    minLength: 500,
    maxLength: 3_000,
  });
  const property = fc.property(steps, fc.array(text, { minLength: 5 }), (all, asked) => {
    const cars = new Map<number, Car>();
    const identifiers = new Identifiers((row) => cars.get(row) as Car);
    for (const step of all) {
      const known = cars.get(step.row);
      if (known !== undefined) identifiers.forget(step.row, known);
      cars.delete(step.row);
      if (step.car === null) continue;
      cars.set(step.row, step.car);
      identifiers.learn(step.row, step.car);
    }
    for (const identifier of asked.map(identifierKey).filter(Boolean)) {
      const expected = [...cars]
        .filter(([, { vin, stockNumber }]) =>
          [vin, stockNumber].some((one) => identifierKey(one ?? "") === identifier),
        )
        .map(([row]) => row);
      expect(identifiers.rowsOf(identifier)).toEqual(expected.toSorted((a, b) => a - b));
    }
  });
  fc.assert(property, { numRuns: draws(60) });
});
