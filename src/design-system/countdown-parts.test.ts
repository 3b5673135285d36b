import { expect, test } from "vitest";
import { countdownParts } from "./countdown-parts.ts";

test("a countdown pads every part to two digits", () => {
  expect(countdownParts(3723)).toEqual({ hours: "01", minutes: "02", seconds: "03" });
});

test("a countdown stops at zero", () => {
  expect(countdownParts(-5)).toEqual({ hours: "00", minutes: "00", seconds: "00" });
});

test("a countdown ignores fractions of a second", () => {
  expect(countdownParts(59.9)).toEqual({ hours: "00", minutes: "00", seconds: "59" });
});
