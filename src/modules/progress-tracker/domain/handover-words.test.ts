import { describe, expect, it } from "vitest";
import { englishText as t } from "#platform/shared/texts/text.ts";
import { handoverWords } from "./handover-words.ts";

const at = new Date("2026-06-19T15:00:00Z");
const timeZone = "America/Chicago";

describe("A delivered car", () => {
  it("is said to be where it is, and until when it can be brought back", () => {
    const said = handoverWords(t, { place: "12 Main St, Austin", at, returnDays: 5, timeZone });
    expect(said).toMatch(
      /^Where: 12 Main St, Austin\. .*by Wednesday, June 24, 2026 at 10:00.AM .*5-day money-back guarantee\.$/u,
    );
  });

  it.each([null, 0])("promises nothing where the retailer takes nothing back (%s)", (returnDays) => {
    expect(handoverWords(t, { place: "Austin", at, returnDays, timeZone })).toBe("Where: Austin.");
  });

  it("names no place that nobody knows", () => {
    expect(handoverWords(t, { place: null, at, returnDays: null, timeZone })).toBe("");
  });
});
