import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayOfWeek } from "#platform/shared/time/civil-date.ts";
import { firstSlotDay, isBookable, listSlots, type SlotRules } from "./slots.ts";

const RULES: SlotRules = {
  openingHour: 9,
  closingHour: 17,
  leadBusinessDays: 2,
  bookableDays: 10,
  holidays: ["thanksgiving", "christmas", "new-year"],
  closedDates: ["2026-04-03"],
};

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => iso(days * 86_400_000));

describe("Calendar days", () => {
  it("agree with the platform's calendar", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, days) => {
        const moved = new Date(Date.parse(day) + days * 86_400_000);
        if (moved.getTime() < 0) return;
        expect(addDays(day, days)).toBe(moved.toISOString().slice(0, 10));
        expect(dayOfWeek(day)).toBe(new Date(day).getUTCDay());
      }),
    );
  });

  it.each([
    ["2024-02-28", 1, "2024-02-29"],
    ["2024-12-31", 1, "2025-01-01"],
    ["2100-02-28", 1, "2100-03-01"],
  ])("%s plus %i is %s", (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
});

describe("The first day to book (OP-44: two business days ahead)", () => {
  it.each([
    ["Monday", "2026-03-02", "2026-03-04"],
    ["Tuesday", "2026-03-03", "2026-03-05"],
    ["Wednesday", "2026-03-04", "2026-03-06"],
    ["Thursday", "2026-03-05", "2026-03-09"],
    ["Friday", "2026-03-06", "2026-03-10"],
    ["Saturday", "2026-03-07", "2026-03-10"],
    ["Sunday", "2026-03-08", "2026-03-10"],
    ["day before a closed day", "2026-04-02", "2026-04-07"],
    ["Monday before Thanksgiving", "2026-11-23", "2026-11-25"],
    ["Tuesday before Thanksgiving", "2026-11-24", "2026-11-27"],
    ["Wednesday before Christmas", "2026-12-23", "2026-12-28"],
    ["last day of the year", "2026-12-31", "2027-01-05"],
  ])("on a %s (%s) it is %s", (_name, today, expected) => {
    expect(firstSlotDay(today, RULES)).toBe(expected);
  });
});

describe("Slots", () => {
  it("skip Thanksgiving and Christmas, and are as many as ever", () => {
    const days = new Set(listSlots("2026-11-20", RULES).map(({ date }) => date));
    expect(days.has("2026-11-26")).toBe(false);
    expect(days.has("2026-11-27")).toBe(true);
    expect(days.size).toBe(10);
  });

  it("run from 9:00, the last one ending at 17:00", () => {
    const hours = new Set(listSlots("2026-03-02", RULES).map(({ hour }) => hour));
    expect([...hours]).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
  });

  it("are never on a Sunday and never too early, on any day of the calendar", () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const slots = listSlots(today, RULES);
        const days = new Set(slots.map(({ date }) => date));
        expect(days.size).toBe(RULES.bookableDays);
        expect([...days].some((day) => dayOfWeek(day) === 0)).toBe(false);
        expect([...days].every((day) => day >= addDays(today, 2))).toBe(true);
      }),
    );
  });

  it.each([
    [{ date: "2026-03-04", hour: 9 }, true],
    [{ date: "2026-03-04", hour: 16 }, true],
    [{ date: "2026-03-04", hour: 17 }, false],
    [{ date: "2026-03-04", hour: 8 }, false],
    [{ date: "2026-03-04", hour: 9.5 }, false],
    [{ date: "2026-03-03", hour: 9 }, false],
    [{ date: "2026-03-07", hour: 9 }, true],
    [{ date: "2026-03-08", hour: 9 }, false],
    [{ date: "2027-03-04", hour: 9 }, false],
    [{ date: "2026-03-04", hour: -1 }, false],
    [{ date: "not a day", hour: 9 }, false],
  ])("%j on Monday 2 March 2026: %s", (slot, expected) => {
    expect(isBookable(slot, "2026-03-02", RULES)).toBe(expected);
  });
});
