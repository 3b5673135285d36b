import { describe, expect, it } from "vitest";
import { HOLIDAYS } from "#platform/shared/settings/holiday-names.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { isHoliday } from "./holidays.ts";

describe("Public holidays", () => {
  it.each([
    ["new-year", "2027-01-01"],
    ["martin-luther-king", "2027-01-18"],
    ["presidents", "2027-02-15"],
    ["memorial", "2027-05-31"],
    ["memorial", "2026-05-25"],
    ["juneteenth", "2027-06-19"],
    ["independence", "2027-07-04"],
    ["labor", "2026-09-07"],
    ["columbus", "2026-10-12"],
    ["veterans", "2026-11-11"],
    ["thanksgiving", "2026-11-26"],
    ["thanksgiving", "2029-11-22"],
    ["christmas", "2026-12-25"],
  ] as const)("%s is on %s", (holiday, date) => {
    expect(isHoliday(date, [holiday])).toBe(true);
    expect(isHoliday(addDays(date, 1), [holiday])).toBe(false);
    expect(isHoliday(addDays(date, -1), [holiday])).toBe(false);
    expect(isHoliday(date, [])).toBe(false);
  });

  it("are eleven a year", () => {
    const days = Array.from({ length: 365 }, (_, day) => addDays("2026-01-01", day));
    expect(days.filter((day) => isHoliday(day, HOLIDAYS))).toHaveLength(11);
  });
});
