import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween, dayOfWeek, isCivilDate } from "./civil-date.ts";
import { instantOfLocalTime, isoInZone, localTimeOf } from "./zoned-time.ts";

const ZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Phoenix",
  "Pacific/Honolulu",
  "Asia/Kolkata",
  "UTC",
];
const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });

describe("Time in the zone of a rooftop", () => {
  it("shows the local day and minute of an instant", () => {
    const at = Date.parse("2026-03-30T23:30:20Z");
    expect(localTimeOf(at, "America/Chicago")).toEqual({ date: "2026-03-30", minutes: 18 * 60 + 30 });
    expect(localTimeOf(at, "Asia/Kolkata")).toEqual({ date: "2026-03-31", minutes: 5 * 60 });
  });

  it("finds the instant of a local time, on days on which clocks change as well", () => {
    const at = (date: string, minutes: number) =>
      new Date(instantOfLocalTime({ date, minutes }, "America/New_York")).toISOString();
    expect(at("2026-07-01", 600)).toBe("2026-07-01T14:00:00.000Z");
    expect(at("2026-03-08", 600)).toBe("2026-03-08T14:00:00.000Z");
    expect(at("2026-11-01", 600)).toBe("2026-11-01T15:00:00.000Z");
    // 2:30 does not exist on the first, exists twice on the second.
    expect(at("2026-03-08", 150)).toBe("2026-03-08T07:30:00.000Z");
    expect(at("2026-11-01", 90)).toBe("2026-11-01T05:30:00.000Z");
  });

  it("comes back to the same local time from every instant", () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (instant, zone) => {
        const local = localTimeOf(instant, zone);
        expect(localTimeOf(instantOfLocalTime(local, zone), zone)).toEqual(local);
      }),
    );
  });

  it("writes an instant with the zone's own offset, and it stays the same instant", () => {
    expect(isoInZone(Date.parse("2000-03-30T23:30:20Z"), "America/Los_Angeles")).toBe(
      "2000-03-30T15:30:20-08:00",
    );
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (instant, zone) => {
        expect(Date.parse(isoInZone(instant, zone))).toBe(Math.floor(instant / 1000) * 1000);
      }),
    );
  });

  it("counts days and knows which exist", () => {
    expect(daysBetween("2026-02-27", "2026-03-01")).toBe(2);
    expect(addDays("2026-02-27", 2)).toBe("2026-03-01");
    expect(dayOfWeek("2026-11-21")).toBe(6);
    expect([
      isCivilDate("2028-02-29"),
      isCivilDate("2026-02-29"),
      isCivilDate("2026-13-01"),
      isCivilDate("x"),
    ]).toEqual([true, false, false, false]);
  });
});

describe("Asking again and again", () => {
  it("answers each minute of each zone for itself, also where clocks are no whole minutes from UTC", () => {
    const noon = Date.UTC(2026, 10, 26, 12);
    for (const [seconds, clock] of [
      [0, "06:00"],
      [59, "06:00"],
      [60, "06:01"],
      [0, "06:00"],
    ] as const) {
      expect(minuteOf(noon + seconds * 1000, "America/Chicago")).toBe(clock);
      expect(minuteOf(noon + seconds * 1000, "America/New_York")).toBe(clock.replace("06", "07"));
    }
    // Liberia was 44 minutes and 30 seconds behind.
    expect(minuteOf(Date.UTC(1970, 0, 1, 12, 0, 10), "Africa/Monrovia")).toBe("11:15");
    expect(minuteOf(Date.UTC(1970, 0, 1, 12, 0, 40), "Africa/Monrovia")).toBe("11:16");
  });
});

function minuteOf(instant: number, timeZone: string): string {
  const { minutes } = localTimeOf(instant, timeZone);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
