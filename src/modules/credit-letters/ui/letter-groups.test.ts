import { expect, it } from "vitest";
import { letterGroups, type SentLetter } from "./letter-groups.ts";

const letter = (noticeId: string, appliedAt: string | null, isEarlier: boolean): SentLetter => ({
  noticeId,
  title: "Decision on your credit application",
  sentAt: "2026-06-10T15:00:00Z",
  appliedAt,
  isEarlier,
});
const FIRST = "2026-06-01T15:00:00Z";
const SECOND = "2026-06-05T15:00:00Z";

it("Letters of the application that counts come first, then those of each earlier one", () => {
  const groups = letterGroups([
    letter("late", FIRST, true),
    letter("now", "2026-06-09T15:00:00Z", false),
    letter("second", SECOND, true),
    letter("first", FIRST, true),
  ]);
  expect(groups.map(({ isEarlier, appliedAt, letters }) => [isEarlier, appliedAt, letters.length])).toEqual([
    [false, null, 1],
    [true, FIRST, 2],
    [true, SECOND, 1],
  ]);
});

it("Earlier letters whose application is no longer kept are still earlier ones", () => {
  expect(letterGroups([letter("old", null, true)])).toMatchObject([{ isEarlier: true, appliedAt: null }]);
  expect(letterGroups([])).toEqual([]);
});
