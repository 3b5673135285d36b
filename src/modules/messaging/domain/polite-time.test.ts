import { describe, expect, it } from "vitest";
import { isPoliteTime, politeFrom } from "./polite-time.ts";

const leaves = (at: string, state: string | null) =>
  new Date(politeFrom(Date.parse(at), state)).toISOString().slice(0, 16);

describe("A text that nobody waits for", () => {
  it("leaves from nine in the morning to eight in the evening", () => {
    expect([0, 539, 540, 1199, 1200].map(isPoliteTime)).toEqual([false, false, true, true, false]);
  });

  // Each asked at nine in the morning of New York, in summer and in winter.
  it.each([
    ["NY", "2026-07-01T13:00", "2026-12-01T14:00"],
    ["TX", "2026-07-01T15:00", "2026-12-01T16:00"],
    ["CA", "2026-07-01T16:00", "2026-12-01T17:00"],
    ["AZ", "2026-07-01T16:00", "2026-12-01T16:00"],
    ["AK", "2026-07-01T18:00", "2026-12-01T19:00"],
    ["HI", "2026-07-01T19:00", "2026-12-01T19:00"],
    ["PR", "2026-07-01T13:00", "2026-12-01T14:00"],
    ["GU", "2026-07-01T23:00", "2026-12-01T23:00"],
    ["AS", "2026-07-01T20:00", "2026-12-01T20:00"],
  ])("waits for the morning where its reader lives: %s", (state, summer, winter) => {
    expect([leaves("2026-07-01T13:00Z", state), leaves("2026-12-01T14:00Z", state)]).toEqual([
      summer,
      winter,
    ]);
  });

  it("waits in the evening of the eastern part of a state for the morning of its western part", () => {
    expect(leaves("2026-07-02T00:59Z", "TX")).toBe("2026-07-02T00:59");
    expect(leaves("2026-07-02T01:00Z", "TX")).toBe("2026-07-02T15:00");
  });

  it.each([
    ["the night when clocks go forward", "2026-03-08T05:00Z", "2026-03-08T13:00"],
    ["the night when clocks go back", "2026-11-01T05:00Z", "2026-11-01T14:00"],
    ["the evening before clocks go forward", "2026-03-08T01:00Z", "2026-03-08T13:00"],
  ])("leaves at nine by the new time after %s", (_night, at, morning) => {
    expect(leaves(at, "NY")).toBe(morning);
  });

  it.each([null, "", "AE", "XX"])(
    "to somebody of whom nobody knows where (%j) leaves by day everywhere",
    (state) => {
      expect(leaves("2026-07-01T13:00Z", state)).toBe("2026-07-01T19:00");
      expect(leaves("2026-07-01T23:59Z", state)).toBe("2026-07-01T23:59");
      expect(leaves("2026-07-02T00:00Z", state)).toBe("2026-07-02T19:00");
    },
  );

  it("reads a state in whatever letters it was typed", () => {
    expect(leaves("2026-07-01T13:00Z", "hi")).toBe("2026-07-01T19:00");
  });
});
