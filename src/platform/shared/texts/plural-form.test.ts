import { expect, test } from "vitest";
import { pluralForm } from "./plural-form.ts";

test.each([
  ["en-US", "car|cars", { car: [1], cars: [0, 1.5, 2, 21, 1_000_000] }],
  ["es-US", "auto|autos", { auto: [1], autos: [0, 1.5, 2, 21, 1_000_000] }],
  ["fr-US", "voiture|voitures", { voiture: [0, 1, 1.5], voitures: [2, 21, 1_000_000] }],
  [
    "pl",
    "auto|auta|aut|auta (part)",
    { auto: [1], auta: [2, 23, 104], aut: [0, 5, 12, 21, 112], "auta (part)": [1.5] },
  ],
  ["ja", "台", { 台: [0, 1, 2, 21] }],
])("%s counts by its own rules", (locale, forms, expected) => {
  for (const [form, values] of Object.entries<number[]>(expected))
    for (const value of values)
      expect(`${value} ${pluralForm(locale, forms, value)}`).toBe(`${value} ${form}`);
});

test("a number that was written as text takes the last form", () => {
  expect(pluralForm("en-US", "car|cars", "1,200")).toBe("cars");
  expect(pluralForm("en-US", "car", "1")).toBe("car");
});
