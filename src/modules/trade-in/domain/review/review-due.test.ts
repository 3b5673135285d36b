import { expect, test } from "vitest";
import * as v from "valibot";
import { tradeInSettings } from "../settings-schema.ts";
import { reviewDueAt, reviewWeekOf } from "./review-due.ts";

const ZONE = "America/Chicago";
const hoursOf = (reviewHours: object) => v.parse(tradeInSettings.config.tradeIn, { reviewHours }).reviewHours;
const due = (at: string, isClosed: (day: string) => boolean = () => false) => {
  const { dueAt, isLater } = reviewDueAt(Date.parse(at), ZONE, reviewWeekOf(hoursOf({})), isClosed);
  return `${new Date(dueAt).toISOString().slice(0, 16)} ${isLater ? "later" : "soon"}`;
};

test.each([
  ["a Wednesday afternoon, in five minutes", "2026-11-25T21:00:00Z", "2026-11-25T21:05 soon"],
  ["a Wednesday before nine, at nine", "2026-11-25T12:00:00Z", "2026-11-25T15:05 later"],
  ["a Sunday before eleven, at eleven", "2026-11-29T16:30:00Z", "2026-11-29T17:05 later"],
  ["four minutes to midnight, the next morning", "2026-11-26T05:56:00Z", "2026-11-26T15:05 later"],
  ["a minute past midnight, at nine", "2026-11-26T06:01:00Z", "2026-11-26T15:05 later"],
])("A car that comes in %s", (_, at, expected) => {
  expect(due(at)).toBe(expected);
});

test("A retailer's own hours count instead", () => {
  const week = reviewWeekOf(hoursOf({ weekdays: { opens: 8, closes: 17 }, saturday: null, sunday: null }));
  const at = (time: string) =>
    new Date(reviewDueAt(Date.parse(time), ZONE, week, () => false).dueAt).toISOString().slice(0, 16);
  expect(at("2026-11-27T14:30:00Z")).toBe("2026-11-27T14:35");
  expect(at("2026-11-27T23:30:00Z")).toBe("2026-11-30T14:05");
});

test("A closed day is no day of review", () => {
  expect(due("2026-11-26T21:00:00Z", (day) => day === "2026-11-26")).toBe("2026-11-27T15:05 later");
});

test("A retailer that never opens promises two weeks, and no endless search", () => {
  expect(due("2026-11-25T21:00:00Z", () => true)).toBe("2026-12-09T21:00 later");
});
