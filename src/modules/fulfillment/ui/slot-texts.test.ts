import { describe, expect, it } from "vitest";
import { dayText, hourText, longDayText, weekdayText, whenText } from "./slot-texts.ts";

describe("A slot in words", () => {
  it("is the same day in every zone", () => {
    expect(longDayText("2026-11-25", "en")).toBe("Wednesday, November 25");
    expect(weekdayText("2026-11-25", "en")).toBe("Wed");
    expect(dayText("2026-11-25", "en")).toBe("Nov 25");
  });

  it.each([
    [0, "12:00 AM"],
    [9, "9:00 AM"],
    [12, "12:00 PM"],
    [16, "4:00 PM"],
  ])("hour %i reads %s", (hour, text) => {
    expect(hourText(hour, "en")).toBe(text);
  });

  it.each([
    ["2026-11-25T16:00:00Z", "Wednesday, November 25, 2026 at 10:00 AM CST"],
    ["2026-07-15T14:00:00Z", "Wednesday, July 15, 2026 at 9:00 AM CDT"],
  ])("%s reads %s where the rooftop is", (iso, text) => {
    expect(whenText(iso, "America/Chicago", "en").replaceAll("\u202f", " ")).toBe(text);
  });

  it("is Spanish for who reads Spanish", () => {
    expect(longDayText("2026-11-25", "es")).toBe("miércoles, 25 de noviembre");
    expect(hourText(9, "es")).toBe("9:00 a.m.");
    expect(hourText(12, "es")).toBe("12:00 p.m.");
  });
});
