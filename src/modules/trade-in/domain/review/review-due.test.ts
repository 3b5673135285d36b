import { expect, test } from "vitest";
import { REVIEW_WEEK, reviewDueAt } from "./review-due.ts";

const ZONE = "America/Chicago";
const due = (at: string, isClosed: (day: string) => boolean = () => false) => {
  const { dueAt, isLater } = reviewDueAt(Date.parse(at), ZONE, REVIEW_WEEK, isClosed);
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

test("A closed day is no day of review", () => {
  expect(due("2026-11-26T21:00:00Z", (day) => day === "2026-11-26")).toBe("2026-11-27T15:05 later");
});

test("A retailer that never opens promises two weeks, and no endless search", () => {
  expect(due("2026-11-25T21:00:00Z", () => true)).toBe("2026-12-09T21:00 later");
});
