import { expect, it } from "vitest";
import { isOdometerExempt } from "./odometer-exemption.ts";

it.each([
  // The examples of 49 CFR 580.17(a)(3) and (4), and the years around them.
  [2010, 2020, true],
  [2010, 2019, false],
  [2011, 2021, false],
  [2011, 2030, false],
  [2011, 2031, true],
  [2016, 2026, false],
  [1998, 2026, true],
])(
  "a car of %d that changes hands in %d is exempt from an odometer statement: %s",
  (model, year, isExempt) => {
    expect(isOdometerExempt(model, year)).toBe(isExempt);
  },
);
