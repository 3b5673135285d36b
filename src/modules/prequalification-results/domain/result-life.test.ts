import { describe, expect, it } from "vitest";
import { endNewsOf } from "./end-news.ts";
import { daysLeft, resultDays, stateToday } from "./result-life.ts";

describe("The days of a result", () => {
  it.each([
    ["late in the evening", "2026-06-11T03:59:00Z", "America/New_York", "2026-06-10", "2026-07-10"],
    ["after midnight", "2026-06-11T04:01:00Z", "America/New_York", "2026-06-11", "2026-07-11"],
    ["across the end of a year", "2026-12-20T18:00:00Z", "America/Chicago", "2026-12-20", "2027-01-19"],
  ])("are the retailer's, %s", (_, instant, zone, asOf, last) => {
    expect(resultDays(Date.parse(instant), zone)).toMatchObject({ asOf, last });
  });

  it.each([
    ["in summer", "2026-06-10T15:00:00Z", "2026-07-11T04:00:00.000Z"],
    ["over the change of clocks", "2026-10-20T15:00:00Z", "2026-11-20T05:00:00.000Z"],
  ])("end at the midnight after the last one, %s", (_, instant, over) => {
    const { overAt } = resultDays(Date.parse(instant), "America/New_York");
    expect(new Date(overAt).toISOString()).toBe(over);
  });

  it("are counted down to 0 on the last one", () => {
    expect(daysLeft("2026-07-10", "2026-07-07")).toBe(3);
    expect(daysLeft("2026-07-10", "2026-07-10")).toBe(0);
    expect(daysLeft("2026-07-10", "2026-07-11")).toBe(-1);
  });
});

describe("The state today", () => {
  it("is over after the last day, and a no stays a no", () => {
    const approved = { state: "mf_completed", validUntil: "2026-07-10" } as const;
    expect(stateToday(approved, "2026-07-10")).toBe("mf_completed");
    expect(stateToday(approved, "2026-07-11")).toBe("mq_approved_expired");
    expect(stateToday({ state: "mq_declined", validUntil: null }, "2027-01-01")).toBe("mq_declined");
    const over = { state: "mq_approved_expired", validUntil: "2026-07-10" } as const;
    expect(stateToday(over, "2026-07-12")).toBe("mq_approved_expired");
  });
});

describe("What is told about the end", () => {
  it.each([
    [10, 0, undefined],
    [4, 0, undefined],
    [3, 0, "soon"],
    [2, 1, undefined],
    [1, 0, "soon"],
    [0, 0, "today"],
    [0, 1, "today"],
    [0, 2, undefined],
    [-1, 2, "expired"],
    [-9, 0, "expired"],
    [-9, 3, undefined],
  ])("with %i days left, told %i so far, is %s", (days, told, news) => {
    expect(endNewsOf({ days, told })?.news).toBe(news);
  });
});
