import { describe, expect, test } from "vitest";
import { consentOf, keptChoice, refusesTracking } from "./consent.ts";

const NOW = Date.UTC(2026, 10, 21);
const DAY_MS = 86_400_000;

describe("A choice", () => {
  test.each([
    [null, "unasked"],
    ["", "unasked"],
    ["maybe 5", "unasked"],
    ["yes", "unasked"],
    [keptChoice("yes", NOW), "yes"],
    [keptChoice("no", NOW - 364 * DAY_MS), "no"],
    [keptChoice("yes", NOW - 366 * DAY_MS), "unasked"],
  ])("kept as %s means %s", (kept, consent) => {
    expect(consentOf(kept, NOW)).toBe(consent);
  });

  test.each([
    [{}, false],
    [{ doNotTrack: null }, false],
    [{ doNotTrack: "0" }, false],
    [{ doNotTrack: "1" }, true],
    [{ globalPrivacyControl: true }, true],
    [{ globalPrivacyControl: false, doNotTrack: "unspecified" }, false],
  ])("is not asked for where the browser says %j: %s", (signals, refuses) => {
    expect(refusesTracking(signals)).toBe(refuses);
  });
});
