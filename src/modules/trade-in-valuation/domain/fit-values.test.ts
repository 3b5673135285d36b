import fc from "fast-check";
import { expect, test } from "vitest";
import type { ComparableCar } from "./comparable-car.ts";
import { estimatedValue } from "./estimated-value.ts";
import { fitValues } from "./fit-values.ts";
import { isInBand } from "./value-band.ts";

const noise = (i: number) => 1 + (((i * 7919) % 200) - 100) / 1000;
const madeUp = (i: number, change: Partial<ComparableCar> = {}): ComparableCar => {
  const ageYears = (i * 3) % 12;
  const miles = 4_000 + ((i * 977) % 130_000);
  const isBetter = i % 5 === 0;
  const exact = 3_000_000 * 0.87 ** ageYears * Math.exp(-miles / 260_000) * (isBetter ? 1.2 : 1);
  return {
    id: `VIN${i}`,
    make: "Toyota",
    model: "Camry",
    trim: isBetter ? "XLE" : "LE",
    bodyClass: "sedan",
    ageYears,
    miles,
    priceCents: Math.round(exact * noise(i)),
    grade: null,
    ...change,
  };
};
const cars = Array.from({ length: 400 }, (_, i) => madeUp(i));
const table = fitValues(cars, "2026-11-25");
const asked = { ...madeUp(1), ageYears: 4, miles: 50_000 };

test("a table finds the prices behind cars that lie around them", () => {
  const exact = 3_000_000 * 0.87 ** 4 * Math.exp(-50_000 / 260_000);
  expect(estimatedValue(table.models, asked)! / exact).toBeGreaterThan(0.96);
  expect(estimatedValue(table.models, asked)! / exact).toBeLessThan(1.04);
  const better = estimatedValue(table.models, { ...asked, trim: "XLE" })!;
  expect(better / estimatedValue(table.models, asked)!).toBeCloseTo(1.2, 1);
});

test("a few absurd prices move nothing", () => {
  const dirty = [...cars, ...Array.from({ length: 12 }, (_, i) => madeUp(i, { priceCents: 90_000_000 }))];
  const moved = estimatedValue(fitValues(dirty, "2026-11-25").models, asked)!;
  expect(moved / estimatedValue(table.models, asked)!).toBeGreaterThan(0.97);
  expect(moved / estimatedValue(table.models, asked)!).toBeLessThan(1.03);
});

test("a model that is not in the table has no value", () => {
  expect(estimatedValue(table.models, { ...asked, model: "Supra" })).toBeNull();
  expect(fitValues([], "2026-11-25").models).toEqual({});
});

test("the same cars give the same table, in whatever order they come", () => {
  const turned = fitValues(cars.toReversed(), "2026-11-25");
  expect(turned.band.count).toBe(table.band.count);
  expect(estimatedValue(turned.models, asked)).toBeCloseTo(estimatedValue(table.models, asked)!, 0);
});

test("eight of ten cars that the table never saw lie in its band", () => {
  const fresh = Array.from({ length: 400 }, (_, i) => madeUp(i + 5_003));
  const inside = fresh.filter((car) => isInBand(table, car) === true).length / fresh.length;
  expect(inside).toBeGreaterThan(0.7);
  expect(inside).toBeLessThan(0.9);
  expect(isInBand(table, { ...fresh[0]!, model: "Supra" })).toBeNull();
});

test("more miles and more years never raise a price by much, whatever the car", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: 3_000, max: 120_000 }),
      (ageYears, miles) => {
        const before = estimatedValue(table.models, { ...asked, ageYears, miles })!;
        const more = estimatedValue(table.models, { ...asked, ageYears, miles: miles + 20_000 })!;
        expect(more).toBeLessThan(before * 1.02);
      },
    ),
  );
});
