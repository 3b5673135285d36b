import { describe, expect, it } from "vitest";
import { englishText as t } from "#platform/shared/texts/text.ts";
import { handoverWords } from "./handover-words.ts";

const at = new Date("2026-06-19T15:00:00Z");
const timeZone = "America/Chicago";

describe("A delivered car", () => {
  it("is said to be where it is, and until when it can be brought back", () => {
    const said = handoverWords(t, {
      place: "12 Main St, Austin",
      at,
      returnDays: 5,
      cancelRight: null,
      timeZone,
    });
    expect(said).toMatch(
      /^Where: 12 Main St, Austin\. .*by Wednesday, June 24, 2026 at 10:00.AM .*5-day money-back guarantee\.$/u,
    );
  });

  it.each([null, 0])("promises nothing where the retailer takes nothing back (%s)", (returnDays) => {
    expect(handoverWords(t, { place: "Austin", at, returnDays, cancelRight: null, timeZone })).toBe(
      "Where: Austin.",
    );
  });

  it("is said to be what the law lets its buyer cancel, also where the retailer takes nothing back", () => {
    const cancelRight = {
      days: 3,
      maximumMiles: 400,
      restockingCents: 37_500,
      maximumMileageChargeCents: 15_000,
    };
    // Shortly before midnight at the dealer, and already the next day in UTC.
    const evening = new Date("2026-11-10T07:30:00Z");
    const told = { place: null, at: evening, cancelRight, timeZone: "America/Los_Angeles" };
    const said = handoverWords(t, { ...told, returnDays: null });
    expect(said).toMatch(/^By law .* through Thursday, November 12, 2026, with at most 400 miles driven\./u);
    expect(said).toContain("$375.00 and at most $150.00");
    expect(handoverWords(t, { ...told, returnDays: 5 })).toMatch(/5-day money-back guarantee\. By law /u);
  });

  it("names no place that nobody knows", () => {
    expect(handoverWords(t, { place: null, at, returnDays: null, cancelRight: null, timeZone })).toBe("");
  });
});
