import { describe, expect, test } from "vitest";
import { englishText } from "#platform/shared/texts/text.ts";
import { daysLeft, momentText } from "./offer-times.ts";

const END = "2026-12-02T18:00:00.000Z";

describe("How long an offer is left", () => {
  test.each([
    ["a whole week", "2026-11-25T18:00:00.000Z", 7],
    ["an hour short of a week", "2026-11-25T19:00:00.000Z", 7],
    ["one minute", "2026-12-02T17:59:00.000Z", 1],
    ["nothing", "2026-12-02T18:00:00.000Z", 0],
    ["less than nothing", "2026-12-03T18:00:00.000Z", 0],
  ])("%s", (_, now, days) => {
    expect(daysLeft(END, Date.parse(now))).toBe(days);
  });
});

test("A moment is told by the clock of the retailer's people, whose name it says", () => {
  expect(momentText(englishText, END, "America/Chicago")).toBe("Wednesday, December 2 at 12:00 PM CST");
  expect(momentText(englishText, END, "America/New_York")).toBe("Wednesday, December 2 at 1:00 PM EST");
});
