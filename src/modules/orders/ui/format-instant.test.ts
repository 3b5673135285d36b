import { expect, it } from "vitest";
import { formatDeadline } from "./format-instant.ts";

it("says in whose time something ends, so that nobody in another zone comes an hour late", () => {
  const until = "2026-12-27T20:57:00Z";
  expect(formatDeadline(until, "America/New_York", "en").replaceAll(/\s/gu, " ")).toBe(
    "Dec 27, 2026, 3:57 PM EST",
  );
  expect(formatDeadline(until, "America/Chicago", "es")).toMatch(/^27 dic 2026, 2:57\sp\.m\. CST$/u);
});
