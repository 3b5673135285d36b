import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listSlots } from "../../domain/slots.ts";
import { slotStarts } from "./slot-starts.ts";
import { instantOf, zonedParts } from "./slot-time.ts";

const ZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Indiana/Knox",
];
/** Every day from the first change of the clocks in 2026 to the second one in 2028. */
const anyDay = fc
  .integer({ min: Date.parse("2026-03-01") / 86_400_000, max: Date.parse("2028-11-30") / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe("Slots across the changes of the clocks", () => {
  it("are each one instant, shown there at that hour, an hour or more apart", () => {
    const rules = {
      openingHour: 7,
      closingHour: 21,
      leadBusinessDays: 0,
      bookableDays: 14,
      holidays: [],
      closedDates: [],
    };
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...ZONES), (today, zone) => {
        let before = 0;
        for (const { date, hour } of listSlots(today, rules)) {
          const start = instantOf(date, hour, zone);
          expect(zonedParts(start, zone)).toEqual({ date, hour });
          expect(start.getTime() - before).toBeGreaterThanOrEqual(3_600_000);
          before = start.getTime();
        }
      }),
      { numRuns: 25 },
    );
  });

  it("are worked out once per day, zone and rules, and never shared by others", () => {
    const rules = {
      openingHour: 9,
      closingHour: 17,
      leadBusinessDays: 2,
      bookableDays: 10,
      holidays: [],
      closedDates: [],
    };
    const first = slotStarts("2026-03-05", rules, "America/Chicago");
    expect(slotStarts("2026-03-05", { ...rules }, "America/Chicago")).toBe(first);
    expect(first.map(({ date, hour }) => ({ date, hour }))).toEqual(listSlots("2026-03-05", rules));
    for (const { date, hour, start } of first)
      expect(start).toEqual(instantOf(date, hour, "America/Chicago"));
    for (const other of [
      slotStarts("2026-03-06", rules, "America/Chicago"),
      slotStarts("2026-03-05", { ...rules, closingHour: 16 }, "America/Chicago"),
      slotStarts("2026-03-05", { ...rules, closedDates: ["2026-03-10"] }, "America/Chicago"),
      slotStarts("2026-03-05", rules, "America/New_York"),
    ])
      expect(other.map(({ start }) => start.getTime())).not.toEqual(
        first.map(({ start }) => start.getTime()),
      );
  });
});
