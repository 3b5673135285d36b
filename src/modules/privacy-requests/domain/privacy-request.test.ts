import { daysAfter } from "#platform/shared/time/days-after.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACCESS_WINDOW_DAYS, nextFreeAccess } from "./privacy-request.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const ago = (days: number): Date => daysAfter(NOW, -days);

describe("Two access requests in twelve months (PRIV-01)", () => {
  it.each([
    ["the first", [], undefined],
    ["the second", [ago(10)], undefined],
    ["the third waits for the older one to be a year old", [ago(10), ago(100)], daysAfter(NOW, 265)],
    ["an old one counts no more", [ago(10), ago(366)], undefined],
    ["of three the second newest counts", [ago(300), ago(200), ago(5)], daysAfter(NOW, 165)],
  ])("%s", (_name, received, expected) => {
    expect(nextFreeAccess(received, NOW)).toEqual(expected);
  });

  it("never lets more than two into any twelve months", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 40 }), (days) => {
        const taken: Date[] = [];
        for (const day of days.toSorted((one, other) => one - other)) {
          const at = daysAfter(NOW, day);
          if (nextFreeAccess(taken, at) === undefined) taken.push(at);
        }
        return taken.every(
          (at) => taken.filter((one) => one >= at && one < daysAfter(at, ACCESS_WINDOW_DAYS)).length <= 2,
        );
      }),
    );
  });
});
