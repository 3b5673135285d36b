import { describe, expect, it } from "vitest";
import { instantOf, zonedParts } from "./slot-time.ts";

describe("The rooftop's own time", () => {
  it.each([
    ["2026-01-15", 9, "America/Chicago", "2026-01-15T15:00:00.000Z"],
    ["2026-07-15", 9, "America/Chicago", "2026-07-15T14:00:00.000Z"],
    ["2026-03-08", 9, "America/New_York", "2026-03-08T13:00:00.000Z"],
    ["2026-11-01", 9, "America/New_York", "2026-11-01T14:00:00.000Z"],
    ["2026-07-15", 16, "America/Phoenix", "2026-07-15T23:00:00.000Z"],
    ["2026-01-15", 16, "Pacific/Honolulu", "2026-01-16T02:00:00.000Z"],
  ] as const)("%s %i:00 in %s is %s", (...[date, hour, zone, instant]) => {
    expect(instantOf(date, hour, zone).toISOString()).toBe(instant);
    expect(zonedParts(new Date(instant), zone)).toEqual({ date, hour });
  });

  it("names the day where the rooftop is, not where the server is", () => {
    expect(zonedParts(new Date("2026-03-02T05:30:00Z"), "America/Chicago").date).toBe("2026-03-01");
  });
});
