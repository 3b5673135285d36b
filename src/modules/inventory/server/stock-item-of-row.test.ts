import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { arrivalEnds } from "../domain/card-badge.ts";
import { arrivalEndsOf } from "./stock-item-of-row.ts";

const ZONES = ["America/New_York", "America/Los_Angeles", "Pacific/Honolulu", "Asia/Kolkata"];
/** Seconds since 1970, all of 2026. */
const YEAR = { min: 1_767_225_600, max: 1_798_761_599 };

test("a day that was reckoned for another car is the day on which this one came", () => {
  fc.assert(
    fc.property(fc.integer(YEAR), fc.constantFrom(...ZONES), (addedAt, zone) => {
      expect(arrivalEndsOf(addedAt, zone)).toBe(arrivalEnds(addedAt * 1000, zone));
    }),
    { numRuns: draws(4_000) },
  );
});
