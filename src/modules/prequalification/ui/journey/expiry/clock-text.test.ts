import { describe, expect, it } from "vitest";
import { clockText, saidSeconds } from "./clock-text.ts";

describe("A countdown", () => {
  it.each([
    [120, "02:00"],
    [119, "01:59"],
    [9, "00:09"],
    [0, "00:00"],
  ])("shows %d seconds as %s", (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  it.each([
    [121, undefined],
    [120, 120],
    [61, 120],
    [60, 60],
    [11, 30],
    [3, 10],
    [0, 0],
  ])("with %d seconds left has last said %s", (seconds, said) => {
    expect(saidSeconds(seconds)).toBe(said);
  });
});
