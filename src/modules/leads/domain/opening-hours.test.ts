import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { englishText } from "#platform/shared/texts/text.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { hoursLines, openText, timeText } from "../ui/hours-text.ts";
import { openingDaysOf, openState, weekHoursOf, type OpeningDays, type WeekHours } from "./opening-hours.ts";
import { testDriveDays, testDriveProblem, testDriveTimes } from "./test-drive-times.ts";

/** Sunday closed, weekdays 9 to 19:30, Saturday 9 to 17. */
const WEEK: WeekHours = [
  null,
  ...Array.from({ length: 5 }, () => ({ opens: 540, closes: 1170 })),
  { opens: 540, closes: 1020 },
];
const HOURS: OpeningDays = { week: WEEK, isClosed: () => false };
const SATURDAY = "2026-11-21";

describe("Opening hours", () => {
  it.each([
    ["on a weekday", "2026-11-20", 600, "Open now until 7:30 PM"],
    ["at the minute of opening", "2026-11-20", 540, "Open now until 7:30 PM"],
    ["at the minute of closing, before a Saturday", "2026-11-20", 1170, "Closed now, opens tomorrow at 9 AM"],
    ["early", SATURDAY, 0, "Closed now, opens at 9 AM"],
    ["after the last day of the week", SATURDAY, 1020, "Closed now, opens Monday at 9 AM"],
    ["on a closed day", "2026-11-22", 600, "Closed now, opens tomorrow at 9 AM"],
  ])("say what is true %s", (_, date, minutes, text) => {
    expect(openText(openState(WEEK, { date, minutes }), englishText)).toBe(text);
  });

  it("say so where a dealer is never open, or open one day a week", () => {
    const never = Array.from({ length: 7 }, () => null);
    expect(openText(openState(never, { date: SATURDAY, minutes: 600 }), englishText)).toBe(
      "Open by appointment",
    );
    const sundays: WeekHours = [{ opens: 600, closes: 720 }, ...never.slice(1)];
    const after = openState(sundays, { date: "2026-11-22", minutes: 720 });
    expect(after).toEqual({ kind: "closed", opens: { inDays: 7, weekday: 0, at: 600 } });
  });

  it("are those of the rooftop's own zone at the same instant", () => {
    const at = Date.parse("2026-11-20T01:00:00Z");
    const state = (zone: string) => openState(WEEK, localTimeOf(at, zone)).kind;
    expect(["America/New_York", "America/Chicago", "America/Los_Angeles"].map(state)).toEqual([
      "closed",
      "open",
      "open",
    ]);
  });

  it("are told in as few lines as the days allow", () => {
    expect(hoursLines(WEEK, englishText)).toEqual(["Mon–Fri: 9 AM–7:30 PM", "Sat: 9 AM–5 PM", "Sun: closed"]);
    const [demo] = demoTenants;
    const own = demo && weekHoursOf(demo.config, "sunlane-austin");
    const support = demo && weekHoursOf(demo.config, "sunlane-miami");
    expect(own && hoursLines(own, englishText)).toEqual([
      "Mon–Fri: 9 AM–8 PM",
      "Sat: 9 AM–7 PM",
      "Sun: 11 AM–6 PM",
    ]);
    // PRIV-05, where a dealer has named none.
    expect(support && hoursLines(support, englishText)).toEqual([
      "Mon–Fri: 9 AM–6 PM",
      "Sat: 9 AM–5 PM",
      "Sun: closed",
    ]);
  });

  it("write every time of the clock", () => {
    expect([0, 90, 720, 765, 1440].map((minutes) => timeText(minutes, englishText))).toEqual([
      "12 AM",
      "1:30 AM",
      "12 PM",
      "12:45 PM",
      "12 AM",
    ]);
  });
});

describe("Times of test drives", () => {
  const now = { date: SATURDAY, minutes: 605 };

  it("begin an hour from now on the half hour, and end an hour before closing", () => {
    const times = testDriveTimes(HOURS, SATURDAY, now);
    expect([times[0], times.at(-1)]).toEqual([690, 960]);
    expect(testDriveTimes(HOURS, "2026-11-23", now)[0]).toBe(540);
  });

  it("leave out closed days, days that are over and days too far ahead", () => {
    const days = testDriveDays(HOURS, { date: SATURDAY, minutes: 1000 });
    expect(days[0]).toBe("2026-11-23");
    expect(days).not.toContain("2026-11-29");
    expect(days.at(-1)).toBe("2026-12-21");
  });

  it("leave out the holidays and closed days of the retailer", () => {
    const { config } = demoTenants[0]!;
    const closedDates = ["2026-11-25"];
    const delivery = { ...config.config.delivery, holidays: ["thanksgiving" as const], closedDates };
    const hours = openingDaysOf({ ...config, config: { ...config.config, delivery } }, "sunlane-sacramento");
    const days = testDriveDays(hours, now);
    expect(days).toContain("2026-11-24");
    expect(days).not.toContain("2026-11-25");
    expect(days).not.toContain("2026-11-26");
    const wish = { preferredDate: "2026-11-26" };
    expect(testDriveProblem(wish, hours, now)).toBe("date-closed");
  });

  it.each([
    ["2026-11-23", undefined, null],
    ["2026-11-23", "09:00", null],
    ["2026-11-23", "09:10", "time"],
    ["2026-11-23", "19:00", "time"],
    [SATURDAY, "10:30", "time"],
    ["2026-11-22", undefined, "date-closed"],
    ["2026-11-20", undefined, "date-past"],
    ["2026-12-22", undefined, "date-far"],
    ["2026-02-30", undefined, "date"],
    ["soon", undefined, "date"],
  ])("check the wish for %s at %s: %s", (preferredDate, preferredTime, problem) => {
    expect(testDriveProblem({ preferredDate, preferredTime }, HOURS, now)).toBe(problem);
  });

  it("offer only what is then accepted, and everything that is", () => {
    const spans = fc.option(
      fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 })).map(([from, length]) => ({
        opens: from * 15,
        closes: Math.min(1440, (from + length) * 15),
      })),
    );
    const weeks = fc.array(spans, { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(
        weeks,
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: -1, max: 32 }),
        (week, minutes, ahead) => {
          const local = { date: SATURDAY, minutes };
          const preferredDate = addDays(SATURDAY, ahead);
          const offered = new Set(testDriveTimes({ week, isClosed: () => false }, preferredDate, local));
          for (let at = 0; at < 1440; at += 15) {
            const preferredTime = `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
            const isAccepted =
              testDriveProblem({ preferredDate, preferredTime }, { week, isClosed: () => false }, local) ===
              null;
            expect(isAccepted).toBe(offered.has(at));
          }
        },
      ),
    );
  });
});
