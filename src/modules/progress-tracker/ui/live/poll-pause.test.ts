import { describe, expect, it } from "vitest";
import { pollPause } from "./poll-pause.ts";

const calm = { failures: 0, isFailing: false, isWaiting: false, isLive: true };

describe("When the tracker asks again by itself", () => {
  it.each([
    ["told of changes", {}, null],
    ["not told of changes", { isLive: false }, 30_000],
    ["a link is out (IDV-04)", { isWaiting: true }, 30_000],
    ["the first failed load (OP-36)", { isFailing: true, failures: 1 }, 30_000],
    ["the third", { isFailing: true, failures: 3 }, 30_000],
    ["the fourth", { isFailing: true, failures: 4 }, 60_000],
    ["the sixth", { isFailing: true, failures: 6 }, 240_000],
    ["any later one", { isFailing: true, failures: 60 }, 300_000],
  ])("%s", (_row, change, expected) => {
    expect(pollPause({ ...calm, ...change })).toBe(expected);
  });
});
