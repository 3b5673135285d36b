import { describe, expect, it } from "vitest";
import { englishText } from "#platform/shared/texts/text.ts";
import { expiryText } from "./expiry-text.ts";
import { movedText } from "./moved-text.ts";

describe("What is said about the end of a result (PQ-08)", () => {
  it.each([
    [0, "Your pre-qualification expires today."],
    [1, "Your pre-qualification expires in 1 day."],
    [7, "Your pre-qualification expires in 7 days."],
    [8, null],
    [null, null],
  ])("with %s days left is %s", (daysLeft, text) => {
    expect(expiryText(englishText, { state: "mq_approved", daysLeft })).toBe(text);
  });

  it("is that it ended, once it has", () => {
    expect(expiryText(englishText, { state: "mq_approved_expired", daysLeft: null })).toBe(
      "Your pre-qualification has expired.",
    );
  });
});

describe("What is said when payments moved (PQ-10)", () => {
  const moved = { changed: "zip", at: "2026-11-25T00:00:00Z", before: 50_000, after: 51_250 } as const;

  it.each([
    [moved, "went from $500.00 to $512.50 a month."],
    [{ ...moved, after: null }, "no longer qualifies."],
    [{ ...moved, before: null }, "now qualifies, at $512.50 a month."],
    [{ ...moved, after: 50_000 }, "still costs you the same per month."],
  ])("names the cause, and %o as %s", (terms, text) => {
    const said = movedText(englishText, terms);
    expect(said).toMatch(/^Taxes and fees of your new zip code changed your payments\./u);
    expect(said).toContain(text);
  });
});
